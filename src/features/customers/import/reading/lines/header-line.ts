import { recogniseTitles } from '@/domain/import/recognise-columns';
import { hasVisibleText } from '@/lib/text';
import type { FileRecord } from './csv-records';

/** Titles stand among the first lines, from which they can be chosen. */
export const headerChoices = 20;

/**
 * Number of the line that holds the titles: the one with most titles that are known, or the first that has a word in
 * most columns. 0 where the file begins with a customer.
 */
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
  // Below the first customer no line is taken for titles without knowing one of them.
  return first && !first.cells.some(isContact) && full ? full.number : 0;
}

const countKnown = ({ cells }: FileRecord) =>
  recogniseTitles(cells.map(toTitle)).filter((target) => target !== undefined).length;

/** Found in no title: an e-mail address, or a number with so many digits. */
const isContact = (cell: string) => /\S@\S+\.\S|(\d[^\dA-Za-z]*){7}/.test(cell.slice(0, longestTitle));

/** Of a longer cell this much is looked at: regular expressions take their time over long texts. */
const longestTitle = 500;

/** A title without white space and stray quotation marks around it. */
export function toTitle(cell: string): string {
  return cell.slice(0, longestTitle).replace(/^[\s"\ufeff]+|[\s"]+$/g, '');
}
