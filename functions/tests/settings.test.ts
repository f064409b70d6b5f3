import { expect, it, vi } from 'vitest';
import { readSettings } from '../src/config';

const secrets = { smtpUrl: 'smtps://mail.example', webhookSecret: 'a secret', vapidPrivateKey: 'a key' };
const putSecrets = (some: object) => vi.stubEnv('ALERT_SECRETS', JSON.stringify(some));

it('take a channel with all of its parts, and the standard of what functions/.env leaves empty', () => {
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
});
