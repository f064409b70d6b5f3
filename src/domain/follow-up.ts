import { dayNumber, hourLength, minuteLength, startOfDay, weekdayOf } from '@/lib/dates';
import { businessDay, isInBusinessHours, nextOpening } from './business-days';

/** In hours after midnight in Jamaica. */
const usualHour = 9;
const monday = 1;

interface FollowUpTime {
  label: string;
  at: Date;
}

/** 9:00 on the first business day from this one on, or the opening if it is later. */
function morningFrom(number: number): Date {
  const office = businessDay(number);
  if (!office) return morningFrom(number + 1);
  return new Date(Math.max(office.opens.getTime(), startOfDay(number).getTime() + usualHour * hourLength));
}

/** All times lie within business hours, and no two are equal. */
export function suggestFollowUps(now: Date): readonly FollowUpTime[] {
  const today = dayNumber(now);
  const inAnHour = new Date(Math.ceil((now.getTime() + hourLength) / (5 * minuteLength)) * 5 * minuteLength);
  const toMonday = (monday - weekdayOf(today) + 7) % 7 || 7;
  const nextWeek = morningFrom(today + toMonday);
  const isMonday = dayNumber(nextWeek) === today + toMonday;
  const suggestions = [
    isInBusinessHours(inAnHour)
      ? { label: 'In an hour', at: inAnHour }
      : { label: 'When the office opens', at: nextOpening(now) },
    { label: 'Next business day', at: morningFrom(today + 1) },
    { label: isMonday ? 'Next Monday' : 'Next week', at: nextWeek },
  ];
  return suggestions.filter(
    ({ at }, index) => suggestions.findIndex((other) => other.at.getTime() === at.getTime()) === index,
  );
}
