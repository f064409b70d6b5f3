import {
  type ImportFile,
  ImportFileError,
  importLimits,
  type ReadingChoices,
} from '@/features/customers/import/reading/import-file';
import { hasVisibleText } from '@/lib/text';
import { accountForLines, tooManyLines } from './account-lines';
import { delimiters, detectDialect } from './csv-dialect';
import { type FileRecord, type ReadingTurns, readCsvRecords } from './csv-records';
import { headerChoices } from './header-line';

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
    if (filled.length > importLimits.lines + headerChoices) throw new ImportFileError(tooManyLines);
    if (total > importLimits.rows)
      throw new ImportFileError('Nearly all lines of this file are empty. Remove the empty ones.');
  }
  await readCsvRecords(even, dialect, { visit, report });
  const { delimiter } = dialect;
  const hasSeparatorLine = dialect.separatorLine !== undefined;
  return { delimiter, ...accountForLines({ filled, total, hasSeparatorLine, delimiter }, headerLine) };
}

/** Word processors curl the quotation marks around cells. In a file of other cells they are text. */
function straightenQuotes(text: string): string {
  const lines = text.split('\n').filter((line) => line !== '');
  const isCurled = lines.filter((line) => /^[“„].*[”“][,;|\t ]*$/.test(line)).length * 2 >= lines.length;
  if (text.includes('"') || !isCurled) return text;
  return text.replace(/(?<=^|[,;|\t] ?)[“„]([^“”„\n]*)[”“](?= ?(?:[,;|\t]|$))/gm, '"$1"');
}

/** A program that took a list for one column put quotation marks around each of its lines. */
function unwrapLines(text: string): string {
  const lines = text.split('\n').filter((line) => line !== '');
  const areWrapped = lines.every((line) => /^"[^"]*(?:""[^"]*)*"$/.test(line));
  const [titles = ''] = lines;
  const fits = ({ value }: (typeof delimiters)[number]) => {
    const cells = titles.split(value).length;
    return cells > 1 && lines.filter((line) => line.split(value).length >= cells).length * 2 > lines.length;
  };
  if (!areWrapped || !delimiters.some(fits)) return text;
  return text.replace(/^"(.*)"$/gm, (_, line: string) => line.replaceAll('""', '"'));
}
