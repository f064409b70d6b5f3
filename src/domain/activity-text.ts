import { dayNumber, formatDateTime } from '@/lib/dates';
import { formatDayTime } from '@/lib/day-times';
import {
  type ActivityEntry,
  type CallOutcome,
  type CorrectedFields,
  callOutcomes,
  messageChannels,
} from './activity';
import type { StaffMember } from './assignment';
import { customerFields, draftFields, fieldText } from './customer-fields';
import { customerStatuses } from './customer-status';
import { orDash } from './customer-text';
import { suggestFollowUps } from './follow-up';
import { labelOf, type Option } from './options';

/** A colleague who left is named by the e-mail. */
export function staffName(staff: readonly StaffMember[], email: string): string {
  return staff.find((member) => member.email === email)?.name ?? email;
}

/** 'KG' for 'Kerry Grant': at most two letters. */
export function initials(name: string): string {
  const words = name.split(/[\s.@]+/).filter(Boolean);
  return words
    .slice(0, 2)
    .map(([first = '']) => first.toUpperCase())
    .join('');
}

export function entryTitle({ kind, to }: Pick<ActivityEntry, 'kind' | 'to'>): string {
  if (kind === 'call') return `Call: ${labelOf(callOutcomes, asText(to)).toLowerCase()}`;
  if (kind === 'message') return `Message: ${labelOf(messageChannels, asText(to))}`;
  return 'Note';
}

const asText = (value: ActivityEntry['to']) => (typeof value === 'string' ? value : '');

export function followUpText(at: ActivityEntry['to']): string {
  return `Follow-up: ${at instanceof Date ? formatDateTime(at) : 'none'}`;
}

export function correctedText(to: ActivityEntry['to']): string {
  return correctedFields(to)
    .map((field) => customerFields[field].label)
    .join(', ');
}

const correctedFields = (value: ActivityEntry['to']) =>
  draftFields.filter((field) => isCorrected(value) && field in value);

const isCorrected = (value: ActivityEntry['to']): value is CorrectedFields =>
  typeof value === 'object' && value !== null && !(value instanceof Date);

export function correctedValues({
  kind,
  from,
  to,
}: ActivityEntry): { label: string; from: string; to: string }[] {
  if (kind !== 'correction') return [];
  return correctedFields(to).map((field) => {
    const textIn = (value: ActivityEntry['to']) => {
      const held = isCorrected(value) ? value[field] : undefined;
      return orDash(held === undefined ? '' : fieldText(field, held));
    };
    return { label: customerFields[field].label, from: textIn(from), to: textIn(to) };
  });
}

/** 'Next Monday: Mon 23 Nov, 9:00 am' */
export function followUpOptions(now: Date): Option[] {
  return suggestFollowUps(now).map(({ label, at }) => ({
    value: at.toISOString(),
    label: `${label}: ${formatDayTime(at, now)}`,
  }));
}

/** 'In an hour: 11:30 am', 'Tomorrow: 9:00 am', 'Mon 23 Nov, 9:00 am' */
export function nextTryOptions(now: Date): Option[] {
  return nextTries(now).map(({ at, day, time }) => ({
    value: at.toISOString(),
    label: day ? `${day}: ${time}` : time,
  }));
}

function nextTries(now: Date): { at: Date; day: string | undefined; time: string }[] {
  const today = dayNumber(now);
  return suggestFollowUps(now).map(({ label, at }) => {
    const day = [label, 'Tomorrow'][dayNumber(at) - today];
    return { at, day, time: day ? formatDayTime(at, at) : formatDayTime(at, now) };
  });
}

interface CallOption extends Option {
  outcome: CallOutcome;
  nextAt?: Date;
}

/** 'Reached', 'No answer', 'No answer, try again tomorrow: 9:00 am', 'Call back tomorrow: 9:00 am' */
export function loggedCallOptions(now: Date): CallOption[] {
  const outcomes = (['reached', 'no-answer'] as const).map((outcome) => ({
    value: outcome,
    label: labelOf(callOutcomes, outcome),
    outcome,
  }));
  const planned = (
    [
      ['no-answer', `${labelOf(callOutcomes, 'no-answer')}, try again`],
      ['call-back', 'Call back'],
    ] as const
  ).flatMap(([outcome, words]) =>
    nextTries(now).map(({ at, day, time }) => ({
      value: `${outcome} ${at.toISOString()}`,
      label: `${words} ${day ? `${day.toLowerCase()}: ` : ''}${time}`,
      outcome,
      nextAt: at,
    })),
  );
  return [...outcomes, ...planned];
}

/** 'Call: no answer', 'Added as New', 'Status: New → Contacted', 'Owner: nobody → Kerry Grant' */
export function entryText(
  entry: ActivityEntry,
  staff: readonly StaffMember[],
  nameOf: (customerId: string) => string,
): string {
  const { kind, from, to } = entry;
  const change = (title: string, show: (value: ActivityEntry['to']) => string) =>
    `${title}: ${show(from)} → ${show(to)}`;
  switch (kind) {
    case 'status':
      if (from === null) return `Added as ${labelOf(customerStatuses, asText(to))}`;
      return change('Status', (value) => labelOf(customerStatuses, asText(value)));
    case 'owner':
      return change('Owner', (value) => staffName(staff, asText(value)) || 'nobody');
    case 'follow-up':
      return followUpText(to);
    case 'correction':
      return `Corrected: ${correctedText(to)}`;
    case 'duplicate':
      // Null on the side of the original; an empty end means that the duplicate is closed no more.
      if (from === null) return `${nameOf(asText(to))} is a duplicate of this one`;
      if (to === null) return `${nameOf(asText(from))} is no longer a duplicate of this one`;
      return to === ''
        ? `No longer a duplicate of ${nameOf(asText(from))}`
        : `Duplicate of ${nameOf(asText(to))}`;
    default:
      return entryTitle(entry);
  }
}
