import { recogniseTitles } from '@/domain/import/recognise-columns';
import { hasVisibleText } from '@/lib/text';
import type { FileRecord } from './csv-records';

const dittoMark =
  /^[-\s]*(?:["″〃“”„][\s"″〃“”„]*|,,|['"(]?(?:ditto|dto)\.?['")]?)[-\s]*$|^\s*(?:-+\s*do\.?\s*-+|do\.)\s*$/i;
const asAbove = /^(?:the )?(?:same )?as above\.?$/i;
const longestDitto = 20;
const shownText = 60;

/** Puts the text of the line above in the place of a ditto mark, and the line in doubt. */
export function fillDittos(records: readonly FileRecord[], titles: readonly string[]): readonly FileRecord[] {
  const isDitto = (cell: string) =>
    cell.length < longestDitto && (dittoMark.test(cell) || asAbove.test(cell.trim()));
  if (!records.some(({ cells }) => cells.some(isDitto))) return records;
  const targets = recogniseTitles(titles);
  // Elsewhere "as above" means another column of the line.
  const isFirst = (column: number) => targets.indexOf(targets[column]) === column;
  let above: readonly string[] = [];
  return records.map((record) => {
    const reasons: string[] = [];
    const cells = record.cells.map((cell, column) => {
      const text = record.doubt ? '' : (above[column] ?? '');
      if (targets[column] === 'whatsapp' || !isDitto(cell) || !hasVisibleText(text)) return cell;
      if (!isFirst(column) && !dittoMark.test(cell)) return cell;
      reasons.push(`‘${cell.trim()}’ is read as ‘${text.slice(0, shownText)}’, as in the line above.`);
      return text;
    });
    above = cells.map((cell) => (isDitto(cell) ? '' : cell));
    return reasons.length > 0 ? { ...record, cells, doubt: reasons.join(' ') } : record;
  });
}
