import { type CustomerStatus, statusLabel } from '@/domain/customer-status';
import { type Due, responseState, responseTargets } from '@/domain/response-time';
import type { CustomerRow } from './customer-row';
import { responseTimeLabels } from './customer-text';

export interface Filter {
  /** What was typed, as it was typed. */
  search: string;
  /** Undefined for All Status. */
  status: CustomerStatus | undefined;
  /** Those alone that are to be contacted by now, or today. */
  due?: Due | undefined;
}

const looksLikePhone = /^\+?[\d\s()./-]+$/;
/** Fewer digits would match nearly every number. */
const fewestDigits = 3;

/**
 * The rows that match, in their order. Every word of the search must be found, literally but for its case, among names,
 * e-mail, company and parish (requirement 4.2); digits are also looked for in the phone numbers.
 */
export function filterRows(
  rows: readonly CustomerRow[],
  { search, status, due }: Filter,
  now = new Date(),
): readonly CustomerRow[] {
  const needle = toNeedle(search);
  if (!needle && !status && !due) return rows;
  const targets = due && responseTargets(now);
  const digits = toDigits(needle);
  const words = needle.split(/\s+/);
  const hasWords = ({ haystack }: CustomerRow) => words.every((word) => haystack.includes(word));
  const matches: CustomerRow[] = [];
  for (const row of rows) {
    if (status && row.customer.status !== status) continue;
    if (targets && responseState(row.customer, targets) !== due) continue;
    if (needle && !hasWords(row) && !(digits && row.digits.includes(digits))) continue;
    matches.push(row);
  }
  return matches;
}

/** Whether anything narrows the list. */
export function isActive({ search, status, due }: Filter): boolean {
  return toNeedle(search) !== '' || status !== undefined || due !== undefined;
}

/** ` matching "foo" with status New, overdue`, or nothing when no filter is active. */
export function describeFilter({ search, status, due }: Filter): string {
  const text = search.trim();
  const parts = [
    text && ` matching "${text}"`,
    status && ` with status ${statusLabel(status)}`,
    due && `, ${responseTimeLabels[due].toLowerCase()}`,
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
