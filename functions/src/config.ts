import { defineBoolean, defineInt, defineJsonSecret, defineString } from 'firebase-functions/params';

type Secrets = Partial<Record<'vapidPrivateKey' | 'smtpUrl' | 'webhookSecret', string>>;

/** One secret for all channels: `{"vapidPrivateKey":"…","smtpUrl":"smtps://…","webhookSecret":"…"}`. */
export const alertSecrets = defineJsonSecret<Secrets>('ALERT_SECRETS');

/** A parameter, as .env is not in the environment when a deploy reads the functions. */
export const alertRegion = defineString('ALERT_REGION', { default: 'us-east1' });

const text = (name: string) => defineString(name, { default: '' });
// functions/.env.example describes them.
const pushPublicKey = text('ALERT_PUSH_PUBLIC_KEY');
const contact = text('ALERT_CONTACT');
const mailFrom = text('ALERT_MAIL_FROM');
const alertTo = text('ALERT_MAIL_TO');
const uncalledTo = text('ALERT_UNCALLED_TO');
const morningTo = text('ALERT_MORNING_TO');
const webhookUrl = text('ALERT_WEBHOOK_URL');
const confirms = defineBoolean('ALERT_CONFIRMS', { default: false });
const hourlyLimit = defineInt('ALERT_HOURLY_LIMIT', { default: 30 });
const callWithin = defineInt('ALERT_CALL_WITHIN_MINUTES', { default: 60 });

/** A channel without its part is off. */
export type Settings = ReturnType<typeof readSettings>;

/** Reads the parameters, which have values only while a function runs. */
export function readSettings() {
  const { vapidPrivateKey = '', smtpUrl = '', webhookSecret = '' } = alertSecrets.value();
  const mail = whole({ smtpUrl, from: mailFrom.value() });
  const addresses = (list: string) => (mail && list.match(/[^\s,]+/g)) ?? [];
  const mailTo = (list: string) => addresses(list).map((address) => `mail:${address}`);
  return {
    push: whole({ publicKey: pushPublicKey.value(), privateKey: vapidPrivateKey, subject: contact.value() }),
    mail,
    webhook: whole({ url: webhookUrl.value(), secret: webhookSecret }),
    mailTo: mailTo(alertTo.value()),
    uncalledTo: mailTo(uncalledTo.value()),
    morningTo: mailTo(morningTo.value()),
    confirms: confirms.value(),
    hourlyLimit: hourlyLimit.value(),
    callWithin: callWithin.value(),
  };
}

const whole = <Part extends Record<string, string>>(part: Part) =>
  Object.values(part).every(Boolean) ? part : undefined;
