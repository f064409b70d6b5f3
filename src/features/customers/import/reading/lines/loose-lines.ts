import { hasVisibleText } from '@/lib/text';
import { type FileRecord, toRecord } from './csv-records';

const usual = 0.8;

const isUsual = (lines: readonly string[], pattern: RegExp) =>
  lines.filter((line) => pattern.test(line)).length >= Math.max(2, lines.length * usual);

const listMark = /^[ \t]*(?:\d{1,4}[.)]|[•▪*–-])[ \t]+(?=\S)/;

/** '1. Ann Sample', '• Ann Sample' */
export function withoutListMarks(text: string): string {
  const lines = text.split('\n');
  if (!isUsual(lines.filter(hasVisibleText), listMark)) return text;
  return lines.map((line) => line.replace(listMark, '')).join('\n');
}

/** Puts tabs between columns that spaces align. */
export function splitAligned(text: string): string | undefined {
  const lines = text.split('\n');
  const filled = lines.filter(hasVisibleText);
  if (!isUsual(filled, aligning)) return undefined;
  const starts = columnStarts(filled.filter((line) => aligning.test(line)));
  if (starts.length < 2) return undefined;
  return lines.map((line) => (aligning.test(line) ? cutAt(line, starts) : line)).join('\n');
}

const aligning = /\S {2,}\S/;

function columnStarts(lines: readonly string[]): number[] {
  const isBlank = (at: number) => lines.every((line) => (line[at] ?? ' ') === ' ');
  const longest = Math.max(...lines.slice(0, sampled).map(({ length }) => length));
  const blank = Array.from({ length: Math.min(longest, mostCharacters) }, (_, at) => isBlank(at));
  return [...blank.keys()].filter((at) => !blank[at] && (at === 0 || (blank[at - 1] && blank[at - 2])));
}

const sampled = 1000;
const mostCharacters = 1000;

function cutAt(line: string, starts: readonly number[]): string {
  return starts.map((start, place) => line.slice(place && start, starts[place + 1]).trim()).join('\t');
}

const number = '(?:\\+?1[ .-]?)?\\(?(?:876|658)?\\)?[ .-]?[2-9]\\d{2}[ .-]\\d{4}|(?:\\+?1)?(?:876|658)\\d{7}';
const between = '[\\s,:;–-]*';
const aroundNumbers = new RegExp(
  `^(?=.{0,200}\\p{L})(.{0,80}?)${between}((?<!\\d)(?:${number})(?:\\s*(?:[/&]|or)\\s*(?:${number}))*(?!\\d))${between}(.*)$`,
  'u',
);

/** Splits the only cell of each record around its phone number. */
export function splitAroundNumbers(records: readonly FileRecord[]): readonly FileRecord[] {
  const texts = records.map(({ cells }) => cells[0] ?? '');
  if (records.some(({ cells }) => cells.length > 1) || !isUsual(texts, aroundNumbers)) return records;
  return records.map((record) => {
    const [, ...parts] = aroundNumbers.exec(record.cells[0] ?? '') ?? [];
    return parts.length > 0 ? { ...record, ...toRecord(record.number, parts, record.raw) } : record;
  });
}
