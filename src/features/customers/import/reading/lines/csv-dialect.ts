import Papa from 'papaparse';
import { hasVisibleText } from '@/lib/text';

export const delimiters = [
  { value: ',', label: 'Comma' },
  { value: ';', label: 'Semicolon' },
  { value: '\t', label: 'Tab' },
  { value: '|', label: 'Vertical bar' },
] as const;

export interface CsvDialect {
  delimiter: string;
  escapeChar: string;
  width: number;
  separatorLine: string | undefined;
}

const sample = { lines: 100, characters: 500_000 } as const;

export function detectDialect(text: string, chosen?: string): CsvDialect {
  const separator = /^"?sep=(.)"?\1*[ \t]*(?=\n|$)/i.exec(text);
  const from = separator ? separator[0].length + 1 : 0;
  const begin = text.slice(from, from + sample.characters);
  const wanted = chosen ?? separator?.[1];
  const candidates = (wanted ? [wanted] : delimiters.map(({ value }) => value)).map((delimiter) =>
    measure(begin, delimiter),
  );
  // A file with one column gives every delimiter the same score: the first one wins.
  const { score, ...dialect } = candidates.reduce((best, next) => (next.score > best.score ? next : best));
  return { ...dialect, separatorLine: separator?.[0] };
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
  const counts = new Map<number, number>();
  for (const cells of rows)
    if (cells.some(hasVisibleText)) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  const scores = [...counts].map(([width, lines]) => ({ width, score: lines * (width - 1) }));
  const best = scores.reduce((one, other) => (other.score > one.score ? other : one), { width: 1, score: 0 });
  return { delimiter, escapeChar: isEscaped ? '\\' : '"', ...best };
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

/** Splits a single line. Quotation marks that do not enclose a whole cell are text. */
export function splitLine(line: string, delimiter: string): string[] {
  const cells: string[] = [];
  const quoted = /[ \t]*"([^"]*(?:""[^"]*)*)"[ \t]*/y;
  for (let at = 0; ; ) {
    quoted.lastIndex = at;
    const match = line.charAt(at) === delimiter ? null : quoted.exec(line);
    const end = quoted.lastIndex;
    if (match && (end === line.length || line.startsWith(delimiter, end))) {
      cells.push((match[1] ?? '').replaceAll('""', '"'));
      at = end;
    } else {
      const next = line.indexOf(delimiter, at);
      cells.push(line.slice(at, next === -1 ? line.length : next));
      at = next === -1 ? line.length : next;
    }
    if (at >= line.length) return cells;
    at += delimiter.length;
    if (at === line.length) return [...cells, ''];
  }
}
