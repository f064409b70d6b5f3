import type { CustomerRow } from '@/features/leads/model/customer-row';
import { formatCount } from '@/features/leads/model/format-count';
import { messages } from '@/features/leads/model/messages';
import type { Notice } from '@/features/leads/status/notice';
import { customersToCsv, exportFileName } from './customers-csv';
import { download } from './download';

/** Downloads exactly these customers as CSV, and says so; an empty list is refused (specification, point 5). */
export async function exportCustomers(rows: readonly CustomerRow[]): Promise<Notice> {
  if (rows.length === 0) return { tone: 'error', text: messages.nothingToExport };
  const fileName = exportFileName(new Date());
  const parts = await customersToCsv(rows.map(({ customer }) => customer));
  download(fileName, parts, 'text/csv;charset=utf-8');
  const noun = rows.length === 1 ? 'customer' : 'customers';
  return { tone: 'success', text: `Exported ${formatCount(rows.length)} ${noun} to ${fileName}` };
}
