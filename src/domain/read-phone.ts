import { type MetadataJson, parseDigits, parsePhoneNumberFromString } from 'libphonenumber-js/core';
import metadata from './phone-metadata.json';

export interface PhoneNumber {
  e164: string;
  /** Digits to dial or ask for after the call is answered. */
  extension?: string;
}

export type PhoneDoubt = keyof typeof phoneDoubts;

/** Requirement 5.2. */
export const phoneDoubts = {
  areaCode: 'That number has no area code. Is it 876 or 658?',
  short: 'That looks short for a phone number.',
  long: 'That looks too long for one phone number.',
  rounded: 'A spreadsheet has rounded that number. Some of its digits are lost.',
  letters: 'That does not look like a phone number. Please use digits only.',
  abroad: 'That looks like a number from abroad. Please begin with its country code, such as +44.',
  unknown: 'There seems to be no such phone number. Please check its digits.',
} as const;

interface PhoneReading {
  numbers: readonly PhoneNumber[];
  doubt?: PhoneDoubt;
}

/** Matches most numbers on the list without the library. */
const plainJamaican = /^(?:\+?1[ .-]?)?\(?(876|658)\)?[ .-]?([2-9]\d{2})[ .-]?(\d{4})$/;

export function readPhone(text: string): PhoneReading {
  const plain = plainNumber(text);
  if (plain) return { numbers: [{ e164: plain }] };
  const parts = toParts(text);
  const numbers = parts.flatMap((part) => readNumber(part) ?? []);
  if (numbers.length > 0) return { numbers };
  const [first] = parts;
  return first === undefined ? { numbers } : { numbers, doubt: findDoubt(first, text) };
}

function plainNumber(text: string): string | undefined {
  const [, area, exchange, line] = plainJamaican.exec(text) ?? [];
  return area && `+1${area}${exchange}${line}`;
}

/** Numbers keep their `+`. Texts that share a key with `+` name the same number. */
export function phoneSearchKeys(text: string): string[] {
  // Most of a long list: it is read again at each opening.
  if (text === '') return [];
  const plain = plainNumber(text);
  if (plain) return [plain];
  const numbers = readPhone(text).numbers.map(({ e164 }) => e164);
  const isPartOfNumber = (digits: string) => numbers.some((number) => number.includes(digits));
  const others = toParts(text).map((part) => splitExtension(part).main.replace(/\D/g, ''));
  return [...numbers, ...others.filter((digits) => digits !== '' && !isPartOfNumber(digits))];
}

/** In characters; no number is longer with its labels. */
const longestText = 500;
const separator = /[\n\r;|&,/]|:::|\s(?:or|and)\s|\s+(?=\+\d)/i;
const link = /\S*?(?:wa\.me\/|\?phone=|whatsapp\S*?&phone=)(?:\+|%2B)?(\d+)[^\s,;|]*/gi;
const floatingPoint = /(\d{7})\.0+(?!\d)/g;
const thousands = /(^|[^\d,])(\d{1,2}),(\d{3}),(\d{3}),(\d{3})(?![\d,])/g;
const areaAndSlash = /(^|\D)(\d{3})\)?\/(?=\d{3}[ .-]?\d{4}(?!\d))/g;
const separatedGroups = /(^|\D)(876|658) ?[,/] ?([2-9]\d{2})[ .,/-]{0,2}(\d{4})(?!\d)/g;
const extensionMark =
  /(\d\)?)[ ,;/(-]*(?:e?xt[a-z]*|x|#|poste|int)[.:=# -]*(?:no\.? ?)?(\d{1,7})(?![\d-])\)?/gi;
const wordRemark = /\([^()\d]*\p{L}[^()\d]*\)/gu;
const remark = /\([^()]*\p{L}[^()]*\)/gu;
const endOfOneOfTwo = /(\d{3}[ .-]?\d{4}\D+?)(?=(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}(?!\d))/g;

/** Splits at separators, with one kind of dash and space, and extensions as ' x12'. */
function toParts(text: string): string[] {
  return text
    .slice(0, longestText)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Nd}/gu, (digit) => parseDigits(digit) || digit)
    .replace(/[\p{Pd}\p{Pc}\u2212·•*\\]/gu, '-')
    .replace(/[^\S\n\r]+/g, ' ')
    .replace(link, '+$1')
    .replace(floatingPoint, '$1')
    .replace(thousands, '$1$2$3$4$5')
    .replace(separatedGroups, '$1$2-$3-$4')
    .replace(areaAndSlash, '$1$2-')
    .replace(wordRemark, ' ')
    .replace(extensionMark, '$1 x$2')
    .replace(remark, ' ')
    .replace(endOfOneOfTwo, '$1\n')
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function readNumber(part: string): PhoneNumber | undefined {
  const { main, extension } = splitExtension(part);
  const e164 = toE164(withCountryCode(main));
  return e164 === undefined ? undefined : { e164, ...(extension && { extension }) };
}

function splitExtension(part: string): { main: string; extension?: string | undefined } {
  const number = withoutLabels(part);
  const [, main = number, extension] = /^(.*\d\)?) x(\d+)$/.exec(number) ?? [];
  return { main, extension };
}

/** 'Tel. 876-555-0123 home' → '876-555-0123'. A letter that touches a digit is no label. */
function withoutLabels(part: string): string {
  return part
    .replace(/^[\p{L} .]+#? ?\d ?[:.)] ?(?=[+(\d])/u, '')
    .replace(/^[^\p{L}\d+(]+/u, '')
    .replace(/^[^\d+(]+(?:[:.# ]|(?=\())/, '')
    .replace(/ [^\d]*$/, '')
    .replace(/[^\p{L}\d)]+$/u, '');
}

/** A number without a country is one of North America or the Caribbean. */
function withCountryCode(text: string): string {
  const international = text
    .replace(/^\(?\+?(?:00|011)\)?[ .-]*\+?/, '+')
    .replace(/^\(?\+ ?\(?(\d{1,3})\) ?/, '+$1 ')
    .replace(/^\(\+/, '+')
    // No country has these codes; people write area codes so.
    .replace(/^\+(?=\(?(?:876|658\D))/, '+1 ')
    .replace(/^(\+\d{1,3}[ .-]*)\(0\)/, '$1');
  if (international.startsWith('+')) return international;
  return countDigits(international) === 10 ? `+1 ${international}` : international;
}

const callingCodes = Object.keys(metadata.country_calling_codes);

/** Beyond North America and the Caribbean, a country code and a fitting length are enough. */
function toE164(text: string): string | undefined {
  if (!/^[\d ()[\].+-]+$/.test(text) || countDigits(text) < 8) return undefined;
  const hasPlus = text.startsWith('+');
  // JSON widens the tuples that the library's type asks for.
  const known = parsePhoneNumberFromString(hasPlus ? text : `+${text}`, metadata as unknown as MetadataJson);
  if (known) {
    // No exchange of North America or the Caribbean begins so.
    if (/^\+1\d{3}[01]/.test(known.number)) return undefined;
    const isLenient = hasPlus && known.countryCallingCode !== '1';
    return known.isValid() || (isLenient && known.isPossible()) ? known.number : undefined;
  }
  const digits = text.replace(/\D/g, '');
  const isElsewhere = hasPlus && !callingCodes.some((code) => digits.startsWith(code));
  return isElsewhere && /^[2-9]\d{7,14}$/.test(digits) ? `+${digits}` : undefined;
}

const guyanaOrSuriname = '59[27]\\d{7}$';
const dialledAtHomeOrWithoutPlus = new RegExp(
  `^(?:0(?!0|1?(?:876|658))|(?!876|658)[2-9]\\d{10}|${guyanaOrSuriname})`,
);

function findDoubt(part: string, text: string): PhoneDoubt {
  const number = splitExtension(part).main;
  const count = countDigits(number);
  if (/\dE[+-]?\d/i.test(text)) return 'rounded';
  if (/\p{L}/u.test(number) || count === 0) return 'letters';
  if (count === 7) return 'areaCode';
  if (count < 10) return 'short';
  if (count > 15) return 'long';
  return dialledAtHomeOrWithoutPlus.test(number.replace(/[^\d+]/g, '')) ? 'abroad' : 'unknown';
}

/** Country codes of one and two digits; all others have three. */
const countryCode = /^\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/** '+1 876 555 0123', '+44 20 7946 0018': no program reads these groups as a number. */
export function formatPhone(e164: string): string {
  const [code = ''] = countryCode.exec(e164) ?? [];
  const national = e164.slice(code.length);
  const groups = code === '+1' ? /(?=\d{7}$)|(?=\d{4}$)/ : /(?=(?:\d{4})+$)/;
  return [code, ...national.split(groups)].join(' ');
}

/** '+1 876 555 0123 ext. 12'; undefined unless the text is one number and nothing else. */
export function plainPhone(text: string): string | undefined {
  const [first, ...others] = readPhone(text).numbers;
  if (!first || others.length > 0 || /\p{L}{2}/u.test(text.replace(/ext[a-z]*/i, ''))) return undefined;
  const { e164, extension = '' } = first;
  const plain = formatPhone(e164);
  const national = plain.slice(plain.indexOf(' ')).replaceAll(' ', '');
  if (
    !text
      .replace(floatingPoint, '$1')
      .replace(/\D/g, '')
      .endsWith(national + extension)
  )
    return undefined;
  return extension ? `${plain} ext. ${extension}` : plain;
}

const countDigits = (text: string) => text.replace(/\D/g, '').length;
