import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { readEnvFile } from '../support/env-files.ts';
import { UserError } from '../support/fail.ts';
import { functionsFolder } from './build-functions.ts';

type Values = Readonly<Record<string, string>>;

const address = /^[^\s<>@,]+@[^\s<>@,]+$/;
const isAddress = (text: string) => address.test(text);
const areAddresses = (text: string) =>
  text.split(',').every((part) => !part.trim() || isAddress(part.trim()));

const isCount = (text: string) => /^0*[1-9]\d*$/.test(text) && Number.isSafeInteger(Number(text));

const recipients = ['ALERT_MAIL_TO', 'ALERT_UNCALLED_TO', 'ALERT_MORNING_TO'];
const counts = ['ALERT_CALL_WITHIN_MINUTES', 'ALERT_HOURLY_LIMIT'];

type Form = readonly [name: string, form: string, isRight: (value: string) => boolean];

const forms: readonly Form[] = [
  ['ALERT_CONTACT', 'begins with mailto: or https://', (value) => /^(mailto:|https:\/\/)\S+$/.test(value)],
  ['ALERT_MAIL_FROM', 'is one e-mail address without a name', isAddress],
  ...recipients.map(
    (name) =>
      [name, 'holds e-mail addresses without names, with commas between them', areAddresses] satisfies Form,
  ),
  [
    'ALERT_WEBHOOK_URL',
    'begins with https:// and holds no user name or password',
    (value) =>
      URL.canParse(value) && /^(https:\/\/[^\s@/?#]+|http:\/\/127\.0\.0\.1(:\d+)?)([/?#]\S*)?$/.test(value),
  ],
  ['ALERT_CONFIRMS', 'is true or false', (value) => /^(true|false)$/.test(value)],
  ...counts.map((name) => [name, 'is a whole number from 1', isCount] satisfies Form),
];

/** The settings of the functions on this machine, as firebase-tools reads them; none without the file. */
export function readSettings(): Values {
  const file = join(functionsFolder, '.env');
  return existsSync(file) ? (parseEnv(readEnvFile(file)) as Values) : {};
}

/**
 * @param site the variables of the site's build.
 * @returns a sentence for each channel that stays off though a part of it is there.
 * @throws {UserError} naming, without its value, every setting that the functions could not use.
 */
export function checkSettings(settings: Values, site: Values): string[] {
  const wrong = forms.filter(([name, , isRight]) => {
    const value = settings[name] ?? '';
    return value !== '' && !isRight(value);
  });
  if (wrong.length > 0) {
    const sentences = wrong.map(([name, form]) => `${name} ${form}`);
    throw new UserError(`Mend functions/.env first: ${sentences.join('; ')}.`);
  }
  const { ALERT_MAIL_FROM, ALERT_PUSH_PUBLIC_KEY: key = '', ALERT_CONTACT } = settings;
  const mailed = recipients.filter((name) => settings[name]);
  if (settings.ALERT_CONFIRMS === 'true') mailed.push('ALERT_CONFIRMS');
  return [
    mailed.length > 0 && !ALERT_MAIL_FROM ? `${mailed.join(', ')} needs ALERT_MAIL_FROM.` : '',
    key && !ALERT_CONTACT ? 'ALERT_PUSH_PUBLIC_KEY needs ALERT_CONTACT.' : '',
    key !== (site.VITE_PUSH_PUBLIC_KEY ?? '')
      ? 'ALERT_PUSH_PUBLIC_KEY and VITE_PUSH_PUBLIC_KEY differ, so no device is notified.'
      : '',
  ].filter(Boolean);
}
