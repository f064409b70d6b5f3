import type { Customer } from '@/domain/customer';
import { referenceCode } from '@/domain/reference';

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('ß', 'ss')
    .trim();
export const fold = (text: string) => plain(text.replace(/['’‘ʼ`´]/g, ''));
/** Apostrophes alone find nobody. */
export const needleOf = (search: string) => {
  const typed = search.trim().replace(/^tel:/i, '');
  return fold(typed) || typed;
};
const isNumber = (text: string) => /^\+?[\d\s()./\p{Pd}]+$/u.test(text);

/** With the code of the country: ten digits are a number of North America or the Caribbean. */
const dial = (number: string) =>
  number
    .replace(/\D/g, '')
    .replace(/^(?:00|011)(?=\d{10,12}$)/, '')
    .replace(/^(?=\d{10}$)/, '1');
/** Each number as it is dialled and as it is written, without its extension. */
const dialled = (text: string) =>
  text
    .split(' or ')
    .map((number) => number.replace(/ x\d+$/, ''))
    .flatMap((number) => [dial(number), number.replace(/\D/g, '')]);

/** A word as it is written, with its hyphens as spaces, and without them. One at its beginning stays. */
function hyphenSpellings(word: string): string[] {
  const [first = '', ...others] = word.split('-');
  if (first === '' || word.includes('@')) return [word];
  return [word, [first, ...others].join(' '), [first, ...others].join('')];
}

const wordSpellings = (word: string) => [word, ...hyphenSpellings(word.split('&').join(' and '))];

const withAnd = (text: string) =>
  text
    .split('&')
    .map((part) => part.trim())
    .join(' and ');

/** A text as it is written, and with “and” for “&” and without hyphens. */
const textSpellings = (text: string) => [
  text,
  withAnd(text)
    .split(' ')
    .map((word) => hyphenSpellings(word).at(-1))
    .join(' '),
];

/** Requirement 4.2, a customer at a time. */
function isFound(search: string, customer: Customer): boolean {
  const needle = needleOf(search);
  const { firstName, lastName, email, companyName, phone, whatsapp } = customer;
  const names = [`${firstName} ${lastName}`, companyName].map(fold);
  const texts = [...names.flatMap(textSpellings), fold(email)];
  const numbers = [phone, whatsapp].flatMap(dialled);
  const words = needle.split(/[\s,]+/).filter(Boolean);
  const digits = needle.replace(/\D/g, '');
  if (isNumber(needle) && digits.length >= 3) {
    if (numbers.some((number) => number.includes(digits) || number.includes(dial(digits)))) return true;
  }
  return (words.length > 0 ? words : [needle]).every(
    (word) =>
      wordSpellings(word).some((spelling) => texts.some((text) => text.includes(spelling))) ||
      (!isNumber(needle) &&
        isNumber(word) &&
        /\d/.test(word) &&
        numbers.some((number) => number.includes(word.replace(/\D/g, '')))),
  );
}

function isReferred(search: string, { id }: Customer): boolean {
  const typed = needleOf(search).replace(/[^a-z\d]/g, '');
  const references = [id, referenceCode(id).replace(' ', '')].map((reference) => reference.toLowerCase());
  return typed.length >= 4 && references.some((reference) => reference.startsWith(typed));
}

/** A whole number that is pasted with its extension, or beside another; the stored one may lack its area code. */
function isDialled(search: string, { phone, whatsapp }: Customer): boolean {
  const needle = needleOf(search);
  if (/\p{L}/u.test(needle.replace(/ or | x(?=\d+$)/g, ''))) return false;
  const whole = dialled(needle).filter((number) => /^(?:1(?:876|658)\d{7}|44\d{10})$/.test(number));
  const local = whole.flatMap((number) => (number.startsWith('1') ? [number.slice(4)] : []));
  return [phone, whatsapp].flatMap(dialled).some((number) => [...whole, ...local].includes(number));
}

/** Without the marks around each word. */
const bare = (search: string) =>
  needleOf(search)
    .split(/\s+/)
    .map((word) => word.replace(/^[\p{P}<>]+/u, '').replace(/[\p{P}<>]+$/u, ''))
    .join(' ')
    .trim();

/** The customers whom a search finds: by their texts and numbers, by a pasted number, or else by their reference. */
export function naiveSearch(customers: readonly Customer[], search: string): readonly Customer[] {
  if (search.trim() === '') return customers;
  const found = customers.filter((customer) => isFound(search, customer));
  const byNumber = found.length > 0 ? found : customers.filter((customer) => isDialled(search, customer));
  if (byNumber.length > 0) return byNumber;
  const byWords = customers.filter((customer) => bare(search) !== '' && isFound(bare(search), customer));
  return byWords.length > 0 ? byWords : customers.filter((customer) => isReferred(search, customer));
}
