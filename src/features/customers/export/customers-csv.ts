import { company } from '@/config/company';
import type { Customer } from '@/domain/customer';
import { byteOrderMark, toCsvLine } from '@/lib/csv';
import { toIsoDate } from '@/lib/dates';
import { wait } from '@/lib/wait';
import { customerColumns } from './customer-columns';

/** So many lines are written before the browser gets its turn. */
const chunkSize = 2000;

/** '{slug}-customers-{date}.csv' with the date it is in Jamaica (requirement 7). */
export function exportFileName(now: Date): string {
  return `${company.slug}-customers-${toIsoDate(now)}.csv`;
}

/** The file's text in parts, made a chunk at a time so that the screen never freezes. */
export async function customersToCsv(customers: readonly Customer[]): Promise<string[]> {
  const parts = [byteOrderMark + toCsvLine(customerColumns.map(({ title }) => title))];
  for (let start = 0; start < customers.length; start += chunkSize) {
    if (start > 0) await wait(0);
    parts.push(
      customers
        .slice(start, start + chunkSize)
        .map(toLine)
        .join(''),
    );
  }
  return parts;
}

const toLine = (customer: Customer) => toCsvLine(customerColumns.map(({ read }) => read(customer)));
