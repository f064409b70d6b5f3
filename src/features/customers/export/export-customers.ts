import type { CustomerRow } from '@/features/customers/store/customer-row';
import { formatCustomers, formatShare } from '@/features/customers/store/format-count';
import { messages } from '@/features/customers/store/messages';
import type { Notice } from '@/features/customers/store/notice';
import type { UnfinishedRead } from '@/features/customers/store/unfinished-read';
import { customersToCsv, exportFileName } from './customers-csv';
import { download } from './download';

/** What the exported customers were taken from. */
interface ExportSource {
  /** The load that has not reached its end, if there is one. */
  read: UnfinishedRead | undefined;
  isFiltered: boolean;
}

/**
 * Downloads exactly these customers as CSV, and says so, and whether they are out of the whole list; an empty list is
 * refused (requirement 5).
 */
export async function exportCustomers(rows: readonly CustomerRow[], source: ExportSource): Promise<Notice> {
  if (rows.length === 0) return { tone: 'error', text: messages.nothingToExport };
  const fileName = exportFileName(new Date());
  const parts = await customersToCsv(rows.map(({ customer }) => customer));
  download(fileName, parts, 'text/csv;charset=utf-8');
  return { tone: 'success', text: describeFile(rows.length, fileName, source) };
}

function describeFile(count: number, fileName: string, { read, isFiltered }: ExportSource): string {
  const exported = `Exported ${formatCustomers(count)} to ${fileName}`;
  if (!read) return exported;
  if (read.isRefresh) return `${exported} – the list was not refreshed to its end`;
  if (isFiltered)
    return `${exported} – not the whole list: ${formatShare(read.loaded, read.total)} read so far`;
  return `Exported ${formatCustomers(count, read.total)} to ${fileName} – not the whole list`;
}
