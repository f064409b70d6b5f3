import { warn } from 'firebase-functions/logger';
import { defineJsonSecret, defineString } from 'firebase-functions/params';

type Secrets = Partial<Record<'vapidPrivateKey' | 'smtpUrl' | 'webhookSecret', string>>;

/** One secret for all channels: `{"vapidPrivateKey":"…","smtpUrl":"smtps://…","webhookSecret":"…"}`. */
export const alertSecrets = defineJsonSecret<Secrets>('ALERT_SECRETS');

/** A parameter, as .env is not in the environment when a deploy reads the functions. */
export const alertRegion = defineString('ALERT_REGION', { default: 'us-east1' });

/** Reads a setting of functions/.env, which a deploy copies into the environment; .env.example describes each. */
const setting = (name: string, standard = '') => process.env[`ALERT_${name}`] || standard;

/** A channel without its part is off. */
export type Settings = ReturnType<typeof readSettings>;

/** Reads the settings, which have values only while a function runs. */
export function readSettings() {
  const { vapidPrivateKey = '', smtpUrl = '', webhookSecret = '' } = alertSecrets.value();
  const mail = whole('smtpUrl', { smtpUrl, from: setting('MAIL_FROM') });
  const mailTo = (name: string) =>
    ((mail && setting(name).match(/[^\s,]+/g)) ?? []).map((address) => `mail:${address}`);
  return {
    push: whole('vapidPrivateKey', {
      publicKey: setting('PUSH_PUBLIC_KEY'),
      privateKey: vapidPrivateKey,
      subject: setting('CONTACT'),
    }),
    mail,
    webhook: whole('webhookSecret', { url: setting('WEBHOOK_URL'), secret: webhookSecret }),
    mailTo: mailTo('MAIL_TO'),
    uncalledTo: mailTo('UNCALLED_TO'),
    morningTo: mailTo('MORNING_TO'),
    confirms: setting('CONFIRMS') === 'true',
    hourlyLimit: Number(setting('HOURLY_LIMIT', '30')),
    callWithin: Number(setting('CALL_WITHIN_MINUTES', '60')),
  };
}

/** A channel without a part is off. A deploy cannot see the secret, so the log names what it alone lacks. */
function whole<Part extends Record<string, string>>(secret: keyof Secrets, part: Part) {
  const lacking = Object.values(part).filter((value) => !value);
  if (lacking.length === 1 && !alertSecrets.value()[secret])
    warn(`A channel is off, as ALERT_SECRETS has no ${secret}.`);
  return lacking.length === 0 ? part : undefined;
}
