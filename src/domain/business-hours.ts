/** Sunday is 0, as for `Date.prototype.getDay`. */
type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

interface BusinessHours {
  days: readonly Weekday[];
  label: string;
  /** In minutes after midnight in Jamaica; absent for emergencies only. */
  hours?: { readonly opens: number; readonly closes: number };
}

const oClock = (hour: number) => hour * 60;

/** Requirement 9.1. Public holidays have no business hours; emergencies are answered at any hour. */
export const businessHours: readonly BusinessHours[] = [
  { days: [1, 2, 3, 4, 5], label: 'Monday to Friday', hours: { opens: oClock(7), closes: oClock(18) } },
  { days: [6], label: 'Saturday', hours: { opens: oClock(8), closes: oClock(16) } },
  { days: [0], label: 'Sunday' },
];

export const emergencyOnly = 'Emergency only';

export function formatTime(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const minute = String(minutes % 60).padStart(2, '0');
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'am' : 'pm'}`;
}

export function formatHours({ hours }: BusinessHours): string {
  if (!hours) return emergencyOnly;
  return `${formatTime(hours.opens)} – ${formatTime(hours.closes)}`.replace(/(?<!–) /g, '\u00a0');
}
