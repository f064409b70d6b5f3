import { beforeEach, expect, it, vi } from 'vitest';
import { readSettings } from '../src/config';

const warn = vi.hoisted(() => vi.fn<(text: string) => void>());
vi.mock('firebase-functions/logger', () => ({ warn }));

beforeEach(() => warn.mockClear());

const secrets = { smtpUrl: 'smtps://mail.example', webhookSecret: 'a secret', vapidPrivateKey: 'a key' };
const putSecrets = (some: object) => vi.stubEnv('ALERT_SECRETS', JSON.stringify(some));

it('the settings take a channel with all of its parts, and the standard of what functions/.env leaves empty', () => {
  putSecrets(secrets);
  vi.stubEnv('ALERT_MAIL_FROM', 'alerts@islandfuel.example');
  vi.stubEnv('ALERT_MAIL_TO', 'one@islandfuel.example, two@islandfuel.example,');
  vi.stubEnv('ALERT_UNCALLED_TO', '');
  vi.stubEnv('ALERT_HOURLY_LIMIT', '');
  expect(readSettings()).toEqual({
    push: undefined,
    mail: { smtpUrl: 'smtps://mail.example', from: 'alerts@islandfuel.example' },
    webhook: undefined,
    mailTo: ['mail:one@islandfuel.example', 'mail:two@islandfuel.example'],
    uncalledTo: [],
    morningTo: [],
    confirms: false,
    hourlyLimit: 30,
    callWithin: 60,
  });
  expect(warn).not.toHaveBeenCalled();
});

it.each([
  ['smtpUrl', { ALERT_MAIL_FROM: 'alerts@islandfuel.example' }],
  ['webhookSecret', { ALERT_WEBHOOK_URL: 'https://hooks.example/' }],
  ['vapidPrivateKey', { ALERT_PUSH_PUBLIC_KEY: 'a-key', ALERT_CONTACT: 'mailto:office@islandfuel.example' }],
])('the settings warn of a channel whose secret lacks %s, without a value', (secret, settings) => {
  putSecrets({ ...secrets, [secret]: '' });
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const { push, mail, webhook } = readSettings();
  expect([push, mail, webhook]).toEqual([undefined, undefined, undefined]);
  expect(warn.mock.calls).toEqual([[`A channel is off, as ALERT_SECRETS has no ${secret}.`]]);
});
