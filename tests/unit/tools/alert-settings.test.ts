import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { checkSettings } from '../../../tools/alerts/check-settings.ts';

const settings = {
  ALERT_PUSH_PUBLIC_KEY: 'a-key',
  ALERT_CONTACT: 'mailto:office@islandfuel.example',
  ALERT_MAIL_FROM: 'alerts@islandfuel.example',
  ALERT_MAIL_TO: 'office@islandfuel.example, second@islandfuel.example,',
  ALERT_WEBHOOK_URL: 'https://hooks.example/a@b?c=d@e',
  ALERT_CONFIRMS: 'false',
  ALERT_CALL_WITHIN_MINUTES: '60',
  ALERT_HOURLY_LIMIT: '1',
};
const site = { VITE_PUSH_PUBLIC_KEY: 'a-key' };

it('takes what the functions can use, and nothing at all', () => {
  expect(checkSettings(settings, site)).toEqual([]);
  expect(checkSettings({}, {})).toEqual([]);
  const empty = { ALERT_CONFIRMS: '', ALERT_MAIL_TO: '', ALERT_HOURLY_LIMIT: '' };
  expect(checkSettings({ ...empty, ALERT_WEBHOOK_URL: 'http://127.0.0.1:4000/hook' }, {})).toEqual([]);
});

it.each([
  ['ALERT_CONTACT', 'office@islandfuel.example'],
  ['ALERT_MAIL_FROM', 'Office <office@islandfuel.example>'],
  ['ALERT_MAIL_TO', 'one@islandfuel.example; two@islandfuel.example'],
  ['ALERT_MORNING_TO', 'Joe<owner@islandfuel.example>'],
  ['ALERT_WEBHOOK_URL', 'hooks.example/secret'],
  ['ALERT_WEBHOOK_URL', 'https://user:secret@hooks.example/'],
  ['ALERT_WEBHOOK_URL', 'http://hooks.example/secret'],
  ['ALERT_WEBHOOK_URL', 'http://127.0.0.1.hooks.example/'],
  ['ALERT_CONFIRMS', 'yes'],
  ['ALERT_CALL_WITHIN_MINUTES', '60 minutes'],
  ['ALERT_CALL_WITHIN_MINUTES', '00'],
  ['ALERT_HOURLY_LIMIT', '-5'],
  ['ALERT_HOURLY_LIMIT', '2.5'],
])('names %s, and not its value, where it is wrong: %s', (name, value) => {
  const check = () => checkSettings({ ...settings, [name]: value }, site);
  expect(check).toThrow(name);
  expect(check).not.toThrow(value);
});

it.each([
  ['an address without a sender', { ALERT_UNCALLED_TO: 'a@b.example' }, {}, 'ALERT_UNCALLED_TO needs'],
  ['a confirmation without a sender', { ALERT_CONFIRMS: 'true' }, {}, 'ALERT_CONFIRMS needs'],
  ['a push without a contact', { ALERT_PUSH_PUBLIC_KEY: 'a-key' }, site, 'needs ALERT_CONTACT'],
  ['another key on the site', settings, { VITE_PUSH_PUBLIC_KEY: 'another' }, 'no device is notified'],
])('warns of %s', (_, values, variables, sentence) => {
  expect(checkSettings(values, variables)).toEqual([expect.stringContaining(sentence)]);
});

it('misses the contact that the example leaves to the owner', () => {
  const example = parseEnv(readFileSync('functions/.env.example', 'utf8')) as Record<string, string>;
  expect(checkSettings(example, {})).toEqual([]);
  expect(checkSettings({ ...example, ALERT_PUSH_PUBLIC_KEY: 'a-key' }, site)).toEqual([
    'ALERT_PUSH_PUBLIC_KEY needs ALERT_CONTACT.',
  ]);
});
