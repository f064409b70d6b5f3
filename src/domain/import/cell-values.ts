import { type PhoneNumber, readPhone } from '@/domain/read-phone';
import { hasVisibleText } from '@/lib/text';
import { commaSeparated } from './words';

// Forms write "anonymous" in place of the address of somebody who is not signed in.
const nothingWords = new Set(
  commaSeparated(`null, none, nil, nan, na, n/a, n.a., n.a, n/k, undefined, blank, empty, unknown, no value,
    none given, none provided, no data, no name, no email, no e-mail, no phone, not provided, not available,
    not applicable, not given, not set, not specified, unspecified, tbd, tba, tbc, to be advised,
    to be confirmed, \\n, anonymous, no email address, no number, no whatsapp, no telephone, no cell,
    no mobile`),
);
const spreadsheetError = /^#(n\/a|ref!|value!|name\?|div\/0!|null!|num!|error!|getting_data)$/;
const zeroDate =
  /^(?:0{1,4}[/.-]0{1,2}[/.-]0{1,4}|(?:1899|1900)-\d\d-\d\d|\d{1,2}[/.-]\d{1,2}[/.-](?:1899|1900)|0-jan-(?:19)?00)( 0{1,2}(:00){1,2})?$/;

/** '(No value)', 'n/a', '-', '#N/A', '0/0/00'. */
export function isNothing(text: string): boolean {
  const word = text
    .toLowerCase()
    .replace(/^[\s([{<"']+|(?<![\s)\]}>"'])[\s)\]}>"']+$/g, '')
    .replace(/\s+/g, ' ');
  if (!/[\p{Letter}\p{Number}]/u.test(word)) return true;
  return nothingWords.has(word) || spreadsheetError.test(word) || zeroDate.test(word);
}

/** 'no', 'x', "doesn't have one", in place of a number or an address. */
export function isNoContact(text: string): boolean {
  const word = text.trim().toLowerCase().replaceAll('’', "'");
  return (
    isNothing(word) ||
    /^\/o=.*\/cn=|^(?:n|no|nope|x+|false|pending|ask|later|to follow|will send|no (?:computer|internet)|(?:does|do)(?: not|n'?t) (?:have|use)\b[^\d@]*|has no\b[^\d@]*)\.?$/.test(
      word,
    )
  );
}

/** Null and None are names of people; '(No value)' and 'N/A' are not. */
export function isNoName(text: string): boolean {
  return isNothing(text) && !/^\p{Letter}+$/u.test(text.trim());
}

export interface CellValues {
  first: string;
  others: readonly string[];
  /** Words of the cell outside its values, such as a name beside an address. */
  beside: string;
}

const emailInText =
  /(?<![^\s<>()[\]{}",;:|/\\@])[^\s<>()[\]{}",;:|/\\@]+@[^\s<>()[\]{}"',;:|/\\@?#]+\.[^\s<>()[\]{}"',;:|/\\@?#]+/gu;

/** '"Ann Lee" <a@b.example>', 'mailto:a@b.example', 'a@b.example; c@d.example'. */
export function splitEmails(text: string): CellValues {
  const found = (text.match(emailInText) ?? []).map((email) =>
    email.replace(/^['‘’“„«]+|(?<![.'‘’”“»])[.'‘’”“»]+$/g, ''),
  );
  const [first, ...others] = new Set(found);
  if (first === undefined) return { first: text.trim(), others: [], beside: '' };
  const beside = found.reduce((rest, email) => rest.replace(email, ' '), text);
  return { first, others, beside: wordsBeside(beside.replace(/\bmailto:|\?\S*/gi, ' ')) };
}

export const longestContact = 500;

export function splitContact(text: string): { phone: string; email: string } {
  if (text.length > longestContact) return { phone: '', email: '' };
  const found = text.match(emailInText) ?? [];
  const rest = found
    .reduce((left, email) => left.replace(email, ' '), text)
    .replace(/\be-?mail\b:?|\bmailto:/gi, ' ')
    .replace(/[<([{]\s*[>)\]}]/g, ' ')
    .replace(/ {2,}/g, ' ')
    .replace(/^[\s/,;|-]+|[\s/,;|-]+$/g, '');
  const isNumber = !rest.includes('@') && (readPhone(rest).numbers.length > 0 || localNumber.test(rest));
  if (isNumber) return { phone: rest, email: found.join('; ') };
  return { phone: '', email: found.length > 0 ? text : '' };
}

function wordsBeside(text: string): string {
  const words = text.replace(/[^\p{Letter}\p{Number}'’.\s-]/gu, ' ').split(/\s+/);
  return words.filter((word) => /[\p{Letter}\p{Number}]/u.test(word) && !/^(or|and)$/i.test(word)).join(' ');
}

const chatLink = /\bwa\.me\/(?:\+|%2B)?\d|\bwhatsapp\.com\/send\b|\bwhatsapp:\/\/send\b/i;

export function hasChatLink(text: string): boolean {
  return chatLink.test(text);
}

const machinePrefix = /^\s*(?:(?:p|tel|phone|callto|sms|whatsapp):|['‘’])\s*(?=[+\d(])/i;
const betweenNumbers =
  /:::|[;,|\n/]|\s(?:or|and|&)\s|(?<=\d)\s+(?!(?:e?xt\w*|x|poste|int)\b)(?=\p{L}[\p{L} .]*[:.]? ?[+(\d])/iu;
const isFax = (part: string) => /(?<!\bno )(?:tele)?fax\b|^f[:.]? ?(?=[+(\d])/i.test(part);
const labelWord =
  '(?:tel|telephone|phone|ph|cell?|cellular|mobile|mob|landline|contact|work|office|home|main|digicel|flow|lime|[chmptw])';
const numberLabel = new RegExp(`^${labelWord}[:.]* ?(?=[+(\\d])`, 'i');
const plainWords = new RegExp(
  `(?<!\\p{L})(?:(?:${labelWord}|e?xt(?:ension|n)?)(?:[. ]*(?:no|numbers?))?|x)(?!\\p{L})`,
  'giu',
);

const exactExponent = /^\s*\d\.\d{7,}E\+?1?\d\s*$/i;

function asWholeNumber(text: string): string {
  const number = exactExponent.test(text) ? Number(text) : Number.NaN;
  return Number.isInteger(number) ? String(number) : text.replace(/^(\s*\+?\d{7,15})\.0\s*$/, '$1');
}

/** '876-555-0101 / 876-555-0102', 'p:+18765550101', '8.765550101E9', 'https://wa.me/18765550101'. */
export function splitPhones(written: string): CellValues {
  const text = asWholeNumber(written);
  const { values, beside } = writtenNumbers(text);
  const [first = text.trim(), ...others] = new Set(
    values.toSorted((a, b) => Number(isFax(a)) - Number(isFax(b))),
  );
  return { first: others.length > 0 ? first.replace(numberLabel, '') : first, others, beside };
}

function writtenNumbers(text: string): { values: string[]; beside: string } {
  const { numbers } = readPhone(text);
  if (!hasChatLink(text)) {
    const parts = text.split(betweenNumbers).map(withoutPrefix).filter(hasVisibleText);
    const isNumber = (part: string) => readPhone(part).numbers.length === 1;
    if (parts.length === numbers.length && parts.every(isNumber)) return { values: parts, beside: '' };
    if (numbers.length <= 1) return { values: [withoutPrefix(text)], beside: '' };
  }
  const values = numbers.map(bareNumber);
  return { values, beside: values.length > 1 && saysMore(text, values) ? text : '' };
}

const chatLinks = /\S*(?:wa\.me\/|whatsapp)\S*/gi;
const extensionWord = /(?:ext[a-z]*|x)(?=\W*\d)/gi;

function saysMore(text: string, numbers: readonly string[]): boolean {
  if (text.length > longestContact) return true;
  const said = text
    .replace(chatLinks, '')
    .replace(extensionWord, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
  const digits = numbers.map((number) => new RegExp(number.replace(/\D/g, '').replace(/^1/, '1?')));
  return digits.reduce((rest, written) => rest.replace(written, ''), said) !== '';
}

/** The words beside a number that neither label it nor name its extension: 'ask for Lee'. */
export function remarkIn(text: string): string {
  if (text.length > longestContact) return text;
  const said = text.normalize('NFKC').replace(chatLinks, ' ').replace(plainWords, ' ');
  return (said.match(/\p{L}+/gu) ?? []).join(' ');
}

const bareNumber = ({ e164, extension }: PhoneNumber) => (extension ? `${e164} ext. ${extension}` : e164);

export function numberIn(text: string): string {
  const [first] = readPhone(text).numbers;
  return first ? bareNumber(first) : text;
}

const withoutPrefix = (text: string) => text.replace(machinePrefix, '').trim();

export interface NumberCodes {
  country: string;
  area: string;
}

const codeDigits = (code: string) =>
  /^\(?\+?\d[\d ()-]*$/.test(code.trim()) ? code.replace(/\D/g, '').replace(/^00/, '') : '';
const codeOfNorthAmerica = /^(?:1[2-9]\d{2}|876|658)$/;
const shortCodeAbroad = /^(?:7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])$/;
const localNumber = /^\D*\d{3}[ .-]?\d{4}(?![ .-]?\d)/;

export function withCallingCode(text: string, codes: NumberCodes): string {
  const [country, area] = [codeDigits(codes.country), codeDigits(codes.area)];
  const digits = text.replace(/\D/g, '');
  const code = country + area;
  const isNorthAmerican = codeOfNorthAmerica.test(code);
  const isLocal = isNorthAmerican && localNumber.test(text) && !digits.startsWith(code.slice(-3));
  const hasCode =
    /\+|^\D*0(?:0|11)/.test(text) || [country, area].some((one) => one && digits.startsWith(one));
  const isAbroad = shortCodeAbroad.test(country) && !hasCode && !localNumber.test(text);
  if (!isLocal && !isAbroad) return text;
  const whole = `+${isNorthAmerican ? `1 ${code.slice(-3)}` : code} ${text}`;
  const [asWritten = '', withCode] = [text, whole].map((one) => readPhone(one).numbers[0]?.e164);
  const isWhole = asWritten === `+${digits}` || /^\+1(?:876|658)/.test(asWritten);
  return isWhole || withCode === undefined || withCode.startsWith(`+${country}0`) ? text : whole;
}
