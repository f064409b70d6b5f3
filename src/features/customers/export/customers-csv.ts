import { company } from '@/config/company';
import { getSession } from '@/data/session-store';
import type { Customer } from '@/domain/customer';
import type { CustomerField } from '@/domain/customer-fields';
import { formatCustomers, formatShare } from '@/domain/customer-text';
import { type ExportColumn, exportColumns, importableColumns } from '@/domain/export-columns';
import { plainPhone } from '@/domain/read-phone';
import { byteOrderMark, guardCell, toCsvLine, toTabLine } from '@/lib/csv';
import { toIsoDate } from '@/lib/dates';
import { formatTimeOf } from '@/lib/day-times';
import { download } from '@/lib/download';
import { mapInSlices } from '@/lib/slices';

/** 'list' has the specified columns; 'everything' can be imported again. */
export type ExportKind = 'list' | 'everything';

interface ExportSource {
  read: { loaded: number; total: number | undefined; isRefresh: boolean } | undefined;
  /** Which customers the file holds: ', in Saint James'; empty for all. */
  filter: string;
  asOf: Date | undefined;
}

interface ExportNotice {
  tone: 'success' | 'error';
  text: string;
}

export const nothingToExport: ExportNotice = { tone: 'error', text: 'No customers to export' };

/** Says whether the list was whole and up to date. Refuses an empty list (requirement 5.5). Saves nothing after a logout. */
export async function exportCustomers(
  rows: readonly { customer: Customer }[],
  source: ExportSource,
  kind: ExportKind,
): Promise<ExportNotice | undefined> {
  if (rows.length === 0) return nothingToExport;
  const session = getSession();
  const fileName = exportFileName(new Date(), kind);
  const parts = await customersToCsv(
    rows.map(({ customer }) => customer),
    kind,
  );
  if (getSession() !== session) return undefined;
  download(fileName, parts, 'text/csv;charset=utf-8');
  return { tone: 'success', text: describeFile(rows.length, fileName, source) };
}

function describeFile(count: number, fileName: string, { read, filter, asOf }: ExportSource): string {
  const to = `${filter.includes(',') ? ',' : ''} to ${fileName}`;
  const exported = `Exported ${formatCustomers(count)}${filter}${to}`;
  if (!read) return asOf ? `${exported} – as of ${formatTimeOf(asOf, new Date())}` : exported;
  if (read.isRefresh) return `${exported} – the list was not refreshed to its end`;
  if (filter !== '')
    return `${exported} – not the whole list: ${formatShare(read.loaded, read.total)} read so far`;
  return `Exported ${formatCustomers(count, read.total)}${to} – not the whole list`;
}

/** '{slug}-customers-{date}.csv' with the date in Jamaica (requirement 7.4). */
export function exportFileName(now: Date, kind: ExportKind = 'list'): string {
  return `${company.slug}-customers-${kind === 'everything' ? 'everything-' : ''}${toIsoDate(now)}.csv`;
}

export async function customersToCsv(
  customers: readonly Customer[],
  kind: ExportKind = 'list',
): Promise<string[]> {
  const head = byteOrderMark + toCsvLine(columns[kind].map(({ title }) => title));
  return [head, ...(await mapInSlices(customers, (customer) => toCsvLine(cellsOf[kind](customer))))];
}

/** Tab-separated lines with a line of titles, as a spreadsheet takes them from the clipboard. */
export function customersToTabs(customers: readonly Customer[]): string {
  const lines = [exportColumns.map(({ title }) => title), ...customers.map(cellsOf.list)];
  return lines.map(toTabLine).join('');
}

const columns = { list: exportColumns, everything: importableColumns } satisfies Record<
  ExportKind,
  readonly ExportColumn[]
>;

const cellsOf: Record<ExportKind, (customer: Customer) => string[]> = {
  list: (customer) => columns.list.map(({ field }) => cellForPeople(customer, field)),
  // An import removes the apostrophe of a guarded cell.
  everything: (customer) => columns.everything.map(({ field }) => toCell(customer, field)),
};

function cellForPeople(customer: Customer, field: ExportColumn['field']): string {
  if (field === 'phone' || field === 'whatsapp') return phoneCell(customer[field]);
  return toCell(customer, field);
}

function toCell(customer: Customer, field: ExportColumn['field']): string {
  if (field === 'name') return `${customer.firstName} ${customer.lastName}`.trim();
  return asStored(customer[field]);
}

/** Writes a number in groups that would be guarded: with an apostrophe nobody could dial it. */
function phoneCell(text: string): string {
  return guardCell(text) === text ? text : (plainPhone(text) ?? text);
}

function asStored(value: Customer[CustomerField]): string {
  if (typeof value === 'string') return value;
  if (value instanceof Date) return toIsoDate(value);
  if (Array.isArray(value)) return value.join('; ');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return String(value);
}
