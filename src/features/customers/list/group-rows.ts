import { noAssignment } from '@/domain/assignment';
import { collapsedGroup, type OverdueGroup, overdueGroups, overdueGroupsAt } from '@/domain/overdue-groups';
import { overdueSince, type WorkView } from '@/domain/work-lists';
import type { CustomerRow } from '@/features/customers/state/customer-row';
import type { CustomersState } from '@/features/customers/state/customers-state';

export interface RowGroup {
  label: string;
  rows: readonly CustomerRow[];
  /** The place of its first row in the list, from 0. */
  start: number;
}

export interface GroupedRows {
  rows: readonly CustomerRow[];
  /** Without empty ones and the collapsed one. */
  groups: readonly RowGroup[];
  /** Of the group that can be collapsed, shown or not. */
  oldRows: readonly CustomerRow[];
  isOldShown: boolean;
}

interface GroupingContext {
  work: CustomersState['work'];
  view: WorkView;
  /** Each group begins with the longest waiting; otherwise the order stays. */
  isByWait: boolean;
  isOldShown: boolean;
}

export function groupOverdue(
  rows: readonly CustomerRow[],
  { work, view, isByWait, isOldShown }: GroupingContext,
): GroupedRows {
  const groupOf = overdueGroupsAt(view.now);
  const members = new Map<OverdueGroup, { row: CustomerRow; since: number }[]>();
  for (const row of rows) {
    const since = overdueSince(row.customer, work?.get(row.customer.id) ?? noAssignment, view) ?? view.now;
    const group = groupOf(since);
    const others = members.get(group);
    if (others) others.push({ row, since });
    else members.set(group, [{ row, since }]);
  }
  const rowsOf = (group: OverdueGroup) => {
    const found = members.get(group) ?? [];
    if (isByWait) found.sort((a, b) => a.since - b.since);
    return found.map(({ row }) => row);
  };
  let start = 0;
  const all = overdueGroups.map(({ value, label }) => ({ value, label, rows: rowsOf(value) }));
  const groups = all
    .filter((group) => group.rows.length > 0 && (isOldShown || group.value !== collapsedGroup))
    .map((group) => {
      const placed = { label: group.label, rows: group.rows, start };
      start += group.rows.length;
      return placed;
    });
  return {
    rows: groups.flatMap((group) => group.rows),
    groups,
    oldRows: all.find(({ value }) => value === collapsedGroup)?.rows ?? [],
    isOldShown,
  };
}
