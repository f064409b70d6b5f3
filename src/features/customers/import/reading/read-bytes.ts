import { decodeText } from './decode-text';
import { formatOfBytes, formatOfText } from './file-format';
import { type ImportFile, ImportFileError, type ReadingChoices } from './import-file';
import type { ReadingTurns } from './lines/csv-records';
import { readText } from './lines/read-text';

/** Reports for the first time when all scripts are there. @throws {ImportFileError} if the file is no list or too long. */
export async function readBytes(
  bytes: Uint8Array<ArrayBuffer>,
  { name, choices, report }: ReadingTurns & { name: string; choices: ReadingChoices },
): Promise<ImportFile> {
  const format = formatOfBytes(bytes);
  if (typeof format === 'object') throw new ImportFileError(format.refusal);
  if (format === 'workbook') {
    const { readWorkbook } = await import('./read-workbook');
    await report(0);
    return { name, format, ...(await readWorkbook(bytes, choices)) };
  }
  const { text, encoding } = decodeText(bytes, choices.encoding);
  const textFormat = formatOfText(text);
  if (typeof textFormat === 'object') throw new ImportFileError(textFormat.refusal);
  if (textFormat === 'contact cards') {
    const { readContactCards } = await import('./read-contact-cards');
    await report(0);
    return { name, format: textFormat, encoding, ...readContactCards(text) };
  }
  await report(0);
  return { name, format: 'text', encoding, ...(await readText(text, choices, { report })) };
}
