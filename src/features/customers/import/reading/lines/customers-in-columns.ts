import {
  ImportFileError,
  importLimits,
  tooManyColumns,
} from '@/features/customers/import/reading/import-file';
import { hasVisibleText } from '@/lib/text';
import { type FileRecord, joinDoubts, toRecord } from './csv-records';
import { countKnown, holdsTitles, isContact, toTitle } from './header-line';

interface Columns {
  titles: string[];
  customers: readonly FileRecord[];
}

/** Reads each column as a customer if the first one holds the titles. */
export function readColumns(records: readonly FileRecord[]): Columns | undefined {
  if (records.length > importLimits.columns) return undefined;
  const doubt = joinDoubts(records);
  const widest = records.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const columns = Array.from({ length: widest }, (_, column) => {
    const cells = records.map((record) => record.cells[column] ?? '');
    return { ...toRecord(column + 1, cells, cells.join(' | ')), ...doubt };
  }).filter(({ cells }) => cells.some(hasVisibleText));
  const [titles, ...customers] = columns;
  if (!titles || !holdsTitles([titles])) return undefined;
  const written = titles.cells.filter(hasVisibleText);
  const isOfTitles = countKnown(titles) * 2 > written.length && new Set(written).size === written.length;
  const reachable = customers.filter(({ cells }) => cells.some(isContact));
  if (!isOfTitles || reachable.length * 2 <= customers.length) return undefined;
  if (widest > importLimits.columns) throw new ImportFileError(tooManyColumns);
  return { titles: titles.cells.map(toTitle), customers };
}
