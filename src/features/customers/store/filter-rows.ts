import { type CustomerStatus, statusLabel } from '@/domain/customer-status';
import { noWork } from '@/domain/customer-work';
import { isInWorkList, type WorkList, type WorkView, workListLabel } from '@/domain/work-lists';
import type { CustomerRow } from './customer-row';
import type { CustomersState } from './customers-state';

/** What the address says of the rows to show. */
export interface AddressFilter {
  /** Undefined for All Status. */
  status?: CustomerStatus | undefined;
  /** Those alone with whom there is this to do. */
  list?: WorkList | undefined;
}

export interface Filter extends AddressFilter {
  /** What was typed, as it was typed. */
  search: string;
}

/** What is known of the work with the customers, and who asks when. */
interface FilterContext {
  work: CustomersState['work'];
  view: WorkView;
}

const looksLikePhone = /^\+?[\d\s()./-]+$/;
/** Fewer digits would match nearly every number. */
const fewestDigits = 3;

/** The rows that the address leaves, in their order. */
export function narrowRows(
  rows: readonly CustomerRow[],
  { status, list }: AddressFilter,
  { work, view }: FilterContext,
): readonly CustomerRow[] {
  if (!status && !list) return rows;
  return rows.filter(
    ({ customer }) =>
      (!status || customer.status === status) &&
      (!list || isInWorkList(list, customer, work?.get(customer.id) ?? noWork, view)),
  );
}

/**
 * The rows that match, in their order. Every word of the search must be found, literally but for its case, among names,
 * e-mail, company and parish (requirement 4.2); digits are also looked for in the phone numbers.
 */
export function searchRows(rows: readonly CustomerRow[], search: string): readonly CustomerRow[] {
  const needle = toNeedle(search);
  if (!needle) return rows;
  const digits = toDigits(needle);
  const words = needle.split(/\s+/);
  const hasWords = ({ haystack }: CustomerRow) => words.every((word) => haystack.includes(word));
  return rows.filter((row) => hasWords(row) || (digits && row.digits.includes(digits)));
}

/** Whether anything narrows the list. */
export function isActive({ search, status, list }: Filter): boolean {
  return toNeedle(search) !== '' || status !== undefined || list !== undefined;
}

/** ` matching "foo" with status New, overdue`, or nothing when no filter is active. */
export function describeFilter({ search, status, list }: Filter): string {
  const text = search.trim();
  const parts = [
    text && ` matching "${text}"`,
    status && ` with status ${statusLabel(status)}`,
    list && `, ${workListLabel(list).toLowerCase()}`,
  ];
  return parts.filter(Boolean).join('');
}

function toNeedle(search: string): string {
  return search.trim().toLowerCase();
}

function toDigits(needle: string): string {
  if (!looksLikePhone.test(needle)) return '';
  const digits = needle.replace(/\D/g, '');
  return digits.length >= fewestDigits ? digits : '';
}
