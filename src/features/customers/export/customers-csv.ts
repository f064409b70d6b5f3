import { company } from '@/config/company';
import type { Customer } from '@/domain/customer';
import type { CustomerField } from '@/domain/customer-fields';
import { formatCustomers, formatShare } from '@/domain/customer-text';
import { type ExportColumn, exportColumns, importableColumns } from '@/domain/export-columns';
import { plainPhone } from '@/domain/read-phone';
import type { CustomerRow } from '@/features/customers/store/customer-row';
import {
  type ExportKind,
  messages,
  type Notice,
  type UnfinishedRead,
} from '@/features/customers/store/customers-state';
import { mapInSlices } from '@/lib/batches';
import { byteOrderMark, guardFormula, toCsvLine } from '@/lib/csv';
import { toIsoDate } from '@/lib/dates';
import { formatTimeOf } from '@/lib/day-times';
import { download } from '@/lib/download';

/** What the exported customers were taken from. */
interface ExportSource {
  /** The load that has not reached its end, if there is one. */
  read: UnfinishedRead | undefined;
  isFiltered: boolean;
  /** When the list was up to date, unless it is. */
  asOf: Date | undefined;
}

/**
 * Downloads exactly these customers as CSV, and says so, and whether they are out of the whole list; an empty list is
 * refused (requirement 5.5).
 */
export async function exportCustomers(
  rows: readonly CustomerRow[],
  source: ExportSource,
  kind: ExportKind,
): Promise<Notice> {
  if (rows.length === 0) return { tone: 'error', text: messages.nothingToExport };
  const fileName = exportFileName(new Date(), kind);
  const parts = await customersToCsv(
    rows.map(({ customer }) => customer),
    kind,
  );
  download(fileName, parts, 'text/csv;charset=utf-8');
  return { tone: 'success', text: describeFile(rows.length, fileName, source) };
}

function describeFile(count: number, fileName: string, { read, isFiltered, asOf }: ExportSource): string {
  const exported = `Exported ${formatCustomers(count)} to ${fileName}`;
  if (!read) return asOf ? `${exported} – as of ${formatTimeOf(asOf, new Date())}` : exported;
  if (read.isRefresh) return `${exported} – the list was not refreshed to its end`;
  if (isFiltered)
    return `${exported} – not the whole list: ${formatShare(read.loaded, read.total)} read so far`;
  return `Exported ${formatCustomers(count, read.total)} to ${fileName} – not the whole list`;
}

/** '{slug}-customers-{date}.csv' with the date it is in Jamaica (requirement 7.4). */
export function exportFileName(now: Date, kind: ExportKind = 'list'): string {
  return `${company.slug}-customers-${kind === 'everything' ? 'everything-' : ''}${toIsoDate(now)}.csv`;
}

/** The file's text in parts. */
export async function customersToCsv(
  customers: readonly Customer[],
  kind: ExportKind = 'list',
): Promise<string[]> {
  const head = byteOrderMark + toCsvLine(columns[kind].map(({ title }) => title));
  const toLine = (customer: Customer) => {
    const cells = toCells(customer, kind);
    // An import takes back the apostrophe, and the number with it as it was.
    const isForPeople = kind === 'list';
    return toCsvLine(
      isForPeople ? cells.map((cell, place) => (phonePlaces.has(place) ? phoneCell(cell) : cell)) : cells,
    );
  };
  return [head, ...(await mapInSlices(customers, toLine))];
}

const columns = { list: exportColumns, everything: importableColumns } satisfies Record<
  ExportKind,
  readonly ExportColumn[]
>;

const phonePlaces = new Set(
  exportColumns.flatMap(({ field }, place) => (field === 'phone' || field === 'whatsapp' ? [place] : [])),
);

/** A customer's cells as they are stored, before anything is done for a spreadsheet. */
function toCells(customer: Customer, kind: ExportKind): string[] {
  return columns[kind].map(({ field }) => toCell(customer, field));
}

function toCell(customer: Customer, field: ExportColumn['field']): string {
  if (field === 'name') return `${customer.firstName} ${customer.lastName}`.trim();
  return asStored(customer[field]);
}

/** A number that a spreadsheet would run or round is written in groups: with an apostrophe nobody could dial it. */
function phoneCell(text: string): string {
  return guardFormula(text) === text ? text : (plainPhone(text) ?? text);
}

function asStored(value: Customer[CustomerField]): string {
  if (typeof value === 'string') return value;
  if (value instanceof Date) return toIsoDate(value);
  if (Array.isArray(value)) return value.join('; ');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return String(value);
}
