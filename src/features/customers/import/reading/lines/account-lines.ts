import { ownExportFields } from '@/domain/export-columns';
import { columnTitle } from '@/domain/import/import-targets';
import {
  type ImportFile,
  ImportFileError,
  type ImportLine,
  importLimits,
  type LeftOutKind,
  type LeftOutLine,
  type LineCounts,
  tooManyColumns,
} from '@/features/customers/import/reading/import-file';
import { countEach } from '@/lib/count-each';
import { unguardCell } from '@/lib/csv';
import { formatCount, formatUnits } from '@/lib/format-count';
import type { FileRecord } from './csv-records';
import { readColumns } from './customers-in-columns';
import { fillDittos } from './ditto-marks';
import { ungarble } from './double-encoding';
import { fromWebPage } from './from-web-page';
import { findTitleLines, headerChoices, holdsTitles, isTotal, joinTitles, toTitle } from './header-line';
import { readLabelledGroups } from './labelled-groups';
import { reportLines } from './report-lines';
import { findLists, stackLists } from './side-by-side';
import { joinSurplus } from './surplus-cells';

/** The records of a file; empty ones are only counted. */
export interface FileRecords {
  filled: readonly FileRecord[];
  total: number;
  hasSeparatorLine?: boolean;
  delimiter: string;
  unreadRemark?: string | undefined;
}

type Account = Pick<
  ImportFile,
  'headerLine' | 'firstLines' | 'titles' | 'lines' | 'leftOut' | 'counts' | 'remarks'
>;

/** @throws {ImportFileError} without a customer, or with too many lines or columns. */
export function accountForLines(records: FileRecords, chosenHeader?: number): Account {
  const { filled, total, hasSeparatorLine, delimiter, unreadRemark } = records;
  if (filled.length === 0) throw new ImportFileError('This file is empty. Save or download it again.');
  const table = hasSeparatorLine ? filled.slice(1) : filled;
  const { above, titleLines, written, below, remark } = findTable(table, delimiter, chosenHeader);
  const [header] = titleLines;
  const columns = countColumns(header && { ...header, cells: written }, below);
  const titles = Array.from({ length: columns }, (_, column) => written[column] ?? '');
  const isOwn = ownExportFields(titles) !== undefined;
  const headers = [titles, ...titleLines.map((line) => joinTitles([line]))];
  const isHeader = ({ cells }: FileRecord) =>
    header !== undefined &&
    headers.some((known) =>
      cells.every((cell, at) => toTitle(cell).toLowerCase() === known[at]?.toLowerCase()),
    );
  const withoutTitles = below.filter((record) => !isHeader(record));
  const aboutReport = isOwn ? new Set() : reportLines(withoutTitles);
  const listed = withoutTitles.filter((record) => !aboutReport.has(record));
  const customers = isOwn ? listed : fillDittos(listed, titles);
  const leftOut = [
    ...(hasSeparatorLine ? toLeftOut('separator', filled.slice(0, 1)) : []),
    ...toLeftOut('above', above),
    ...toLeftOut('titles', titleLines),
    ...toLeftOut('repeated', below.filter(isHeader)),
    ...toLeftOut(
      'report',
      withoutTitles.filter((record) => aboutReport.has(record)),
    ),
  ];
  if (customers.length === 0)
    throw new ImportFileError(withRemark('This file has no line below its titles.', unreadRemark));
  if (customers.length > importLimits.lines) throw new ImportFileError(tooMany('lines'));
  return {
    headerLine: header?.number ?? 0,
    firstLines: table.slice(0, headerChoices).map(({ number, raw }) => ({ number, raw })),
    titles,
    lines: customers.map((record) => toLine(record, titles, { delimiter, isOwn })),
    leftOut,
    counts: countKinds(leftOut, customers.length, total - filled.length),
    ...(remark && { remarks: [remark] }),
  };
}

interface Table {
  above: readonly FileRecord[];
  titleLines: readonly FileRecord[];
  written: string[];
  below: readonly FileRecord[];
  remark?: string;
}

function findTable(records: readonly FileRecord[], delimiter: string, chosenHeader?: number): Table {
  if (chosenHeader !== undefined) return byTitles(records, chosenHeader);
  if (holdsTitles(records)) return sideBySide(byTitles(records));
  const columns = readColumns(records);
  if (columns) {
    const remark =
      'The titles stand in the first column, so that each other column is read as a line of one customer.';
    return { above: [], titleLines: [], written: columns.titles, below: columns.customers, remark };
  }
  const groups = readLabelledGroups(records, delimiter);
  if (!groups) return byTitles(records);
  const remark = 'Lines such as ‘Name: …’ and ‘Phone: …’ are read as one customer until the next name.';
  return { above: groups.others, titleLines: [], written: groups.titles, below: groups.customers, remark };
}

function byTitles(records: readonly FileRecord[], chosenHeader?: number): Table {
  const titleLines = findTitleLines(records, chosenHeader);
  const [header] = titleLines;
  return {
    above: header ? records.filter(({ number }) => number < header.number) : [],
    titleLines,
    written: joinTitles(titleLines),
    below: header ? records.slice(records.indexOf(header) + titleLines.length) : records,
  };
}

function sideBySide(table: Table): Table {
  const lists = findLists(table.written);
  if (!lists) return table;
  const { start, width } = lists;
  const hasText = ({ cells }: FileRecord) => cells.slice(0, start).some((cell) => /\p{L}/u.test(cell));
  if (table.below.some(hasText)) return table;
  return {
    ...table,
    titleLines: table.titleLines.map((line) => ({ ...line, width })),
    written: table.written.slice(start, start + width),
    below: stackLists(table.below, lists),
    remark: 'Lists that stand side by side are read one below the other, and their lines are numbered on.',
  };
}

export const withRemark = (message: string, remark = '') => `${message} ${remark}`.trim();

export const tooMany = (units: string) =>
  `This file has more than ${formatCount(importLimits.lines)} ${units}, the most for one import. Split it.`;

export const cellWasCut = `A cell is longer than ${formatCount(importLimits.cell)} characters, and was cut.`;
export const cutCell = (cell: string) => cell.slice(0, importLimits.cell);
export const isCut = (cell: string) => cell.length > importLimits.cell;

/** Counts the columns that have a title, or a filled cell in a line no wider than the titles. */
function countColumns(header: FileRecord | undefined, below: readonly FileRecord[]): number {
  const widest = header?.width ?? mostUsual(below.map(({ width }) => width));
  const filled = below.filter(({ width }) => width <= widest).map(({ cells }) => cells.length);
  // No spread: a call takes fewer arguments than a file has lines.
  const columns = filled.reduce((most, one) => Math.max(most, one), header?.cells.length ?? 0);
  if (columns > importLimits.columns) throw new ImportFileError(tooManyColumns);
  return columns;
}

function mostUsual(numbers: readonly number[]): number {
  return [...countEach(numbers)].reduce((best, next) => (next[1] > best[1] ? next : best), [0, 0])[0];
}

const toLeftOut = (kind: LeftOutKind, records: readonly FileRecord[]): LeftOutLine[] =>
  records.map(({ number, raw }) => ({ kind, number, raw }));

export function countKinds(leftOut: readonly LeftOutLine[], customers: number, blank: number): LineCounts {
  const counts = { separator: 0, above: 0, titles: 0, repeated: 0, report: 0 };
  for (const { kind } of leftOut) counts[kind] += 1;
  return { ...counts, customers, blank, total: leftOut.length + customers + blank };
}

interface Origin {
  delimiter: string;
  isOwn: boolean;
}

function toLine(record: FileRecord, titles: readonly string[], { delimiter, isOwn }: Origin): ImportLine {
  const { number, raw } = record;
  const written = record.cells.map((cell) => cutCell(cell).replaceAll('\0', ''));
  const ungarbled = isOwn ? { cells: written, doubts: [] } : ungarble(written.map(fromWebPage));
  const reasons = [...(record.doubt ? [record.doubt] : []), ...ungarbled.doubts];
  let cells = ungarbled.cells.map(unguardCell);
  const isWide = cells.length > importLimits.columns;
  if (isWide) cells = cells.slice(0, titles.length);
  if (cells.length > titles.length) {
    const joined = joinSurplus(cells, titles, delimiter);
    const column = columnTitle(titles[joined.column], joined.column);
    reasons.push(
      `${formatUnits(cells.length, 'cell')} under ${titles.length} titles: ${column} is read as ‘${joined.cells[joined.column]}’.`,
    );
    cells = joined.cells;
  } else if (isWide)
    reasons.push(`More than ${importLimits.columns} cells: those without a title are left out.`);
  else if (record.width < titles.length)
    reasons.push(`${formatUnits(record.width, 'cell')} under ${titles.length} titles.`);
  if (record.cells.some(isCut)) reasons.push(cellWasCut);
  if (record.cells.some((cell) => /[\0\ufffd]/.test(cell))) reasons.push('A character cannot be read.');
  if (isTotal(cells)) reasons.push('This looks like a total, not a customer.');
  return { number, cells, ...(reasons.length > 0 && { doubt: { reason: reasons.join(' '), raw } }) };
}
