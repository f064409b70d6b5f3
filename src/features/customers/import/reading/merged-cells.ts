import { hasVisibleText } from '@/lib/text';
import { toColumn } from './complete-workbook';
import type { FileRecord } from './lines/csv-records';

interface MergedCell {
  column: number;
  first: number;
  last: number;
}

const mostMerged = 5000;
const shownText = 60;

export function mergedCells(sheet: string): MergedCell[] {
  const found = sheet.matchAll(/<(?:\w+:)?mergeCell\s[^<>]*?\bref=["']([A-Z]+)(\d+):[A-Z]+(\d+)["']/g);
  return Array.from(found, ([, letters = '', first, last]) => ({
    column: toColumn(letters) - 1,
    first: Number(first),
    last: Number(last),
  }))
    .filter(({ first, last }) => last > first)
    .slice(0, mostMerged);
}

export function fillMerged(records: readonly FileRecord[], merged: readonly MergedCell[]): void {
  for (const { column, first, last } of merged) {
    const text = records[first - 1]?.cells[column] ?? '';
    if (!hasVisibleText(text)) continue;
    for (const record of records.slice(first, last)) {
      if (!record.cells.some(hasVisibleText) || hasVisibleText(record.cells[column] ?? '')) continue;
      while (record.cells.length < column) record.cells.push('');
      record.cells[column] = text;
      const reason = `‘${text.slice(0, shownText)}’ stands in a cell that is merged with that of line ${first}.`;
      record.doubt = record.doubt ? `${record.doubt} ${reason}` : reason;
    }
  }
}
