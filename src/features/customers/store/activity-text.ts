import { type Activity, callOutcomes, messageChannels } from '@/domain/activity';
import { customerStatuses } from '@/domain/customer-status';
import { suggestFollowUps } from '@/domain/follow-up';
import { labelOf } from '@/domain/options';
import type { StaffMember } from '@/domain/staff-member';
import { formatDateTime } from '@/lib/dates';
import { formatDayTime } from '@/lib/day-times';
import { hasVisibleText } from '@/lib/text';

/** 'Kerry Grant', or the address of somebody who is no longer of the staff. */
export function staffName(staff: readonly StaffMember[], email: string): string {
  return staff.find((member) => member.email === email)?.name ?? email;
}

/** 'Note', 'Call: reached', 'Message: WhatsApp': what was written down. */
export function entryTitle({ kind, to }: Pick<Activity, 'kind' | 'to'>): string {
  const value = typeof to === 'string' ? to : '';
  if (kind === 'call') return `Call: ${labelOf(callOutcomes, value).toLowerCase()}`;
  if (kind === 'message') return `Message: ${labelOf(messageChannels, value)}`;
  return 'Note';
}

/** 'Follow-up: 23 Nov 2026, 9:00 am', 'Follow-up: none' */
export function followUpText(at: Activity['to']): string {
  return `Follow-up: ${at instanceof Date ? formatDateTime(at) : 'none'}`;
}

/** The times that suggest themselves for the next contact, as a list offers them: 'Next Monday: Mon 23 Nov, 9:00 am'. */
export function followUpOptions(now: Date): { value: string; label: string }[] {
  return suggestFollowUps(now).map(({ label, at }) => ({
    value: at.toISOString(),
    label: `${label}: ${formatDayTime(at, now)}`,
  }));
}

/** An entry in a few words: 'Call: no answer', 'Added as New', 'Status: New → Contacted', 'Owner: nobody → Kerry Grant'. */
export function entryText(entry: Activity, staff: readonly StaffMember[]): string {
  const { kind, from, to } = entry;
  const change = (title: string, show: (value: Activity['to']) => string) =>
    `${title}: ${show(from)} → ${show(to)}`;
  const asText = (value: Activity['to']) => (typeof value === 'string' ? value : '');
  switch (kind) {
    case 'status':
      if (from === null) return `Added as ${labelOf(customerStatuses, asText(to))}`;
      return change('Status', (value) => labelOf(customerStatuses, asText(value)));
    case 'owner':
      return change('Owner', (value) => staffName(staff, asText(value)) || 'nobody');
    case 'follow-up':
      return followUpText(to);
    case 'duplicate':
      return hasVisibleText(asText(to)) ? `Duplicate of ${asText(to)}` : 'No duplicate any more';
    default:
      return entryTitle(entry);
  }
}
