import Papa from 'papaparse';
import { importLimits } from '@/features/customers/import/reading/import-file';
import { type CsvDialect, splitLine } from './split-line';

export interface FileRecord {
  number: number;
  /** Without empty cells at the end, which only `width` counts; cut at `keptCells`. */
  cells: string[];
  width: number;
  raw: string;
  doubt?: string;
}

export interface ReadingTurns {
  /** Reports the share from 0 to 1 and yields to other tasks; rejects to stop. */
  report: (share: number) => Promise<void>;
}

/** Characters that are parsed between two yields: few after a doubt, whose rest is parsed again, then more. */
const window = { least: 500, most: 500_000, growth: 10 } as const;

const keptCells = importLimits.columns * 2;

const doubts = {
  quote: 'Its quotation marks do not match, and were read as they stand.',
  lenientQuote: 'A quotation mark stands inside quotation marks.',
  swallowed:
    'A line break inside quotation marks joins what looks like two customers. Each line was read by itself.',
  tooLong: 'This line is too long for a customer.',
  swallows: 'A line break inside quotation marks joins what looks like two customers.',
} as const;

/** Reads line by line after mismatched quotation marks, and if a record seems to include another. */
export async function readCsvRecords(
  text: string,
  dialect: CsvDialect,
  { visit, report }: ReadingTurns & { visit: (record: FileRecord) => void },
): Promise<void> {
  const end = text.endsWith('\n') ? text.length - 1 : text.length;
  let from = 0;
  let number = 0;
  function add(cells: string[], length: number, doubt?: string) {
    number += 1;
    const record = toRecord(number, cells, text.slice(from, from + length));
    if (doubt) record.doubt = doubt;
    visit(record);
    from += length + 1;
  }
  if (dialect.separatorLine !== undefined) add([dialect.separatorLine], dialect.separatorLine.length);
  let size: number = window.most;
  while (from < end) {
    const begin = from;
    const part = text.slice(begin, Math.min(begin + size, end));
    let isCertain = true;
    const parser = new Papa.Parser({
      delimiter: dialect.delimiter,
      escapeChar: dialect.escapeChar,
      newline: '\n',
      step: ({ data: [cells = []], errors, meta }: Step) => {
        const stop = begin + meta.cursor;
        const length = stop - from - (stop > from && text.charAt(stop - 1) === '\n' ? 1 : 0);
        const hasErrors = errors.some(({ type }) => type === 'Quotes');
        const reading = judge({ cells, hasErrors, span: text.slice(from, from + length), dialect });
        add(reading.cells, reading.length, reading.doubt);
        isCertain = reading.length === length;
        if (!isCertain) parser.abort();
      },
    });
    const rest: Step = parser.parse(part, 0, begin + part.length < end);
    if (from === begin && size < window.most && rest.errors.length === 0) {
      size *= window.growth;
      continue;
    }
    if (from === begin) {
      // No record ends in the window: an unclosed quotation mark or a huge line.
      const next = text.indexOf('\n', from);
      const line = text.slice(from, next === -1 ? end : next);
      const cells = splitLine(line.slice(0, window.most), dialect.delimiter);
      add(cells, line.length, line.length < window.most ? doubts.quote : doubts.tooLong);
      isCertain = false;
    }
    size = isCertain ? Math.min(size * window.growth, window.most) : window.least;
    await report(Math.min(from / end, 1));
  }
}

interface Step {
  data: string[][];
  errors: Papa.ParseError[];
  meta: { cursor: number };
}

interface Judged {
  cells: string[];
  hasErrors: boolean;
  span: string;
  dialect: CsvDialect;
}

function judge({ cells, hasErrors, span, dialect }: Judged): {
  cells: string[];
  length: number;
  doubt?: string;
} {
  const { delimiter, width } = dialect;
  const isMultiline = span.includes('\n');
  const asRead = { cells, length: span.length };
  if (!isMultiline && !hasErrors) {
    const isSpaced = cells.some((cell) => /^[ \t]+"/.test(cell));
    return isSpaced ? { cells: splitLine(span, delimiter), length: span.length } : asRead;
  }
  const lines = span.split('\n');
  const swallows = lines.slice(1).some((line) => looksLikeRecord(line, dialect));
  if (hasErrors && cells.length === width && !swallows) return { ...asRead, doubt: doubts.lenientQuote };
  const [first = ''] = lines;
  const alone = { cells: splitLine(first, delimiter), length: first.length };
  if (hasErrors) return { ...alone, doubt: doubts.quote };
  const fitAlone = width > 1 && lines.every((line) => splitLine(line, delimiter).length === width);
  if (fitAlone && (swallows || cells.length !== width)) return { ...alone, doubt: doubts.swallowed };
  return swallows && mayJoinCustomers(cells, dialect) ? { ...asRead, doubt: doubts.swallows } : asRead;
}

function mayJoinCustomers(cells: readonly string[], { delimiter, width }: CsvDialect): boolean {
  const fewest = Math.min(width, Math.max(3, width / 2));
  const holdsRecord = (cell: string) => cell.includes('\n') && cell.split(delimiter).length >= fewest;
  return cells.length !== width || cells.some(holdsRecord);
}

function looksLikeRecord(line: string, { delimiter, width }: CsvDialect): boolean {
  const pieces = splitLine(line, delimiter).length;
  const hasContact = /\S@\S+\.\S|\d{3}.?\d{4}/.test(line.slice(0, shownText));
  if (pieces === width) return width > 2 || hasContact;
  return hasContact && pieces >= Math.max(3, width / 2);
}

const shownText = 1000;

/** The doubts of lines that are read as one. */
export function joinDoubts(records: readonly FileRecord[]): Pick<FileRecord, 'doubt'> {
  const doubts = new Set(records.flatMap(({ doubt }) => doubt ?? []));
  return doubts.size > 0 ? { doubt: [...doubts].join(' ') } : {};
}

export function toRecord(number: number, cells: readonly string[], raw: string): FileRecord {
  let last = cells.length;
  while (last > 0 && cells[last - 1] === '') last -= 1;
  return {
    number,
    cells: cells.slice(0, Math.min(last, keptCells)),
    width: cells.length,
    raw: raw.length > shownText ? `${raw.slice(0, shownText)}…` : raw,
  };
}
