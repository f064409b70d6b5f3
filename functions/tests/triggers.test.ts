import { expect, it, vi } from 'vitest';

it('run in the region of the parameter, which a deploy reads from functions/.env', async () => {
  vi.stubEnv('GCLOUD_PROJECT', 'demo-alerts');
  const triggers = await import('../src/index');
  for (const { __endpoint } of Object.values(triggers)) {
    expect(JSON.parse(JSON.stringify(__endpoint))).toMatchObject({
      region: expect.stringContaining('params.ALERT_REGION'),
      maxInstances: 2,
      secretEnvironmentVariables: [{ key: 'ALERT_SECRETS' }],
    });
  }
});
