import { isEmail } from './email';

/** Why an address may not be the one that was meant. It is sent all the same when somebody says so (requirement 5.2). */
interface EmailDoubt {
  sentence: string;
  /** The address that was probably meant. */
  suggestion?: string;
}

/** The most common mail providers. */
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
/** One letter away from these, and domains of their own. */
const otherDomains = ['mail.com', 'email.com', 'gmx.com', 'live.com'];
/** How '.com' is mistyped; none of them is a domain of its own. */
const mistypedCom = /\.(?:c[o0]n|cmo|ocm|comm|coom|ccom|vom|xom|cim|cpm|c0m)$/;

const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?';
/** A domain that mail servers accept: labels with dots between them, the last one of letters. */
const plausible = new RegExp(
  `^[^\\s"(),:;<>@[\\\\\\]]+@(?:${label}\\.)+(?:\\p{L}{2,}|xn--[a-z0-9-]+)$`,
  'iu',
);

/** The doubt about an address, if there is any; an empty text and what the form refuses raise none. */
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

/** Without what was copied along with an address or slipped in: '<mailto:ann@farm..example>.' → 'ann@farm.example' */
function withoutMarks(address: string): string {
  return address
    .replace(/^["'<([]+|["'>)\].,;:!]+$/g, '')
    .replace(/^(?:(?:mailto|e-?mail):(?:\/\/)?)+/i, '')
    .replace(/\.{2,}/g, '.')
    .replace(/^\.|\.(?=@)/g, '')
    .replace(/@\./g, '@');
}

/** With the domain of a mailbox in the place of one that is a single slip away from it. */
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

/** Whether one letter is missing, too many, another, or two neighbours have changed places. */
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
