import { recogniseTitles } from '@/domain/import/recognise-columns';
import { hasVisibleText } from '@/lib/text';
import type { FileRecord } from './csv-records';

/** The titles are among so many first lines. */
export const headerChoices = 20;

/** The line with the most known titles, else the first with text in most columns. 0 if a customer is first. */
export function detectHeaderLine(records: readonly FileRecord[]): number {
  const choices = records.slice(0, headerChoices).filter(({ cells }) => !cells.some(isContact));
  const known = choices.map((record) => ({ record, titles: countKnown(record) }));
  const best = known.reduce((one, other) => (other.titles > one.titles ? other : one), {
    record: undefined as FileRecord | undefined,
    titles: 0,
  });
  const width = Math.max(...records.slice(0, headerChoices).map(({ cells }) => cells.length));
  if (best.record && (best.titles > 1 || best.record.cells.length === width)) return best.record.number;
  const [first] = records;
  const full = choices.find(({ cells }) => cells.filter(hasVisibleText).length > width / 2);
  // Below the first customer only known titles count.
  return first && !first.cells.some(isContact) && full ? full.number : 0;
}

/** Whether most lines from the first one with an e-mail address or a phone number on have such. */
export function holdsContacts(records: readonly FileRecord[]): boolean {
  const below = records
    .slice(records.findIndex(({ cells }) => cells.some(isContact)))
    .filter(({ cells }) => cells.some(hasVisibleText) && !isTotal(cells));
  return below.filter(({ cells }) => cells.some(isContact)).length * 2 > below.length;
}

const countKnown = ({ cells }: FileRecord) =>
  recogniseTitles(cells.map(toTitle)).filter((target) => target !== undefined).length;

/** No title has an e-mail address or a phone number. */
const isContact = (cell: string) => /\S@\S+\.\S|(\d[^\dA-Za-z]*){7}/.test(cell.slice(0, longestTitle));

/** Characters: regular expressions are slow on long texts. */
const longestTitle = 500;

export function toTitle(cell: string): string {
  return cell.slice(0, longestTitle).replace(/^[\s"\ufeff]+|[\s"]+$/g, '');
}

export function isTotal(cells: readonly string[]): boolean {
  const [first = '', ...others] = cells.filter(hasVisibleText);
  return (
    /^\s*((sub|grand)[\s-]?)?totals?\b[^@]*$/i.test(first) &&
    others.every((cell) => /^[\s\d.,:$€£%()+-]*$/.test(cell))
  );
}
