import { formatCount, formatUnits } from '@/lib/format-count';
import type { ImportFile, LeftOutKind } from './reading/import-file';

export const leftOutTexts: Record<LeftOutKind, string> = {
  separator: 'which names the separator',
  above: 'above the titles',
  titles: 'with the titles',
  repeated: 'with the titles again',
  report: 'about the report',
};

export function toUnit({ format }: Pick<ImportFile, 'format'>, count: number): string {
  return formatUnits(count, format === 'contact cards' ? 'card' : 'line');
}

export const countDoubts = ({ lines }: Pick<ImportFile, 'lines'>) =>
  lines.filter(({ doubt }) => doubt !== undefined).length;

/** '7 lines: 3 to import (1 of them in doubt), 1 above the titles, 1 with the titles, 2 empty'. */
export function describeLines(file: ImportFile): string {
  const doubts = countDoubts(file);
  const { customers } = file.counts;
  const share = doubts === customers ? 'all' : `${formatCount(doubts)} of them`;
  const toImport = `${formatCount(customers)} to import${doubts > 0 ? ` (${share} in doubt)` : ''}`;
  return `${toUnit(file, file.counts.total)}: ${[toImport, ...describeLeftOut(file)].join(', ')}`;
}

export function describeLeftOut({ counts }: Pick<ImportFile, 'counts'>): string[] {
  const kinds = (Object.keys(leftOutTexts) as LeftOutKind[]).map(
    (kind) => [counts[kind], leftOutTexts[kind]] as const,
  );
  return [...kinds, [counts.blank, 'empty'] as const]
    .filter(([count]) => count > 0)
    .map(([count, text]) => `${formatCount(count)} ${text}`);
}
