import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { lackingValues } from '../../../tools/site-build/lacking-values';
import { stagingPushKey } from '../../../tools/support/test-sites';

const project = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: ' island-fuel-live.firebaseapp.com ',
  VITE_FIREBASE_PROJECT_ID: 'island-fuel-live',
  VITE_FIREBASE_APP_ID: '1:123:web:abc',
};

it('Production lacks nothing with the details that the project brings', () => {
  const details = Object.entries(parseEnv(readFileSync('.env.example', 'utf8')));
  const company = Object.fromEntries(details.filter(([name]) => name.startsWith('VITE_COMPANY_')));
  expect(company.VITE_COMPANY_SLUG).toBe('island-fuel');
  expect(lackingValues({ ...company, ...project })).toEqual([]);
});

it.each([
  ['VITE_COMPANY_PHONE', '876-555-0123'],
  ['VITE_COMPANY_PHONE', '(658) 555 0123'],
  ['VITE_COMPANY_WHATSAPP', '+44 20 7946 0018'],
  ['VITE_COMPANY_SITE_URL', 'https://www.bluewater.example/'],
  ['VITE_COMPANY_EMAIL', ''],
  ['VITE_FIREBASE_PROJECT_ID', ' island-fuel-live '],
  ['VITE_ERRORS_URL', '/errors'],
  ['VITE_VITALS_URL', 'https://vitals.example/a?b'],
  ['VITE_PUSH_PUBLIC_KEY', stagingPushKey],
])('Production takes %s=%s', (name, value) => {
  expect(lackingValues({ ...project, [name]: value })).toEqual([]);
});

it.each([
  ['VITE_COMPANY_PHONE', '876-FUEL-NOW'],
  ['VITE_COMPANY_SECOND_PHONE', '555-0123'],
  ['VITE_COMPANY_EMERGENCY_PHONE', '876-555-01234'],
  ['VITE_COMPANY_EMERGENCY_PHONE', '876-555-0123 / 876-555-0124'],
  ['VITE_COMPANY_PHONE', '876-555-0123 ext. 4'],
  ['VITE_COMPANY_WHATSAPP', '+1 876-555-012'],
  ['VITE_COMPANY_EMAIL', 'info.islandfuel.example'],
  ['VITE_COMPANY_PARISH', 'St. Catherine'],
  ['VITE_COMPANY_SLUG', 'island fuel'],
  ['VITE_COMPANY_SITE_URL', 'www.islandfuel.example'],
  ['VITE_COMPANY_SITE_URL', 'http://www.islandfuel.example'],
  ['VITE_COMPANY_SITE_URL', 'https://www.islandfuel.example/home'],
  ['VITE_COMPANY_INSTAGRAM_URL', '@islandfuel'],
  ['VITE_FIREBASE_AUTH_DOMAIN', 'https://island-fuel-live.firebaseapp.com'],
  ['VITE_FIREBASE_AUTH_DOMAIN', '"island-fuel-live.firebaseapp.com",'],
  ['VITE_FIREBASE_API_KEY', '"AIza-key_1",'],
  ['VITE_FIREBASE_API_KEY', '“AIza-key_1”'],
  ['VITE_APP_CHECK_SITE_KEY', '"6Lc-key"'],
  ['VITE_FIREBASE_APP_ID', '"1:123:web:abc"'],
  ['VITE_FIREBASE_APP_ID', 'island-fuel'],
  ['VITE_FIREBASE_PROJECT_ID', 'Island Fuel'],
  ['VITE_FIREBASE_PROJECT_ID', ' demo-fuel'],
  ['VITE_FIREBASE_PROJECT_ID', '123456789'],
  ['VITE_FIREBASE_PROJECT_ID', 'https://console.firebase.google.com'],
  ['VITE_ERRORS_URL', 'errors.example/collect'],
  ['VITE_PUSH_PUBLIC_KEY', 'a-key'],
  ['VITE_PUSH_PUBLIC_KEY', stagingPushKey.slice(0, 43)],
])('Production refuses %s=%s', (name, value) => {
  const [problem, ...others] = lackingValues({ ...project, [name]: value });
  expect(problem).toMatch(new RegExp(`^\\S.* in ${name}$`));
  expect(others).toEqual([]);
});

it('Production lists what is missing and what is wrong', () => {
  expect(lackingValues({ ...project, VITE_FIREBASE_API_KEY: ' ', VITE_COMPANY_EMAIL: 'info' })).toEqual([
    'VITE_FIREBASE_API_KEY',
    'an e-mail address in VITE_COMPANY_EMAIL',
  ]);
});
