import {
  customerFields,
  definitionOf,
  draftFields,
  isWritten,
  type WrittenField,
} from '@/domain/customer-fields';
import { labelOf } from '@/domain/options';
import { responseDeadline } from '@/domain/response-time';
import { formatDate } from '@/lib/dates';
import { toSingleLine } from '@/lib/text';
import { isPlaceTitle, joinAddress, saysMore } from './address-parts';
import { meaningOf, type WordMeanings } from './foreign-words';
import { type ImportTarget, targetLabel } from './import-targets';
import { type DateOrder, readDate } from './imported-date';
import type { ImportCell, LineReading } from './line-reading';
import type { WordTarget } from './option-synonyms';
import {
  choiceText,
  fuelOf,
  likelyOption,
  namedOption,
  optionsOf,
  takesSeveralOptions,
  wholeVolume,
  wordsOf,
} from './option-words';
import { toKey } from './words';

export type CellsOf = (target: ImportTarget) => readonly ImportCell[];

const readElsewhere: readonly WrittenField[] = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'whatsapp',
  'address',
];
const plainTexts = draftFields.filter(isWritten).filter((field) => !readElsewhere.includes(field));

export function readTexts(reading: LineReading, cellsOf: CellsOf): void {
  for (const field of plainTexts) {
    const [first, ...others] = cellsOf(field).map((cell) =>
      field === 'companyName' ? withoutLink(reading, cell) : cell,
    );
    if (!first || (field === 'companyName' && reading.isOwnCompany)) continue;
    if (reading.fields[field]) others.unshift(first);
    else reading.fields[field] = first.text;
    for (const { title, text } of others) if (text !== reading.fields[field]) reading.keep(title, text);
  }
}

function withoutLink(reading: LineReading, { title, text: written }: ImportCell): ImportCell {
  const text = written.replace(/^\w+::::| \(https?:\/\/[^\s()]+\)$/g, '');
  if (text !== written) reading.say(`${customerFields.companyName.label}: “${written}” is read as ${text}.`);
  return { title, text };
}

export function readAddress(
  reading: LineReading,
  written: readonly ImportCell[],
  hasPlainStreet: boolean,
): void {
  const { fields } = reading;
  const { companyName, firstName, lastName } = fields;
  const names = [companyName, `${firstName} ${lastName}`, `${lastName}, ${firstName}`];
  const isName = ({ title, text }: ImportCell) =>
    !isPlaceTitle(title) && names.includes(toSingleLine(text)) && !likelyOption('parish', text);
  const rest = written.filter((cell) => !isName(cell));
  const cells = rest.length > 1 || /\d/.test(rest[0]?.text ?? '') ? rest : written;
  const { address, parish, parishFrom, others } = joinAddress(cells, fields.parish, hasPlainStreet);
  fields.address = address;
  if (written.length > 1 || (cells[0] && toSingleLine(cells[0].text) !== address))
    reading.say(`${customerFields.address.label}: put together as “${address}”.`);
  for (const { title, text } of others) reading.keep(title, text);
  if (fields.parish || !parish) return;
  fields.parish = parish;
  reading.say(`${customerFields.parish.label}: ${parish}, from “${toSingleLine(parishFrom)}”.`);
}

export function readChoices(reading: LineReading, cellsOf: CellsOf, meanings: WordMeanings): void {
  for (const field of draftFields) {
    if (isWritten(field)) continue;
    const cells = field === 'averageVolume' ? readWhole(reading, cellsOf(field)) : cellsOf(field);
    const named = readWords(reading, { target: field, cells, meanings });
    const values = field === 'fuelTypes' ? withFuelsOf(reading, named, cellsOf('averageVolume')) : named;
    const [first] = values;
    const { kind } = definitionOf(field);
    if (first === undefined) continue;
    if (field === 'parish') keepPlace(reading, cellsOf, first);
    const value = kind === 'choices' ? values : kind === 'flag' ? first === 'yes' : first;
    Object.assign(reading.fields, { [field]: value });
  }
}

function readWhole(reading: LineReading, volumes: readonly ImportCell[]): readonly ImportCell[] {
  const { whole, shares } = wholeVolume(volumes);
  for (const { title, text } of shares) reading.keep(title, text);
  return whole;
}

function withFuelsOf(
  reading: LineReading,
  known: readonly string[],
  volumes: readonly ImportCell[],
): readonly string[] {
  const fuels = volumes.flatMap(({ title, text }) => {
    const fuel = /[1-9]/.test(text) && fuelOf(title);
    if (!fuel || known.includes(fuel)) return [];
    reading.say(`${targetLabel('fuelTypes')}: ${labelOf(optionsOf('fuelTypes'), fuel)}, from “${title}”.`);
    return [fuel];
  });
  return [...new Set([...known, ...fuels])];
}

function keepPlace(reading: LineReading, cellsOf: CellsOf, parish: string): void {
  const [cell] = cellsOf('parish');
  if (!cell || !saysMore(cell.text, parish)) return;
  const address = cellsOf('address').map(({ text }) => toKey(text));
  if (!address.join('').includes(toKey(cell.text))) reading.keep(cell.title, cell.text);
}

interface WordCells {
  target: WordTarget;
  cells: readonly ImportCell[];
  meanings: WordMeanings;
}

export function readWords(reading: LineReading, { target, cells, meanings }: WordCells): string[] {
  const takesSeveral = takesSeveralOptions(target);
  const [first, ...others] = cells;
  if (!first) return [];
  for (const { title, text } of takesSeveral ? [] : others) reading.keep(title, text);
  const words = (takesSeveral ? cells : [first]).flatMap((cell) => wordsOf(target, choiceText(target, cell)));
  const foreign: string[] = [];
  const values = words.flatMap((word) => {
    const value = meaningOf(target, word, meanings);
    if (value === undefined) foreign.push(word);
    else if (!namedOption(target, word))
      reading.say(`${targetLabel(target)}: “${word}” is ${labelOf(optionsOf(target), value)}.`);
    return value ?? [];
  });
  if (foreign.length > 0) reading.keep(targetLabel(target), foreign.join(', '));
  return [...new Set(values)];
}

/** The note keeps the day, as the database stores its own time. Returns the deadline of a new customer's contact. */
export function readSince(
  reading: LineReading,
  cells: readonly ImportCell[],
  { order, isWaiting }: { order: DateOrder; isWaiting: boolean },
): Date | undefined {
  const [first, ...others] = cells;
  if (!first) return undefined;
  for (const { title, text } of others) reading.keep(title, text);
  const dates = readDate(first.text, order);
  const [only] = dates;
  const day = only && dates.length === 1 ? formatDate(only) : first.text;
  reading.notes.push(`${targetLabel('createdAt')} ${day}`);
  // Day and month may be swapped: the later date accuses nobody.
  const past = dates.filter((date) => date <= new Date()).map((date) => date.getTime());
  const since = past.length > 0 && new Date(Math.max(...past));
  if (!since || !isWaiting) {
    reading.say(`Goes into the note – ${targetLabel('createdAt')} ${day}`);
    return undefined;
  }
  reading.say(`Goes into the note – ${targetLabel('createdAt')} ${day}. New, and waits since then.`);
  return responseDeadline(since);
}

/** An optional field's text that is too long goes into the note whole. */
export function keepLongTexts(reading: LineReading): void {
  for (const field of draftFields.filter(isWritten)) {
    const { limit, label, ...definition } = customerFields[field];
    const text = reading.fields[field];
    if (text.length <= limit || 'required' in definition) continue;
    reading.keep(label, text);
    reading.fields[field] = '';
  }
}
