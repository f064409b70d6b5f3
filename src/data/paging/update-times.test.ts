import { expect, it } from 'vitest';
import { dayLength } from '@/lib/dates';
import { cursorAfter } from './update-times';

const present = new Date('2026-11-21T12:00:00Z');
const daysAgo = (days: number) => new Date(present.getTime() - days * dayLength);
const read = [2, 1.5, 0].map((days) => ({ updatedAt: daysAgo(days) }));

it('The cursor comes to the latest change on a device whose clock is days behind', () => {
  const slowClock = daysAgo(2.5);
  const first = cursorAfter(new Date(0), read, slowClock);
  expect(first).toEqual(daysAgo(1.5));
  const second = cursorAfter(first, [...read, { updatedAt: daysAgo(0.6) }], slowClock);
  expect(second).toEqual(daysAgo(0.6));
  expect(cursorAfter(second, read, slowClock)).toEqual(present);
});

it('The cursor does not follow a time far after it', () => {
  const odd = [...read, { updatedAt: new Date('2999-01-01T00:00:00Z') }];
  expect(cursorAfter(new Date(0), odd, present)).toEqual(present);
  expect(cursorAfter(present, odd, daysAgo(2.5))).toEqual(present);
});
