import type { CustomerStatus } from '@/domain/customer-status';
import { dayLength, dayNumber, hourLength, minuteLength, startOfDay, weekdayOf } from '@/lib/dates';
import type { Random } from './random.ts';

export const historyDays = 730;

/** When people write: by hour of the day in Jamaica. */
const hourWeights = {
  6: 2,
  7: 6,
  8: 10,
  9: 12,
  10: 12,
  11: 10,
  12: 6,
  13: 8,
  14: 10,
  15: 9,
  16: 7,
  17: 5,
  18: 4,
  19: 4,
  20: 3,
  21: 1,
};
const officeHourWeights = { 8: 4, 9: 8, 10: 8, 11: 6, 13: 6, 14: 8, 15: 6, 16: 4 };
const sundayShare = 0.2;
const saturdayShare = 0.6;

/** How far a customer has come, by days since the first word. */
const statusesByAge: readonly { within: number; weights: Record<CustomerStatus, number> }[] = [
  { within: 5, weights: { new: 85, contacted: 14, customer: 1, inactive: 0 } },
  { within: 30, weights: { new: 30, contacted: 45, customer: 22, inactive: 3 } },
  { within: 180, weights: { new: 4, contacted: 30, customer: 48, inactive: 18 } },
  { within: Number.POSITIVE_INFINITY, weights: { new: 1, contacted: 16, customer: 50, inactive: 33 } },
];

export interface History {
  status: CustomerStatus;
  createdAt: Date;
  updatedAt: Date;
}

/** When a customer first wrote, what has become of it, and when that was noted; nothing is later than `now`. */
export function drawHistory(random: Random, now: Date): History {
  const createdAt = drawFirstWord(random, now);
  const age = (now.getTime() - createdAt.getTime()) / dayLength;
  const status = random.weighted(statusesByAge.find(({ within }) => age <= within)?.weights ?? { new: 1 });
  return { status, createdAt, updatedAt: status === 'new' ? createdAt : drawUpdate(random, createdAt, now) };
}

/** Business grows, so recent days hold more than old ones; Sundays are quiet. */
function drawFirstWord(random: Random, now: Date): Date {
  for (;;) {
    const daysAgo = Math.floor((historyDays - 1) * random.fraction() ** 2.5);
    const date = atHour(random, new Date(now.getTime() - daysAgo * dayLength), hourWeights);
    if (date > now) continue;
    if (random.chance(weekdayShare(date))) return date;
  }
}

/** Most are answered within days, customers are touched again now and then. */
function drawUpdate(random: Random, createdAt: Date, now: Date): Date {
  const patience = random.chance(0.6) ? 4 * dayLength : 120 * dayLength;
  const date = atHour(
    random,
    new Date(createdAt.getTime() + random.fraction() * patience),
    officeHourWeights,
  );
  const soonest = createdAt.getTime() + random.integer(5, 55) * minuteLength;
  return new Date(Math.min(now.getTime(), Math.max(soonest, date.getTime())));
}

function atHour(random: Random, date: Date, weights: Record<number, number>): Date {
  const midnight = startOfDay(dayNumber(date)).getTime();
  return new Date(
    midnight + Number(random.weighted(weights)) * hourLength + random.integer(0, hourLength - 1),
  );
}

function weekdayShare(date: Date): number {
  const weekday = weekdayOf(dayNumber(date));
  if (weekday === 0) return sundayShare;
  return weekday === 6 ? saturdayShare : 1;
}
