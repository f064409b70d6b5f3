import { isEmail } from '@/domain/email';
import { countEach } from '@/lib/count-each';
import { memoize } from '@/lib/memoize';
import { isJamaica, saysMore } from './address-parts';
import { hasChatLink, longestContact, splitContact, splitEmails, splitPhones } from './cell-values';
import { readDate } from './imported-date';
import { likelyOption, namedOption, wordsOf } from './option-words';
import { isNamePrefix, looksLikeCompany } from './person-name';

export const guessedFields = ['parish', 'fuelTypes', 'businessType', 'status'] as const;

export interface Content {
  filled: number;
  different: number;
  share: (kind: CellKind) => number;
}

const fullName = /^\p{Lu}[\p{L}.'’-]*(?: \p{L}[\p{L}.'’-]*){0,2} \p{Lu}[\p{L}.'’-]*$/u;
const isAnswer = (text: string) => guessedFields.some((field) => likelyOption(field, text));
const isOptionOf = (field: (typeof guessedFields)[number]) => (text: string) =>
  namedOption(field, text) !== undefined;
const street = /\b(?:road|rd|street|st|avenue|ave|drive|dr|lane|pen|town|gardens|close|way)\.?$/i;
const phoneLike = /^[+(]?[\d\s().+-]{7,}(?:\s*(?:ext|x)\.?\s*\d+)?$/i;
const surePhone =
  /^\+\d[\d\s().-]{9,}$|^\(?(?:1[\s-]?)?\(?(?:876|658)\)?[\s.-]?\d{3}[\s.-]?\d{4}(?:\s*(?:ext|x)\.?\s*\d+)?$/;

type CellKind = keyof typeof cellKinds;

const firstPhone = (text: string) => splitPhones(text).first;
const fewestDigits = /(?:\p{Nd}\P{Nd}*){7}/u;
const isPhoneLike = (text: string) =>
  text.length <= longestContact && phoneLike.test(firstPhone(text).split(/ ?[/;,]/, 1)[0] ?? '');
function isWrittenParish(text: string): boolean {
  const parish = namedOption('parish', text) ?? likelyOption('parish', text);
  return parish !== undefined && !saysMore(text, parish);
}

const cellKinds = {
  email: (text: string) => isEmail(splitEmails(text).first),
  phone: isPhoneLike,
  surePhone: (text: string) => fewestDigits.test(text) && surePhone.test(firstPhone(text)),
  contact: (text: string) => {
    const { phone, email } = splitContact(text);
    return email !== '' || isPhoneLike(phone || text);
  },
  number: (text: string) => splitContact(text).phone !== '',
  chat: hasChatLink,
  date: (text: string) => readDate(text).length > 0,
  prefix: isNamePrefix,
  /** Codes of a region hold no letters and are no part of an address. */
  letters: (text: string) => /\p{Letter}/u.test(text),
  few: (text: string) => /^\d(?:\.0+)?$/.test(text),
  code: (text: string) => /^[A-Z]{0,4}-?(?:0\d+|\d{3,})$/i.test(text),
  meeting: (text: string) =>
    /^(?:zoom|(?:google )?meet|(?:microsoft )?teams|skype|phone(?: call)?|online)\b/i.test(text),
  jamaica: isJamaica,
  person: (text: string) =>
    /\p{Letter}/u.test(text) &&
    !/[\d@]/.test(text) &&
    namedOption('preferredContact', text) === undefined &&
    namedOption('whatsappUpdates', text) === undefined,
  name: (text: string) =>
    fullName.test(text) && !street.test(text) && !looksLikeCompany(text) && !isAnswer(text),
  account: (text: string) =>
    /^(?:customer|subscriber|(?:end[ -])?user|guest|member|agent|editor|admin(?:istrator)?)$/i.test(text),
  answer: (text: string) => namedOption('whatsappUpdates', text) !== undefined,
  parish: isOptionOf('parish'),
  writtenParish: isWrittenParish,
  parishOrZone: (text: string) => isWrittenParish(text.replace(/ (?:no\.? ?)?\d{1,2}$/i, '')),
  fuelTypes: (text: string) => wordsOf('fuelTypes', text).every(isOptionOf('fuelTypes')),
  businessType: isOptionOf('businessType'),
  status: isOptionOf('status'),
} as const;

export function toContent(texts: readonly string[]): Content {
  const counts = countEach(texts);
  function share(kind: CellKind): number {
    let found = 0;
    for (const [text, count] of counts) if (cellKinds[kind](text)) found += count;
    return texts.length && found / texts.length;
  }
  return { filled: texts.length, different: counts.size, share: memoize(share) };
}
