import { missingTargets } from '@/domain/import/import-targets';
import { recogniseTitles } from '@/domain/import/recognise-columns';
import { hasVisibleText } from '@/lib/text';
import { type FileRecord, toRecord } from './csv-records';

export interface SideBySide {
  start: number;
  width: number;
  lists: number;
}

/** Two columns that come again may be two contacts of one customer. */
const fewestColumns = 3;

/** The columns of lists whose titles all come again from left to right. */
export function findLists(titles: readonly string[]): SideBySide | undefined {
  const start = titles.findIndex(hasVisibleText);
  const [first, ...others] = titles.slice(Math.max(start, 0)).map((title) => title.toLowerCase());
  const width = first === undefined ? 0 : others.indexOf(first) + 1;
  if (first === undefined || width < fewestColumns) return undefined;
  const all = [first, ...others];
  const isRepeated = all.every((title, at) => title === all[at % width]);
  const isWhole = missingTargets(recogniseTitles(all.slice(width, 2 * width))).length === 0;
  return isRepeated && isWhole ? { start, width, lists: Math.ceil(all.length / width) } : undefined;
}

/** Puts the lists below each other. The last one keeps what stands behind all titles. */
export function stackLists(
  records: readonly FileRecord[],
  { start, width, lists }: SideBySide,
): readonly FileRecord[] {
  const last = records.at(-1)?.number ?? 0;
  return Array.from({ length: lists }, (_, list) =>
    records.map((record) => {
      const from = start + list * width;
      const cells = record.cells.slice(from, list === lists - 1 ? undefined : from + width);
      const stacked = toRecord(record.number + list * last, cells, record.raw);
      return { ...record, ...stacked, width: Math.max(width, stacked.cells.length) };
    }),
  )
    .flat()
    .filter(({ cells }) => cells.some(hasVisibleText));
}
