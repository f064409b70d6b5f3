import Papa from 'papaparse';
import { longestContact } from '@/domain/import/cell-values';
import { importLimits } from '@/features/customers/import/reading/import-file';
import { countEach } from '@/lib/count-each';
import { hasVisibleText } from '@/lib/text';
import { countKnown, headerChoices, isContact, mayBeTitles } from './header-line';
import { type CsvDialect, splitLine } from './split-line';

export const usualDelimiters = [
  { value: ',', label: 'Comma' },
  { value: ';', label: 'Semicolon' },
  { value: '\t', label: 'Tab' },
  { value: '|', label: 'Vertical bar' },
] as const;
const rareDelimiters = [
  { value: '^', label: 'Caret' },
  { value: '~', label: 'Tilde' },
  { value: ':', label: 'Colon' },
] as const;
export const delimiters = [...usualDelimiters, ...rareDelimiters] as const;

const sample = { lines: 100, characters: 500_000 } as const;

export function detectDialect(text: string, chosen?: string): CsvDialect {
  const separator = /^"?sep=(.)"?\1*[ \t]*(?=\n|$)/i.exec(text);
  const from = separator ? separator[0].length + 1 : 0;
  const begin = text.slice(from, from + sample.characters);
  const wanted = chosen ?? separator?.[1];
  const measureEach = (values: readonly string[]) => values.map((value) => measure(begin, value));
  const usual = likeliest(measureEach(wanted ? [wanted] : usualDelimiters.map(({ value }) => value)));
  const isSure = wanted !== undefined || isWideFirst(usual) || countTitles(usual) > 1;
  const rare = isSure ? [] : measureEach(rareDelimiters.map(({ value }) => value));
  const { rows, score, isEven, ...dialect } = rare.find(isRareTable) ?? usual;
  return { ...dialect, separatorLine: separator?.[0] };
}

/** Labels that each line repeats are no titles: 'Name: Ann Reid Town: Lucea Fuel: Diesel'. */
function isRareTable(candidate: Candidate): boolean {
  const { rows, width, delimiter } = candidate;
  const [[label = ''] = [], [next] = []] = rows;
  const isLabelled = hasVisibleText(label) && label === next;
  return (width > 2 || delimiter !== ':') && !isLabelled && countTitles(candidate) > 1;
}

type Candidate = ReturnType<typeof measure>;

function likeliest(candidates: readonly Candidate[]): Candidate {
  const separating = candidates.filter(({ width }) => width > 1);
  if (separating.length < 2)
    return candidates.reduce((best, next) => (next.score > best.score ? next : best));
  const weighed = separating.map((candidate) => {
    const contacts = countContactsAlone(candidate.rows);
    const weights = [countTitles(candidate), contacts, Number(isWideFirst(candidate)), candidate.score];
    return { candidate, weights };
  });
  return weighed.reduce((best, next) => (isHeavier(next.weights, best.weights) ? next : best)).candidate;
}

function isHeavier(next: readonly number[], best: readonly number[]): boolean {
  const at = next.findIndex((weight, place) => weight !== best[place]);
  return (next[at] ?? 0) > (best[at] ?? 0);
}

function measure(begin: string, delimiter: string) {
  const standard = readSample(begin, delimiter, '"');
  const escaped = standard.isBroken && begin.includes('\\"') && readSample(begin, delimiter, '\\');
  const isEscaped = escaped && !escaped.isBroken;
  const read = isEscaped ? escaped : standard;
  // An unmatched quotation mark joins lines, so each line is split by itself.
  const rows = read.isBroken
    ? begin.split('\n', sample.lines).map((line) => splitLine(line, delimiter))
    : read.rows;
  const filled = rows.filter((cells) => cells.some(hasVisibleText));
  const counts = countEach(filled.map(({ length }) => length));
  const scores = [...counts].map(([width, lines]) => ({ width, score: lines * (width - 1) }));
  const none = { width: 1, score: 0 };
  const { width, score } = scores.reduce((one, other) => (other.score > one.score ? other : one), none);
  const isEven = width > 1 && width <= importLimits.columns && (counts.get(width) ?? 0) * 2 >= filled.length;
  return { delimiter, escapeChar: isEscaped ? '\\' : '"', width, score, isEven, rows: filled };
}

/** The most known titles of a line that is as wide as most lines. 0 for a single one: customers hold such words, too. */
function countTitles({ rows, width, isEven }: Candidate): number {
  const isFull = (cells: readonly string[]) =>
    cells.length === width && cells.filter(hasVisibleText).length * 2 > width;
  const known = rows
    .slice(0, isEven ? headerChoices : 0)
    .map((cells) => (isFull(cells) && mayBeTitles({ cells }) ? countKnown({ cells }) : 0));
  const most = Math.max(0, ...known);
  return most > 1 ? most : 0;
}

const isWideFirst = ({ rows, width, isEven }: Candidate) => isEven && rows[0]?.length === width;

function countContactsAlone(rows: readonly string[][]): number {
  const isHalfQuoted = (cell: string) => cell.split('"').length % 2 === 0;
  const isUsable = (row: readonly string[]) => row.length <= importLimits.columns && !row.some(isHalfQuoted);
  const cells = rows.filter(isUsable).flat();
  const parts = cells.map((cell) =>
    cell
      .slice(0, longestContact)
      .split(/[,;\t|\n]/)
      .filter(hasVisibleText),
  );
  return parts.filter((some) => some.every(isContact)).flat().length;
}

function readSample(begin: string, delimiter: string, escapeChar: string) {
  const { data, errors } = Papa.parse<string[]>(begin, {
    delimiter,
    escapeChar,
    newline: '\n',
    preview: sample.lines,
  });
  return { rows: data, isBroken: errors.some(({ type }) => type === 'Quotes') };
}
