import { type UnzipFileInfo, unzipSync } from 'fflate';
import readSheets from 'read-excel-file/universal';
import { formatUnits } from '@/lib/format-count';
import { hasVisibleText } from '@/lib/text';
import { completeWorkbook, toDayAndTime } from './complete-workbook';
import { decode, markedEncoding } from './decode-text';
import { type ImportFile, ImportFileError, type ReadingChoices } from './import-file';
import { accountForLines, type FileRecords, tooMany, withRemark } from './lines/account-lines';
import { toRecord } from './lines/csv-records';
import { countContacts, holdsContacts, holdsTitles } from './lines/header-line';
import { fillMerged, mergedCells } from './merged-cells';
import {
  formulasWithoutResult,
  hasTooManyRows,
  hiddenRows,
  hiddenSheets,
  withoutSurplusRows,
  xmlOfSheets,
} from './sheet-xml';

/** A list unpacks to far fewer bytes, and has far fewer parts. */
const mostUnpacked = { bytes: 150_000_000, parts: 5000 };

const shownBetweenCells = ' | ';

/** @throws {ImportFileError} if the workbook has no list or cannot be read. */
export async function readWorkbook(
  bytes: Uint8Array<ArrayBuffer>,
  { sheet: chosen, headerLine }: ReadingChoices,
): Promise<Omit<ImportFile, 'name' | 'format'>> {
  const { all, isHidden, xml, hasComments } = await readAll(bytes);
  const sheets = all.flatMap(({ sheet, data }: SheetOrChart, index) =>
    data ? toSheet({ name: sheet, isHidden: isHidden[index] ?? false }, { data, xml: xml[index] ?? '' }) : [],
  );
  const filled = sheets.filter((sheet) => sheet.filled.length > 0);
  const visible = filled.filter((sheet) => !sheet.isHidden);
  const sheet =
    filled.find(({ name }) => name === chosen) ?? likeliestSheet(visible) ?? likeliestSheet(filled);
  const listed = sheets.filter((one) => one.filled.length > 0 || one.unreadRemark);
  if (!sheet) throw new ImportFileError(withRemark('This workbook is empty.', listed[0]?.unreadRemark));
  if (sheet.isTooLong) throw new ImportFileError(tooMany('lines'));
  const account = accountForLines(sheet, headerLine);
  const names = filled.map(({ name }) => name);
  const others = listed.filter((one) => one !== sheet).map(({ name }) => `‘${name}’`);
  const isRearranged = account.remarks !== undefined;
  const hidden = account.lines.filter(({ number }) => !isRearranged && sheet.hiddenRows.has(number)).length;
  const remarks = [
    ...(account.remarks ?? []),
    others.length > 0 && `Only the sheet ‘${sheet.name}’ is read, not ${others.join(', ')}.`,
    hidden > 0 && `The workbook hides ${formatUnits(hidden, 'line')} of those to import.`,
    sheet.unreadRemark,
    hasComments && 'Comments on its cells are not read.',
  ].filter((remark) => typeof remark === 'string');
  return { ...account, remarks, ...(names.length > 1 && { sheets: { names, read: sheet.name } }) };
}

function remarkOnFormulas(count: number): string | undefined {
  if (count === 0) return undefined;
  return `Read as empty: ${formatUnits(count, 'cell')} whose formula has no stored result. Open the workbook in a spreadsheet program, save it, and choose it again.`;
}

interface Sheet extends FileRecords {
  name: string;
  isHidden: boolean;
  isTooLong: boolean;
  hiddenRows: ReadonlySet<number>;
}

type SheetData = readonly (readonly unknown[])[];
type SheetOrChart = { sheet: string; data?: SheetData };

function toSheet(
  properties: Pick<Sheet, 'name' | 'isHidden'>,
  { data, xml }: { data: SheetData; xml: string },
): Sheet {
  const records = data.map((row, index) => {
    const cells = row.map(toText);
    return toRecord(index + 1, cells, cells.join(shownBetweenCells));
  });
  fillMerged(records, mergedCells(xml));
  const filled = records.filter(({ cells }) => cells.some(hasVisibleText));
  return {
    ...properties,
    filled,
    total: records.length,
    delimiter: shownBetweenCells,
    isTooLong: hasTooManyRows(xml),
    unreadRemark: remarkOnFormulas(formulasWithoutResult(xml)),
    hiddenRows: hiddenRows(xml),
  };
}

/** A cover or a list of choices may come first. */
function likeliestSheet(sheets: readonly Sheet[]): Sheet | undefined {
  const lists = sheets.filter(({ filled }) => filled.length > 1 && holdsContacts(filled));
  const [first] = lists;
  const titled = lists.find(({ filled }) => holdsTitles(filled));
  const isCover = first && titled && countContacts(first.filled) < countContacts(titled.filled);
  return (isCover ? titled : first) ?? sheets.find(({ filled }) => filled.length > 1) ?? sheets[0];
}

/** As Excel shows it: '1.8765550101E10' is a phone number, and '55.600000000000001' is 55.6. */
function toNumberText(text: string): string {
  return /[e.]/i.test(text) ? String(Number(Number(text).toPrecision(15))) : text;
}

function toText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return value instanceof Date ? toDayAndTime(value.toISOString()) : String(value);
}

async function readAll(bytes: Uint8Array) {
  try {
    const parts = unpack(bytes);
    const all: SheetOrChart[] = await readSheets(completeWorkbook(parts).buffer, {
      parseNumber: toNumberText,
    });
    return {
      all,
      isHidden: hiddenSheets(parts),
      xml: xmlOfSheets(parts),
      hasComments: Object.keys(parts).some((name) => /comments?\d*\.xml$/i.test(name)),
    };
  } catch (cause) {
    if (cause instanceof ImportFileError) throw cause;
    throw new ImportFileError(
      'This workbook cannot be read. Save it again as Excel Workbook (.xlsx) or as CSV.',
      { cause },
    );
  }
}

function unpack(bytes: Uint8Array): Record<string, string> {
  const unpacked = { bytes: 0, parts: 0 };
  function refuseTooLarge({ originalSize }: UnzipFileInfo): boolean {
    unpacked.bytes += originalSize;
    unpacked.parts += 1;
    if (unpacked.bytes > mostUnpacked.bytes || unpacked.parts > mostUnpacked.parts)
      throw new ImportFileError('This workbook is too large to be a list.');
    return false;
  }
  unzipSync(bytes, { filter: refuseTooLarge });
  const parts = unzipSync(bytes, { filter: ({ name }) => /\.(?:xml|rels)$/i.test(name) });
  return Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [
      name.replaceAll('\\', '/'),
      withoutSurplusRows(decode(part, markedEncoding(part) ?? 'utf-8')),
    ]),
  );
}
