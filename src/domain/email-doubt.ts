import { isWithinEdits } from '@/lib/edit-distance';
import { isEmail } from './email';

export interface FieldDoubt {
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

/** Text that the form refuses raises a doubt only where an address can be suggested. */
export function findEmailDoubt(text: string): FieldDoubt | undefined {
  const address = text.trim();
  if (address.length > longestAddress) return undefined;
  const [first, second] = address.split(/[\s,;/|&]+/).filter((part) => plausible.test(part));
  if (first && second)
    return { sentence: `One email address is enough. Did you mean ${first}?`, suggestion: first };
  const suggestion = withoutSlip(withoutMarks(signedAddress(address) ?? onlyAddress(address)));
  if (suggestion !== address && plausible.test(suggestion)) {
    return { sentence: `Did you mean ${suggestion}?`, suggestion };
  }
  if (!isEmail(address) || plausible.test(address)) return undefined;
  return { sentence: 'That does not look like an email address that works. Please check it.' };
}

const longestAddress = 320;

/** That of 'Ann Lee, Quarry Ltd, ann@farm.example'. Of 'ann lee@farm.example' nobody knows which blank is wrong. */
function signedAddress(text: string): string | undefined {
  const parts = text.split(/[\t\r\n;|]|, /).map((part) => part.trim());
  return parts.length > 2 ? parts.find((part) => plausible.test(part)) : undefined;
}

const looseDot = / *[.,] *(?=(?:com|net|org|edu|gov|jm|co)(?: *[.,] *jm)?$)/gi;

/** Without the name of 'Ann Lee <ann@farm.example>', the label of 'email: …' and the slips of 'ann @farm,com. jm'. */
function onlyAddress(typed: string): string {
  const text = typed.replace(/[！-～]/g, (wide) => wide.normalize('NFKC'));
  if (text.split('@').length > 2) return text;
  const even = text.replace(/ *@ */, '@').replace(looseDot, '.');
  const [, inBrackets = even] = /<([^<>\s]+@[^<>\s]+)>$/.exec(even) ?? [];
  return inBrackets.replace(/^e-?mail:\s+/i, '');
}

function withoutMarks(address: string): string {
  return address
    .replace(/\p{Format}/gu, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”„«»]/g, '"')
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
    : mailDomains.find((known) => known === `${domain}.com` || isWithinEdits(domain, known, 1));
  const corrected = meant ?? domain;
  return corrected === written ? address : `${address.slice(0, at + 1)}${corrected}`;
}
