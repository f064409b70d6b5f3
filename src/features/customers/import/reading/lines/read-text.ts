import { remarkIn } from '@/domain/import/cell-values';
import {
  type ImportFile,
  ImportFileError,
  importLimits,
  type ReadingChoices,
} from '@/features/customers/import/reading/import-file';
import { hasVisibleText } from '@/lib/text';
import { accountForLines, tooMany } from './account-lines';
import { detectDialect, usualDelimiters } from './csv-dialect';
import { type FileRecord, type ReadingTurns, readCsvRecords } from './csv-records';
import { headerChoices, isContact } from './header-line';

/** @throws {ImportFileError} if the text is no list or too long. */
export async function readText(
  text: string,
  { delimiter: chosen, headerLine }: ReadingChoices,
  { report }: ReadingTurns,
): Promise<Omit<ImportFile, 'name' | 'format' | 'encoding'>> {
  const even = unwrapLines(straightenQuotes(text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')));
  const dialect = detectDialect(even, chosen);
  const filled: FileRecord[] = [];
  let total = 0;
  function visit(record: FileRecord) {
    total += 1;
    if (record.cells.some(hasVisibleText)) filled.push(record);
    if (filled.length > importLimits.lines + headerChoices) throw new ImportFileError(tooMany('lines'));
    if (total > importLimits.rows)
      throw new ImportFileError('Nearly all lines of this file are empty. Remove the empty ones.');
  }
  await readCsvRecords(even, dialect, { visit, report });
  const { delimiter } = dialect;
  const hasSeparatorLine = dialect.separatorLine !== undefined;
  const account = accountForLines({ filled, total, hasSeparatorLine, delimiter }, headerLine);
  return {
    delimiter,
    ...account,
    ...(isMixed(account) && { remarks: [...(account.remarks ?? []), oneColumn] }),
  };
}

const oneColumn =
  'Names and numbers stand in one column. Put them into columns of their own, with a separator such as a tab.';

function isMixed({ titles, lines }: Pick<ImportFile, 'titles' | 'lines'>): boolean {
  const mixed = lines.filter(
    ({ cells: [cell = ''] }) => isContact(cell) && !cell.includes('@') && remarkIn(cell) !== '',
  );
  return titles.length === 1 && mixed.length * 2 > lines.length;
}

const beforeCell = '(?<=^|[,;|\\t] ?)';
const behindCell = '(?= ?(?:[,;|\\t]|$))';
const curly = { line: /^[“„].*[”“][,;|\t ]*$/, cell: '[“„]([^“”„\n]*)[”“]' };
const single = { line: /^'.*'[,;|\t ]*$/, cell: "'([^'\n]*(?:(?<=\\p{L})'(?=\\p{L})[^'\n]*){0,99})'" };

/** Word processors curl the quotation marks around cells, and databases write single ones. Elsewhere they are text. */
function straightenQuotes(text: string): string {
  const lines = text.split('\n').filter((line) => line !== '');
  const marks = [curly, single].find(
    ({ line }) => lines.filter((one) => line.test(one)).length * 2 >= lines.length,
  );
  if (text.includes('"') || !marks) return text;
  return text.replace(new RegExp(beforeCell + marks.cell + behindCell, 'gmu'), '"$1"');
}

/** A program that took a list for one column quoted each line with a comma, and no heading. */
function unwrapLines(text: string): string {
  const lines = text.split('\n').filter((line) => line !== '');
  const wrapped = lines.filter((line) => /^"[^"]*(?:""[^"]*)*"$/.test(line));
  const headings = lines.filter((line) => !/[",;|\t]/.test(line));
  const fewest = headings.length > 0 ? 3 : 2;
  const [titles = ''] = wrapped;
  const fits = ({ value }: (typeof usualDelimiters)[number]) => {
    const cells = titles.split(value).length;
    const fitting = wrapped.filter((line) => line.split(value).length >= cells);
    return cells >= fewest && fitting.length * 2 > lines.length;
  };
  if (wrapped.length + headings.length < lines.length || !usualDelimiters.some(fits)) return text;
  return text.replace(/^"(.*)"$/gm, (_, line: string) => line.replaceAll('""', '"'));
}
