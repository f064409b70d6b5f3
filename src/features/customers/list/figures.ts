import { noAssignment } from '@/domain/assignment';
import { type CustomerStatus, customerStatuses } from '@/domain/customer-status';
import { fuelTypes, type Option, parishes } from '@/domain/options';
import { type WorkList, type WorkView, workListsOf } from '@/domain/work-lists';
import type { CustomerRow } from '@/features/customers/state/customer-row';
import type { CustomersState } from '@/features/customers/state/customers-state';
import { dayNumber, formatDay, startOfDay } from '@/lib/dates';

type StatusCounts = Record<CustomerStatus, number>;

interface ListSummary {
  counts: StatusCounts;
  /** In Jamaican dollars. No screen shows it (requirement 3.1). */
  revenue: number;
}

export function summariseRows(rows: readonly CustomerRow[]): ListSummary {
  const counts = Object.fromEntries(customerStatuses.map(({ value }) => [value, 0])) as StatusCounts;
  let revenue = 0;
  for (const { customer } of rows) {
    counts[customer.status] += 1;
    revenue += customer.totalSpent;
  }
  return { counts, revenue };
}

export function countWorkLists(
  rows: readonly CustomerRow[],
  work: CustomersState['work'],
  view: WorkView,
): Record<WorkList, number> {
  const counts = { overdue: 0, today: 0, mine: 0, unassigned: 0 };
  for (const { customer } of rows) {
    const known = work?.get(customer.id) ?? noAssignment;
    for (const list of workListsOf(customer, known, view)) counts[list] += 1;
  }
  return counts;
}

export interface Bar {
  label: string;
  count: number;
}

const notGiven = 'Not given';

const weeksShown = 8;

/** Day 0 of `dayNumber` is a Thursday, so many days after a Monday. */
const toMonday = 3;
const weekOf = (date: Date) => Math.floor((dayNumber(date) + toMonday) / 7);
const mondayOf = (week: number) => startOfDay(week * 7 - toMonday);

/** Imported customers count too, so a week tells when customers were added. It begins on Monday in Jamaica. */
export function addedByWeek(rows: readonly CustomerRow[], now: Date): Bar[] {
  const last = weekOf(now);
  const weeks = Array.from({ length: weeksShown }, (_, n) => last - weeksShown + 1 + n);
  const counts = new Map(weeks.map((week) => [week, 0]));
  for (const { customer } of rows) {
    const week = weekOf(customer.createdAt);
    const count = counts.get(week);
    if (count !== undefined) counts.set(week, count + 1);
  }
  return weeks.map((week) => ({ label: formatDay(mondayOf(week)), count: counts.get(week) ?? 0 }));
}

export function customersByStatus(rows: readonly CustomerRow[]): Bar[] {
  const { counts } = summariseRows(rows);
  return customerStatuses.map(({ value, label }) => ({ label, count: counts[value] }));
}

/** The most first; a parish that is no option counts as not given. */
export function customersByParish(rows: readonly CustomerRow[]): Bar[] {
  return countOptions(rows, parishes, ({ customer }) => [customer.parish]);
}

export function customersByFuel(rows: readonly CustomerRow[]): Bar[] {
  return countOptions(rows, fuelTypes, ({ customer }) => customer.fuelTypes);
}

function countOptions(
  rows: readonly CustomerRow[],
  options: readonly Option[],
  valuesOf: (row: CustomerRow) => readonly string[],
): Bar[] {
  const counts = new Map(options.map(({ value }) => [value, 0]));
  let others = 0;
  for (const row of rows) {
    const known = new Set(valuesOf(row).filter((value) => counts.has(value)));
    for (const value of known) counts.set(value, (counts.get(value) ?? 0) + 1);
    if (known.size === 0) others += 1;
  }
  const bars = options.map(({ value, label }) => ({ label, count: counts.get(value) ?? 0 }));
  const most = bars.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
  return others > 0 ? [...most, { label: notGiven, count: others }] : most;
}
