import readSheets from 'read-excel-file/universal';
import { hasVisibleText } from '@/lib/text';
import { type ImportFile, ImportFileError, type ReadingChoices } from './import-file';
import { accountForLines, type FileRecords } from './lines/account-lines';
import { toRecord } from './lines/csv-records';
import { holdsContacts } from './lines/header-line';

/** A list unpacks to far fewer bytes, and has far fewer parts. */
const mostUnpacked = { bytes: 150_000_000, parts: 5000 };

const shownBetweenCells = ' | ';

/** @throws {ImportFileError} if the workbook has no list or cannot be read. */
export async function readWorkbook(
  bytes: Uint8Array<ArrayBuffer>,
  { sheet: chosen, headerLine }: ReadingChoices,
): Promise<Omit<ImportFile, 'name' | 'format'>> {
  const unpacked = unpackedSize(bytes);
  if (unpacked.bytes > mostUnpacked.bytes || unpacked.parts > mostUnpacked.parts)
    throw new ImportFileError('This workbook is too large to be a list.');
  const all = await readSheets(bytes.buffer, { parseNumber: toNumberText }).catch((cause: unknown) => {
    throw new ImportFileError(
      'This workbook cannot be read. Save it again as Excel Workbook (.xlsx) or as CSV.',
      {
        cause,
      },
    );
  });
  const sheets = all.map(({ sheet, data }) => toSheet(sheet, data));
  const filled = sheets.filter((sheet) => sheet.filled.length > 0);
  const sheet = filled.find(({ name }) => name === chosen) ?? likeliestSheet(filled);
  if (!sheet) throw new ImportFileError('This workbook is empty.');
  return {
    ...accountForLines(sheet, headerLine),
    ...(filled.length > 1 && { sheets: { names: filled.map(({ name }) => name), read: sheet.name } }),
  };
}

interface Sheet extends FileRecords {
  name: string;
}

function toSheet(name: string, data: readonly (readonly unknown[])[]): Sheet {
  const records = data.map((row, index) => {
    const cells = row.map(toText);
    return toRecord(index + 1, cells, cells.join(shownBetweenCells));
  });
  const filled = records.filter(({ cells }) => cells.some(hasVisibleText));
  return { name, filled, total: records.length, delimiter: shownBetweenCells };
}

/** A cover or a list of choices may come first. */
function likeliestSheet(sheets: readonly Sheet[]): Sheet | undefined {
  return (
    sheets.find(({ filled }) => holdsContacts(filled)) ??
    sheets.find(({ filled }) => filled.length > 1) ??
    sheets[0]
  );
}

/** Removes the exponent: '1.8765550101E10' is a phone number. */
function toNumberText(text: string): string {
  return /e/i.test(text) ? String(Number(text)) : text;
}

function toText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (!(value instanceof Date)) return String(value);
  const [day = '', time = ''] = value.toISOString().split('T');
  return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, 5)}`;
}

/** Of all entries, wherever they stand: comments can push any of them far from the end of the file. */
function unpackedSize(bytes: Uint8Array<ArrayBuffer>) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const unpacked = { bytes: 0, parts: 0 };
  // An entry has at least 46 bytes: the signature, and the size at byte 24.
  for (let at = bytes.indexOf(0x50); at !== -1 && at + 46 <= bytes.length; at = bytes.indexOf(0x50, at + 1)) {
    if (view.getUint32(at) !== 0x504b0102) continue;
    unpacked.bytes += view.getUint32(at + 24, true);
    unpacked.parts += 1;
  }
  return unpacked;
}
