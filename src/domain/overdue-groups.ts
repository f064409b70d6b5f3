import { dayNumber, startOfDay } from '@/lib/dates';
import { labelOf, type ValueOf } from './options';

/** In days. A week is at hand; after a quarter most leads have bought elsewhere. */
const [week, quarter] = [7, 90];

/** In the order of the list. `days` is the age in days of Jamaica up to which a group goes (requirement 2.53). */
export const overdueGroups = [
  { value: 'recent', label: `Last ${week} days`, days: week },
  { value: 'earlier', label: `${week + 1} to ${quarter} days`, days: quarter },
  { value: 'old', label: `Over ${quarter} days`, days: Number.POSITIVE_INFINITY },
] as const;

export type OverdueGroup = ValueOf<typeof overdueGroups>;

/** The list hides it until somebody asks for it. */
export const collapsedGroup = 'old' satisfies OverdueGroup;

export const shownAges = `up to ${quarter} days`;

export function overdueGroupLabel(group: OverdueGroup): string {
  return labelOf(overdueGroups, group);
}

/** The group of a moment from `overdueSince`. Both times are in milliseconds. */
export function overdueGroupsAt(now: number): (since: number) => OverdueGroup {
  const today = dayNumber(new Date(now));
  const limits = overdueGroups.map(({ value, days }) => ({
    value,
    from: startOfDay(today - days).getTime(),
  }));
  return (since) => limits.find(({ from }) => since >= from)?.value ?? collapsedGroup;
}
