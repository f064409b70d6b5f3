import { type CustomerDraftField, customerFields } from '@/domain/customer-fields';
import { isEmail } from '@/domain/email';
import { phoneDoubts, readPhone } from '@/domain/read-phone';
import {
  type CellValues,
  isNoContact,
  numberIn,
  remarkIn,
  splitContact,
  splitEmails,
  splitPhones,
} from './cell-values';
import { tellingTitle, titleOfFaxAlone, titleOfFormer, titleOfSomebodyElse } from './contact-titles';
import type { ImportCell, LineReading } from './line-reading';
import { isTick, titleWords, toKey } from './words';

interface ContactKind {
  label: string;
  split: (text: string) => CellValues;
  toKey: (value: string) => string;
  isValid: (value: string) => boolean;
  remarkIn: (value: string) => string;
}

const numbers = {
  split: splitPhones,
  toKey: (value: string) => {
    const [first] = readPhone(value).numbers;
    return first ? `${first.e164} ${first.extension ?? ''}` : value;
  },
  isValid: (value: string) => readPhone(value).numbers.length > 0,
  remarkIn,
};
const kinds = {
  phone: { ...numbers, label: 'Phone' },
  whatsapp: { ...numbers, label: 'WhatsApp' },
  email: {
    label: 'Email',
    split: splitEmails,
    toKey: (value) => value.toLowerCase(),
    isValid: isEmail,
    remarkIn: () => '',
  },
} satisfies Partial<Record<CustomerDraftField, ContactKind>>;

type ContactField = keyof typeof kinds;

/** The first value fills the field, the others go into the note. */
export function readContacts(reading: LineReading, field: ContactField, cells: readonly ImportCell[]): void {
  const kind: ContactKind = kinds[field];
  if (field === 'phone') reading.phoneCells = cells;
  const values = withoutRemarks(reading, field, cells).flatMap(({ title, text, isLabelled }, index) => {
    const { first, others, beside } = kind.split(text);
    if (first !== text && others.length === 0)
      reading.say(`${customerFields[field].label}: “${text}” is read as ${first}.`);
    if (beside && !isNameOf(reading, beside)) reading.keep(title, text);
    const words = titleWords(title);
    const isLongerTitle = cells.some((other) => words.endsWith(` ${titleWords(other.title)}`));
    const isTelling = isLabelled || isLongerTitle || tellingTitle.test(words);
    const origin = index > 0 && isTelling ? ` (${title})` : '';
    return [first, ...others].map((value) => ({ value, title, origin }));
  });
  const isRepeated = ({ value }: { value: string }, index: number) =>
    values.findIndex((other) => kind.toKey(other.value) === kind.toKey(value)) < index;
  const different = values.filter((value, index) => !isRepeated(value, index));
  const isSaid = (text: string) => different.some(({ value }) => value === text);
  for (const { value, title } of values) {
    const remark = isSaid(value) ? '' : kind.remarkIn(value);
    if (remark && !isNameOf(reading, remark)) reading.keep(title, value);
  }
  const [first, ...others] = different.sort(
    (one, other) => Number(kind.isValid(other.value)) - Number(kind.isValid(one.value)),
  );
  if (!first) return;
  const words = titleWords(first.title);
  const otherWords = words.split(' ').filter((word) => !reading.ownRoles.includes(word));
  const isDoubtful = titleOfSomebodyElse.test(otherWords.join(' ')) || titleOfFormer.test(words);
  if (isDoubtful || (field !== 'email' && titleOfFaxAlone.test(words))) {
    const origin = `${kind.label}: taken from ${first.title}, ${first.value}.`;
    reading.notes.push(origin);
    reading.say(origin);
  }
  const isTooLong = field !== 'email' && first.value.length > customerFields[field].limit;
  if (isTooLong) reading.keep(kind.label, first.value);
  reading.fields[field] = isTooLong ? numberIn(first.value) : first.value;
  if (field !== 'email') sayDoubt(reading, field, first.value);
  for (const [index, { value, origin }] of others.entries())
    reading.keep(`${kind.label} ${index + 2}`, value + origin);
}

export function sayDoubt(reading: LineReading, field: 'phone' | 'whatsapp', text: string): void {
  const { doubt } = readPhone(text);
  if (doubt) reading.say(`${customerFields[field].label}: “${text}”. ${phoneDoubts[doubt]}`);
}

type ContactCells = Record<'phone' | 'email', readonly ImportCell[]>;

export function sortContacts(reading: LineReading, cells: ContactCells): ContactCells {
  const moved: Record<keyof ContactCells, ImportCell[]> = { phone: [], email: [] };
  function sort(field: keyof ContactCells): readonly ImportCell[] {
    const other = field === 'phone' ? 'email' : 'phone';
    return cells[field].flatMap((cell) => {
      const parts = splitContact(cell.text);
      const toPart = (kind: keyof ContactCells) => {
        const text = parts[kind];
        if (text && text !== cell.text)
          reading.say(`${customerFields[kind].label}: “${cell.text}” is read as ${text}.`);
        return text ? [{ ...cell, text }] : [];
      };
      if (!parts[other]) return [cell];
      moved[other].push(...toPart(other));
      return toPart(field);
    });
  }
  const [phone, email] = [sort('phone'), sort('email')];
  return { phone: [...phone, ...moved.phone], email: [...email, ...moved.email] };
}

function withoutRemarks(
  reading: LineReading,
  field: ContactField,
  cells: readonly ImportCell[],
): readonly ImportCell[] {
  const { label } = customerFields[field];
  return cells.flatMap((cell) => {
    const { title, text } = cell;
    const isYes = field === 'whatsapp' && isTick(text);
    if (isNoContact(text) && !isYes) {
      reading.say(`${label}: “${text}” is read as empty.`);
      return [];
    }
    if (field !== 'whatsapp' || /\p{Nd}/u.test(text)) return [cell];
    const number = referredPhone(reading, text);
    if (number) reading.say(`${label}: “${text}” is read as ${number}.`);
    else reading.keep(title, text);
    return number ? [{ title, text: number }] : [];
  });
}

function referredPhone({ fields, phoneCells }: LineReading, text: string): string | undefined {
  const found = refersToPhone.exec(isTick(text) ? 'yes' : text.trim());
  if (!found) return undefined;
  if (!found.groups?.cell) return fields.phone;
  const named = phoneCells.filter(({ title }) => /\b(?:cell|cellular|mobile)\b/.test(titleWords(title)));
  const [only, ...others] = named.length > 0 ? named : phoneCells;
  return only && others.length === 0 ? splitPhones(only.text).first : undefined;
}

const refersToPhone =
  /^(?:y|yes|ditto|(?:as|see) above|(?:the )?same(?: (?:number|no\.?))?(?: as(?: the| my)? (?:above|phone|telephone|number|(?<cell>cell|mobile)(?: ?phone)?))?|(?:this |my )?(?:number|phone))\.?$/i;

export function fillPhoneFromWhatsapp(reading: LineReading): void {
  const { fields } = reading;
  if (fields.phone || !fields.whatsapp) return;
  fields.phone = fields.whatsapp;
  reading.say(`Phone: taken from WhatsApp, ${fields.whatsapp}.`);
}

function isNameOf({ fields }: LineReading, text: string): boolean {
  return toKey(text) === toKey(`${fields.firstName} ${fields.lastName}`);
}
