import { namedOption } from '@/domain/import/option-words';
import { recogniseTitles } from '@/domain/import/recognise-columns';
import { hasVisibleText } from '@/lib/text';
import type { FileRecord } from './csv-records';
import { isTotal } from './header-line';

interface Sections {
  titles: string[];
  headings: ReadonlySet<FileRecord>;
  customers: readonly FileRecord[];
}

const fewestHeadings = 2;

function parishOfHeading({ cells }: FileRecord): string | undefined {
  const [only = '', ...others] = cells.filter(hasVisibleText);
  if (others.length > 0) return undefined;
  return namedOption('parish', only.replace(/\bparish\b(?: of)?/i, ''));
}

/** Gives a column of parishes to a list whose lines stand below the names of theirs. */
export function readSections(
  records: readonly FileRecord[],
  titles: readonly string[],
): Sections | undefined {
  const parishes = new Map(records.map((record) => [record, parishOfHeading(record)]));
  const headings = new Set(records.filter((record) => parishes.get(record) !== undefined));
  if (headings.size < fewestHeadings || titles.length < 2) return undefined;
  if (recogniseTitles(titles).includes('parish')) return undefined;
  let parish = '';
  const customers = records.flatMap((record) => {
    parish = parishes.get(record) ?? parish;
    const { cells, width } = record;
    if (headings.has(record)) return [];
    if (cells.length > titles.length) return [record];
    const filling = Array.from({ length: titles.length - cells.length }, () => '');
    const filled = isTotal(cells) ? cells : [...cells, ...filling, parish];
    return [{ ...record, cells: filled, width: width + 1 }];
  });
  return { titles: [...titles, 'Parish'], headings, customers };
}

const dittoMark = /^[-\s]*(?:["″〃“”„][\s"″〃“”„]*|''|,,|['"(]?(?:ditto|do|dto)\.?['")]?)[-\s]*$/i;
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
    above = cells;
    return reasons.length > 0 ? { ...record, cells, doubt: reasons.join(' ') } : record;
  });
}
