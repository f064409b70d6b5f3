import { isEmail } from './email';

interface EmailDoubt {
  sentence: string;
  suggestion?: string;
}

const mailDomains = [
  'gmail.com',
  'googlemail.com',
  'yahoo.com',
  'ymail.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'cwjamaica.com',
];
/** Domains of their own that are one letter away from a provider. */
const otherDomains = ['mail.com', 'email.com', 'gmx.com', 'live.com'];
/** Misspellings of '.com'; none is a domain of its own. */
const mistypedCom = /\.(?:c[o0]n|cmo|ocm|comm|coom|ccom|vom|xom|cim|cpm|c0m)$/;

const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?';
const plausible = new RegExp(
  `^[^\\s"(),:;<>@[\\\\\\]]+@(?:${label}\\.)+(?:\\p{L}{2,}|xn--[a-z0-9-]+)$`,
  'iu',
);

/** Empty text and text that the form refuses raise no doubt. */
export function findEmailDoubt(text: string): EmailDoubt | undefined {
  const address = text.trim();
  if (!isEmail(address)) return undefined;
  const suggestion = withoutSlip(withoutMarks(address));
  if (suggestion !== address && plausible.test(suggestion)) {
    return { sentence: `Did you mean ${suggestion}?`, suggestion };
  }
  if (plausible.test(address)) return undefined;
  return { sentence: 'That does not look like an email address that works. Please check it.' };
}

function withoutMarks(address: string): string {
  return address
    .replace(/\p{Format}/gu, '')
    .replace(/^["'<([]+|["'>)\].,;:!]+$/g, '')
    .replace(/^(?:(?:mailto|e-?mail):(?:\/\/)?)+/i, '')
    .replace(/\.{2,}/g, '.')
    .replace(/^\.|\.(?=@)/g, '')
    .replace(/@\./g, '@');
}

function withoutSlip(address: string): string {
  const at = address.lastIndexOf('@');
  const written = address.slice(at + 1).toLowerCase();
  const domain = written.replace(mistypedCom, '.com');
  const meant = [...mailDomains, ...otherDomains].includes(domain)
    ? domain
    : mailDomains.find((known) => isOneSlip(domain, known));
  const corrected = meant ?? domain;
  return corrected === written ? address : `${address.slice(0, at + 1)}${corrected}`;
}

function isOneSlip(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  const longestEnd = Math.min(one.length, other.length) - start;
  while (end < longestEnd && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [rest, otherRest] = [one, other].map((text) => text.slice(start, text.length - end));
  if (rest === undefined || otherRest === undefined) return false;
  const isSwapped = rest.length === 2 && rest === [...otherRest].reverse().join('');
  return isSwapped || (rest.length <= 1 && otherRest.length <= 1);
}
