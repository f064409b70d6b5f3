import { remarkIn } from '@/domain/import/cell-values';
import { type ImportTarget, missingTargets } from '@/domain/import/import-targets';
import { recogniseTitles } from '@/domain/import/recognise-columns';
import { readPhone } from '@/domain/read-phone';
import { hasVisibleText } from '@/lib/text';
import type { FileRecord } from './csv-records';
import { findLists } from './side-by-side';

export const headerChoices = 20;

export function findTitleLines(records: readonly FileRecord[], chosen?: number): readonly FileRecord[] {
  const header = chosen ?? detectHeaderLine(records);
  const at = records.findIndex(({ number }) => number === header);
  if (at === -1) return [];
  const lines = records.slice(at, at + 1);
  if (chosen !== undefined) return lines;
  if (hasSubtitles(records.slice(at))) return records.slice(at, at + 2);
  const headed = records.slice(Math.max(at - 1, 0), at + 1);
  return hasHeadings(headed) ? headed : lines;
}

/** A survey names a question once, above all columns of its answers. */
function hasSubtitles([titles, subtitles]: readonly FileRecord[]): boolean {
  if (!titles || !subtitles || subtitles.cells.some(isContact)) return false;
  const width = Math.max(titles.cells.length, subtitles.cells.length);
  const columns = Array.from({ length: width }, (_, column) => ({
    hasTitle: hasVisibleText(titles.cells[column] ?? ''),
    hasSubtitle: hasVisibleText(subtitles.cells[column] ?? ''),
  }));
  return (
    columns.every(({ hasTitle, hasSubtitle }) => hasTitle || hasSubtitle) &&
    columns.some(({ hasTitle }) => !hasTitle) &&
    columns.some(({ hasSubtitle }) => !hasSubtitle) &&
    columns.filter(({ hasTitle }) => hasTitle).length > 1 &&
    (countKnown(subtitles) > Math.max(1, countKnown(titles)) ||
      subtitles.cells.some((cell) => anyAnswer.test(toTitle(cell))))
  );
}

const anyAnswer = /^(open-ended )?response$/i;

/** 'Delivery' and 'Billing' above 'Address, Town, Address, Town' tell equal titles apart. */
function hasHeadings(lines: readonly FileRecord[]): boolean {
  const [headings, titles] = lines;
  if (!headings || !titles || hasSubtitles(lines)) return false;
  if (headings.width > titles.width || headings.cells.some(isContact)) return false;
  const written = titles.cells.map(toTitle);
  const above = spread(headings.cells, written.length);
  const isHeaded = (title: string) =>
    isRepeated(written, title) && headedFields.includes(recogniseTitles([title])[0]);
  const repeated = written.flatMap((title, column) => (isHeaded(title) ? [column] : []));
  const begins = repeated.map((column) =>
    headings.cells.findLastIndex((cell, at) => at <= column && toTitle(cell)),
  );
  const different = new Set(repeated.map((column) => `${above[column]} ${written[column]}`.toLowerCase()));
  const areApart = different.size === repeated.length && begins.every((column) => repeated.includes(column));
  return repeated.length > 0 && areApart && !findLists(written);
}

const headedFields: readonly (ImportTarget | undefined)[] = ['address', 'parish', 'name', 'phone'];

const isRepeated = (titles: readonly string[], title: string) =>
  title !== '' && titles.filter((other) => other.toLowerCase() === title.toLowerCase()).length > 1;

function spread(headings: readonly string[], width: number): string[] {
  let last = '';
  return Array.from({ length: width }, (_, column) => {
    last = toTitle(headings[column] ?? '') || last;
    return last;
  });
}

export function joinTitles(lines: readonly FileRecord[]): string[] {
  const [upper = [], lower = []] = lines.map(({ cells }) => cells.map(toTitle));
  if (lines.length > 1 && !hasSubtitles(lines)) return withHeadings(lower, spread(upper, lower.length));
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, column) => {
    const [title = '', subtitle = ''] = [upper[column], lower[column]];
    return subtitle === '' || (title !== '' && anyAnswer.test(subtitle)) ? title : subtitle;
  });
}

/** A heading that hides a title's field is left out: 'Owner' above 'Phone'. */
function withHeadings(titles: readonly string[], headings: readonly string[]): string[] {
  return titles.map((title, column) => {
    const whole = `${headings[column]} ${title}`.trim();
    const [field, own] = recogniseTitles([whole]).concat(recogniseTitles([title]));
    return isRepeated(titles, title) && field === own ? whole : title;
  });
}

/** Prefers known titles above all customers, then below, then the first line with text in most columns. Else 0. */
function detectHeaderLine(records: readonly FileRecord[]): number {
  const begin = records.slice(0, headerChoices);
  const customer = begin.findIndex((record) => !mayBeTitles(record));
  const complete = begin.slice(0, Math.max(customer, 0)).filter((record) => holdsTitles([record]));
  const choices = complete.length > 0 ? complete : begin.filter(mayBeTitles);
  const known = choices.map((record) => ({ record, titles: countKnown(record) }));
  const best = known.reduce((one, other) => (other.titles > one.titles ? other : one), {
    record: undefined as FileRecord | undefined,
    titles: 0,
  });
  const width = Math.max(...begin.map(({ cells }) => cells.length));
  if (best.record && (best.titles > 1 || best.record.cells.length === width)) {
    const above = records.slice(Math.max(records.indexOf(best.record) - 1, 0));
    return (hasSubtitles(above) ? above[0] : best.record)?.number ?? 0;
  }
  const [first] = records;
  const full = choices.find(({ cells }) => cells.filter(hasVisibleText).length > width / 2);
  // Below the first customer only known titles count.
  return first && mayBeTitles(first) && full ? full.number : 0;
}

export const mayBeTitles = (record: Pick<FileRecord, 'cells'>) =>
  !record.cells.some(isContact) || holdsTitles([record]);

/** Whether one of the first lines has a title for each required field, and no cell of a customer. */
export function holdsTitles(records: readonly Pick<FileRecord, 'cells'>[]): boolean {
  return records
    .slice(0, headerChoices)
    .some(
      ({ cells }) =>
        !cells.some(isContactAlone) && missingTargets(recogniseTitles(cells.map(toTitle))).length === 0,
    );
}

/** Whether most lines from the first one with an e-mail address or a phone number on have such. */
export function holdsContacts(records: readonly FileRecord[]): boolean {
  const below = records
    .slice(records.findIndex(({ cells }) => cells.some(isContact)))
    .filter(({ cells }) => cells.some(hasVisibleText) && !isTotal(cells));
  return countContacts(below) * 2 > below.length;
}

export const countContacts = (records: readonly FileRecord[]) =>
  records.filter(({ cells }) => cells.some(isContact)).length;

export const countKnown = ({ cells }: Pick<FileRecord, 'cells'>) =>
  recogniseTitles(cells.map(toTitle)).filter((target) => target !== undefined).length;

/** A title has these only as an example. Regular expressions are slow on longer texts. */
export const isContact = (cell: string) => /\S@\S+\.\S|(\d[^\dA-Za-z]*){7}/.test(cell.slice(0, longestTitle));

const longestTitle = 500;
const emailAlone = /^\s*[^\s@:,;/]+@[^\s@]+\.[^\s@]+\s*$/;

const numberInBrackets = /\p{L} ?\(\+?\d[\d .-]{6,}\)/u;

/** An example in a title stands beside words or in brackets: 'Phone, e.g. 876-555-0199', 'Phone (876-555-0199)'. */
function isContactAlone(cell: string): boolean {
  if (!isContact(cell) || cell.length > longestTitle || numberInBrackets.test(cell)) return false;
  return emailAlone.test(cell) || (readPhone(cell).numbers.length > 0 && remarkIn(cell) === '');
}

export function toTitle(cell: string): string {
  return cell.slice(0, longestTitle).replace(/^[\s"\ufeff]+|[\s":]+$/g, '');
}

const sum = /^\s*((sub|grand)[\s-]?)?totals?\b[^@]*$/i;
const tally = /^\s*((record|row|customer)s?[\s-]?)?(count|sum|number of)\b[^@]*$/i;
const amount =
  /^[\s\d.,:$€£%()+-]*$|^\s*[a-z]{0,3}[\s$€£]*\d[\d.,]*\s*((gal|lit|customer|record)[a-z]*\.?)?\s*$/i;

export function isTotal(cells: readonly string[]): boolean {
  const [first = '', ...others] = cells.filter(hasVisibleText);
  const isSum = sum.test(first) || (tally.test(first) && !cells.some(isContact));
  return isSum && others.every((cell) => amount.test(cell));
}
