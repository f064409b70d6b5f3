import { describe, expect, it } from 'vitest';
import { type Command, type Deployment, deploy, parseDeployOptions } from '../../../tools/deploy/deploy.ts';
import { UserError } from '../../../tools/support/fail.ts';

const variables = {
  VITE_FIREBASE_API_KEY: 'made-up-key',
  VITE_FIREBASE_AUTH_DOMAIN: 'island-fuel-live.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'island-fuel-live',
  VITE_FIREBASE_APP_ID: '1:123:web:abc',
};

const committed = { commit: 'abc1234', uncommitted: [] as readonly string[], settings: 'FROM=a@x.example' };

/** A deploy that writes down what it would have done. */
function runDeploy(changes: Partial<Deployment> = {}, exitCodes: (number | undefined)[] = []) {
  const done: string[] = [];
  const commands: Command[] = [];
  const said: string[] = [];
  const outcome = deploy({
    variables,
    readSources: () => committed,
    missingEngines: [],
    isDryRun: false,
    withAlerts: false,
    placeholders: [],
    run: async (command) => {
      commands.push(command);
      done.push(command.arguments.includes('test') ? 'test' : 'firebase');
      return exitCodes.length > 0 ? exitCodes.shift() : 0;
    },
    build: async () => {
      done.push('build');
      return 'built.json';
    },
    say: (line) => said.push(line),
    ...changes,
  });
  return { outcome, done, commands, said };
}

async function refusal(changes: Partial<Deployment>) {
  const { outcome, done } = runDeploy(changes);
  const error: unknown = await outcome.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(UserError);
  expect(done).toEqual([]);
  return String(error);
}

describe('npm run deploy', () => {
  it('tests and builds before it deploys', async () => {
    const { outcome, done, commands, said } = runDeploy();
    await outcome;
    expect(done).toEqual(['test', 'build', 'firebase']);
    const line = commands[1]?.arguments.join(' ');
    expect(line).toContain('deploy --project island-fuel-live --config built.json');
    expect(line).toContain('--only firestore:rules,firestore:indexes,hosting --message abc1234');
    expect(said.join('\n')).toContain('abc1234 is deployed to island-fuel-live.');
  });

  it('deploys the functions on request alone', async () => {
    const { outcome, commands } = runDeploy({ withAlerts: true });
    await outcome;
    const line = commands[1]?.arguments.join(' ');
    expect(line).toContain('--only firestore:rules,firestore:indexes,hosting,functions:alerts --message');
  });

  it('warns of placeholders first', async () => {
    const { outcome, done, said } = runDeploy({ placeholders: ['three testimonials', 'the portrait'] });
    await outcome;
    expect(said[0]).toMatch(/^Warning: .*three testimonials; the portrait\.$/);
    expect(done).toEqual(['test', 'build', 'firebase']);
    const quiet = runDeploy();
    await quiet.outcome;
    expect(quiet.said.join()).not.toContain('Warning');
  });

  it('refuses an unknown switch of the service worker', async () => {
    const off = runDeploy({ variables: { ...variables, VITE_SERVICE_WORKER: 'off' } });
    await off.outcome;
    expect(off.said[0]).toBe('This deploy takes the service worker away (VITE_SERVICE_WORKER=off).');
    const usual = runDeploy();
    await usual.outcome;
    expect(usual.said.join()).not.toContain('service worker');
    expect(await refusal({ variables: { ...variables, VITE_SERVICE_WORKER: 'of' } })).toContain('on or off');
  });

  it('tests without the company’s own values', async () => {
    const { outcome, commands } = runDeploy();
    await outcome;
    expect(commands[0]?.environment).toEqual({
      CI: 'true',
      ...Object.fromEntries(Object.keys(variables).map((name) => [name, ''])),
    });
  });

  it.each([
    [[undefined], 'Nothing was deployed, as it was stopped.', ['test']],
    [[0, undefined], 'Stopped: a part may be deployed already', ['test', 'build', 'firebase']],
  ])('says what is deployed when it is stopped (%j)', async (exitCodes, sentence, steps) => {
    const { outcome, done } = runDeploy({}, exitCodes);
    await expect(outcome).rejects.toThrow(sentence);
    expect(done).toEqual(steps);
  });

  it('says that nothing is deployed when it is stopped while it builds', async () => {
    const { outcome, done } = runDeploy({ build: async () => undefined });
    await expect(outcome).rejects.toThrow('Nothing was deployed, as it was stopped.');
    expect(done).toEqual(['test']);
  });

  it('builds nothing when a test fails', async () => {
    const { outcome, done } = runDeploy({}, [1]);
    await expect(outcome).rejects.toThrow('Nothing was deployed, as a test failed.');
    expect(done).toEqual(['test']);
  });

  it.each([
    ['a file', 'the sources', { ...committed, uncommitted: ['a.ts'] }],
    ['the commit', 'the sources', { ...committed, commit: 'def5678' }],
    ['a setting', 'a .env file', { ...committed, settings: 'FROM=b@x.example' }],
  ])('deploys nothing when %s changes after the tests began', async (_, named, changed) => {
    const states = [committed, changed];
    const { outcome, done } = runDeploy({ readSources: () => states.shift() ?? changed });
    await expect(outcome).rejects.toThrow(`Nothing was deployed, as ${named} changed`);
    expect(done).toEqual(['test', 'build']);
  });

  it('deploys nothing when the build fails', async () => {
    const { outcome, done } = runDeploy({ build: () => Promise.reject(new UserError('Too heavy.')) });
    await expect(outcome).rejects.toThrow('Too heavy.');
    expect(done).toEqual(['test']);
  });

  it('claims nothing when firebase-tools fails', async () => {
    const { outcome, said } = runDeploy({}, [0, 2]);
    await expect(outcome).rejects.toThrow(/npx firebase login/);
    expect(said.join()).not.toContain('is deployed');
  });

  it('refuses without its values, naming every missing one', async () => {
    const sentence = await refusal({
      variables: { VITE_FIREBASE_API_KEY: 'key', VITE_FIREBASE_APP_ID: ' ' },
    });
    expect(sentence).not.toContain('API_KEY');
    for (const name of ['AUTH_DOMAIN', 'PROJECT_ID', 'APP_ID']) {
      expect(sentence).toContain(`VITE_FIREBASE_${name}`);
    }
  });

  it('refuses a demo project', async () => {
    const demo = { ...variables, VITE_FIREBASE_PROJECT_ID: 'demo-fuel' };
    expect(await refusal({ variables: demo })).toContain(
      'outside of the emulators (not demo-…) in VITE_FIREBASE_PROJECT_ID',
    );
  });

  it.each(['Island Fuel', 'island_fuel', '123456789', 'https://console.firebase.google.com'])(
    'refuses "%s", which is no id of a project',
    async (id) => {
      const none = { ...variables, VITE_FIREBASE_PROJECT_ID: id };
      expect(await refusal({ variables: none })).toMatch(
        /without the id of a project \(.*\) in VITE_FIREBASE_PROJECT_ID: set/,
      );
    },
  );

  it('refuses what is not committed', async () => {
    const uncommitted = ['a.ts', 'b.ts', 'c.ts', 'd.ts', 'e.ts'];
    const readSources = () => ({ ...committed, uncommitted });
    expect(await refusal({ readSources })).toContain('a.ts, b.ts, c.ts and 2 more.');
  });

  it('refuses before its tests when an engine is missing', async () => {
    expect(await refusal({ missingEngines: ['firefox', 'webkit'] })).toContain('firefox, webkit. The README');
  });
});

describe('npm run deploy -- --dry-run', () => {
  it('names its commands without a run', async () => {
    const { outcome, done, said } = runDeploy({ isDryRun: true });
    await outcome;
    expect(done).toEqual([]);
    expect(said).toEqual([
      expect.stringContaining('deploy abc1234 to island-fuel-live'),
      '  node tools/run.mjs test',
      '  npm run build',
      expect.stringMatching(
        /firebase\.js deploy --project island-fuel-live --config \.firebase\.deploy\.json/,
      ),
    ]);
  });

  it('refuses what a deploy refuses', async () => {
    const readSources = () => ({ ...committed, uncommitted: ['a.ts'] });
    expect(await refusal({ isDryRun: true, readSources })).toContain('a.ts');
  });

  it('is an option beside --with-alerts', () => {
    expect(parseDeployOptions(['--dry-run'])).toEqual({ isDryRun: true, withAlerts: false });
    expect(parseDeployOptions(['--with-alerts'])).toEqual({ isDryRun: false, withAlerts: true });
    expect(parseDeployOptions([])).toEqual({ isDryRun: false, withAlerts: false });
    expect(() => parseDeployOptions(['--force'])).toThrow(/only options are --dry-run and --with-alerts/);
    expect(() => parseDeployOptions(['live'])).toThrow(/only options/);
  });
});
