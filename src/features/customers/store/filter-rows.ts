import { type CustomerStatus, statusLabel } from '@/domain/customer-status';
import type { CustomerRow } from './customer-row';

export interface Filter {
  /** What was typed, as it was typed. */
  search: string;
  /** Undefined for All Status. */
  status: CustomerStatus | undefined;
}

const looksLikePhone = /^\+?[\d\s()./-]+$/;
/** Fewer digits would match nearly every number. */
const fewestDigits = 3;

/**
 * The rows that match, in their order. Every word of the search must be found, literally but for its case, among names,
 * e-mail, company and parish (requirement 4.2); digits are also looked for in the phone numbers.
 */
export function filterRows(rows: readonly CustomerRow[], { search, status }: Filter): readonly CustomerRow[] {
  const needle = toNeedle(search);
  if (!needle && !status) return rows;
  const digits = toDigits(needle);
  const words = needle.split(/\s+/);
  const hasWords = ({ haystack }: CustomerRow) => words.every((word) => haystack.includes(word));
  const matches: CustomerRow[] = [];
  for (const row of rows) {
    if (status && row.customer.status !== status) continue;
    if (needle && !hasWords(row) && !(digits && row.digits.includes(digits))) continue;
    matches.push(row);
  }
  return matches;
}

/** Whether anything narrows the list. */
export function isActive({ search, status }: Filter): boolean {
  return toNeedle(search) !== '' || status !== undefined;
}

/** ` matching "foo" with status New`, or nothing when no filter is active. */
export function describeFilter({ search, status }: Filter): string {
  const text = search.trim();
  return `${text && ` matching "${text}"`}${status ? ` with status ${statusLabel(status)}` : ''}`;
}

function toNeedle(search: string): string {
  return search.trim().toLowerCase();
}

function toDigits(needle: string): string {
  if (!looksLikePhone.test(needle)) return '';
  const digits = needle.replace(/\D/g, '');
  return digits.length >= fewestDigits ? digits : '';
}
