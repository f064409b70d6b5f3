import { missingVariables } from '@/config/parse-env';
import { isEmail } from '@/domain/email';
import { parishes, valuesOf } from '@/domain/options';
import { telHref } from '@/domain/phone';
import { readPhone } from '@/domain/read-phone';
import { toSlug } from '@/lib/slug';
import { isProjectId, projectIdForm } from '../support/project-id.ts';

type Form = readonly [form: string, isRight: (value: string) => boolean, ...names: readonly string[]];

const parishNames: readonly string[] = valuesOf(parishes);

/** Each as the site uses it. */
const forms: readonly Form[] = [
  [
    'one phone number without extension',
    (value) => telHref(value) === `tel:${readPhone(value).numbers[0]?.e164}`,
    ...['PHONE', 'SECOND_PHONE', 'EMERGENCY_PHONE', 'WHATSAPP'].map((name) => `VITE_COMPANY_${name}`),
  ],
  ['an e-mail address', isEmail, 'VITE_COMPANY_EMAIL'],
  [`a parish (${parishNames.join(', ')})`, (value) => parishNames.includes(value), 'VITE_COMPANY_PARISH'],
  ['small letters, digits and hyphens alone', (value) => toSlug(value) === value, 'VITE_COMPANY_SLUG'],
  [
    'https:// and a host alone',
    (value) => URL.canParse(value) && /^https:\/\/[^\s/?#@]+\/*$/.test(value),
    'VITE_COMPANY_SITE_URL',
  ],
  [
    'an address that begins with https://',
    (value) => URL.canParse(value) && /^https:\/\/\S+$/.test(value),
    'VITE_COMPANY_INSTAGRAM_URL',
  ],
  [
    'an address that begins with https:// or /',
    (value) => URL.canParse(value, 'https://site.example') && /^(https:\/\/|\/)\S*$/.test(value),
    ...['VITE_VITALS_URL', 'VITE_ERRORS_URL'],
  ],
  // The console shows them in quotes, with commas between them.
  ['a host alone', (value) => /^[a-z\d.-]+\.[a-z\d-]+$/i.test(value.trim()), 'VITE_FIREBASE_AUTH_DOMAIN'],
  [
    'a key of letters, digits, _ and - alone',
    (value) => /^[\w-]+$/.test(value.trim()),
    ...['VITE_FIREBASE_API_KEY', 'VITE_APP_CHECK_SITE_KEY'],
  ],
  [
    'an id like 1:NUMBER:web:NUMBER',
    (value) => /^\d+:\d+:web:[\da-f]+$/.test(value.trim()),
    'VITE_FIREBASE_APP_ID',
  ],
  [projectIdForm, (value) => isProjectId(value.trim()), 'VITE_FIREBASE_PROJECT_ID'],
  [
    'a project that exists outside of the emulators (not demo-…)',
    (value) => !value.trim().startsWith('demo-'),
    'VITE_FIREBASE_PROJECT_ID',
  ],
  // A point of the curve P-256, of 65 bytes that begin with 4.
  ['a public VAPID key', (value) => /^B[A-P][\w-]{85}$/.test(value), 'VITE_PUSH_PUBLIC_KEY'],
];

/** The variables that production needs and nobody has set, and the right form of each that is wrong. */
export function lackingValues(variables: Readonly<Record<string, string | undefined>>): string[] {
  const missing = missingVariables(variables);
  const wrong = forms.flatMap(([form, isRight, ...names]) =>
    names
      .filter((name) => variables[name] && !missing.includes(name) && !isRight(variables[name]))
      .map((name) => `${form} in ${name}`),
  );
  return [...missing, ...wrong];
}
