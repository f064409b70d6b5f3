import { missingTargets } from '@/domain/import/import-targets';
import { recogniseTitles } from '@/domain/import/recognise-columns';
import { hasVisibleText } from '@/lib/text';
import { type FileRecord, toRecord } from './csv-records';

/** The number of columns after which all titles come again, so that a second list begins there. */
export function widthOfList(titles: readonly string[]): number | undefined {
  const [first = '', ...others] = titles.map((title) => title.toLowerCase());
  const width = first === '' ? 0 : others.indexOf(first) + 1;
  const isRepeated = titles.every((title, at) => {
    const before = titles[at % width] ?? '';
    return before.toLowerCase() === title.toLowerCase();
  });
  const second = titles.slice(width, 2 * width);
  return width > 0 && isRepeated && missingTargets(recogniseTitles(second)).length === 0 ? width : undefined;
}

/** Puts the lists below each other. */
export function stackLists(records: readonly FileRecord[], width: number): readonly FileRecord[] {
  const lists = Math.ceil(Math.max(...records.map(({ cells }) => cells.length)) / width);
  const last = records.at(-1)?.number ?? 0;
  return Array.from({ length: lists }, (_, list) =>
    records.map(({ number, cells, raw }) => ({
      ...toRecord(number + list * last, cells.slice(list * width, (list + 1) * width), raw),
      width,
    })),
  )
    .flat()
    .filter(({ cells }) => cells.some(hasVisibleText));
}
