import { defineBoolean, defineInt, defineJsonSecret, defineString } from 'firebase-functions/params';

/** What a channel needs; one without its part is off. */
export interface Settings {
  push?: { publicKey: string; privateKey: string; subject: string };
  mail?: { smtpUrl: string; from: string };
  webhook?: { url: string; secret: string };
  /** Addresses that hear of each request, of one that nobody called, and of each morning's work. */
  mailTo: readonly string[];
  uncalledTo: readonly string[];
  morningTo: readonly string[];
  /** Whether the prospect gets a confirmation. */
  confirms: boolean;
  /** Alerts an hour that are sent one by one. */
  hourlyLimit: number;
  /** Business minutes after which a new customer should have been called. */
  callWithin: number;
}

interface Secrets {
  vapidPrivateKey?: string;
  smtpUrl?: string;
  webhookSecret?: string;
}

/** One secret for all channels: `{"vapidPrivateKey":"…","smtpUrl":"smtps://…","webhookSecret":"…"}`. */
export const alertSecrets = defineJsonSecret<Secrets>('ALERT_SECRETS');

const optional = (name: string, description: string) => defineString(name, { default: '', description });
const list = (name: string, description: string) => {
  const param = optional(name, `${description}, with commas between them`);
  return () =>
    param
      .value()
      .split(',')
      .map((address) => address.trim())
      .filter(Boolean);
};

const pushPublicKey = optional('ALERT_PUSH_PUBLIC_KEY', 'The public VAPID key; the site has the same');
const contact = optional('ALERT_CONTACT', 'mailto: or https: address that push services may write to');
const mailFrom = optional('ALERT_MAIL_FROM', 'Sender of all mail');
const mailTo = list('ALERT_MAIL_TO', 'Addresses that hear of each request');
const uncalledTo = list('ALERT_UNCALLED_TO', 'Addresses that hear of a request that nobody called');
const morningTo = list('ALERT_MORNING_TO', "Owners who get the morning's counts");
const webhookUrl = optional('ALERT_WEBHOOK_URL', 'https: address that each event is posted to');
const confirms = defineBoolean('ALERT_CONFIRMS', { default: false });
const hourlyLimit = defineInt('ALERT_HOURLY_LIMIT', { default: 30 });
const callWithin = defineInt('ALERT_CALL_WITHIN_MINUTES', { default: 60 });

/** Reads the parameters, which have values only while a function runs. */
export function readSettings(): Settings {
  const { vapidPrivateKey = '', smtpUrl = '', webhookSecret = '' } = alertSecrets.value();
  const push = { publicKey: pushPublicKey.value(), privateKey: vapidPrivateKey, subject: contact.value() };
  const mail = { smtpUrl, from: mailFrom.value() };
  const webhook = { url: webhookUrl.value(), secret: webhookSecret };
  return {
    ...(isComplete(push) && { push }),
    ...(isComplete(mail) && { mail }),
    ...(isComplete(webhook) && { webhook }),
    mailTo: mailTo(),
    uncalledTo: uncalledTo(),
    morningTo: morningTo(),
    confirms: confirms.value(),
    hourlyLimit: hourlyLimit.value(),
    callWithin: callWithin.value(),
  };
}

const isComplete = (part: Readonly<Record<string, string>>) => Object.values(part).every(Boolean);
