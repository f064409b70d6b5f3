import { describe, expect, it } from 'vitest';
import { toActivityEntry } from '@/domain/activity';
import { toAssignment } from '@/domain/assignment';
import { recentMiss } from '@/domain/last-call';
import { demoStaff } from '@/features/session/demo-credentials';
import { generateCustomer } from '../../../tools/seed/generate-customer.ts';
import { generateWork } from '../../../tools/seed/generate-work.ts';
import { firstCustomers } from '../../../tools/seed/seed-arguments.ts';

const now = new Date('2026-11-21T15:00:00Z');
const made = Array.from({ length: 1000 }, (_, number) => {
  const customer = generateCustomer(number, now);
  return { customer, ...generateWork(number, customer, now) };
});
const addresses: readonly string[] = demoStaff.map(({ email }) => email);

describe('placeholder work', () => {
  it('is the same every time', () => {
    made.slice(0, 20).forEach(({ customer, ...generated }, number) => {
      expect(generateWork(number, customer, now)).toEqual(generated);
    });
  });

  it('belongs to some customers and to each of the staff', () => {
    const withWork = made.filter(({ work }) => work);
    expect(withWork.length).toBeGreaterThan(50);
    expect(withWork.length).toBeLessThan(600);
    expect(new Set(withWork.map(({ work }) => work?.owner))).toEqual(new Set(addresses));
    for (const { customer, work, activity } of withWork) {
      expect(toAssignment(customer.id, work ?? {})).toEqual({ ...work, customerId: customer.id });
      for (const { id, ...entry } of activity) expect(toActivityEntry(id, entry)).toEqual({ ...entry, id });
      expect(new Set(activity.map(({ id }) => id)).size).toBe(activity.length);
    }
  });

  it('tells the customer’s past, signed by one of the staff', () => {
    for (const { customer, work, activity } of made) {
      for (const { by, at } of activity) {
        expect(addresses).toContain(by);
        expect(at >= customer.createdAt && at <= now).toBe(true);
      }
      const last = (kind: string) => activity.findLast((entry) => entry.kind === kind)?.to;
      if (work) expect([last('owner'), last('follow-up') ?? null]).toEqual([work.owner, work.followUpAt]);
      if (work && customer.status !== 'new') expect(last('status')).toBe(customer.status);
    }
  });

  it('plans a follow-up for later than its entry', () => {
    const planned = made.flatMap(({ activity }) => activity).filter(({ kind }) => kind === 'follow-up');
    expect(planned.length).toBeGreaterThan(50);
    expect(planned.filter(({ to, at }) => !(to instanceof Date && to > at))).toEqual([]);
  });

  it('tells the last call of each customer, as its entry has it', () => {
    for (const { work, activity } of made) {
      const entry = activity.findLast(({ kind }) => kind === 'call');
      const call = entry && { entry: entry.id, outcome: entry.to, by: entry.by, at: entry.at };
      expect(work?.lastCall).toEqual(call);
    }
  });

  it('holds somebody among the first customers who did not answer lately', () => {
    const missed = made.slice(0, firstCustomers).filter(({ work }) => work && recentMiss(work, now));
    expect(missed.length).toBeGreaterThan(0);
  });
});
