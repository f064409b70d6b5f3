import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { endSession, startSession } from '@/data/session-store';
import { customerStatuses } from '@/domain/customer-status';
import { fuelTypes, labelOf, parishes, valuesOf } from '@/domain/options';
import { workLists, workView } from '@/domain/work-lists';
import { toRow } from '@/features/customers/state/customer-row';
import { initialState } from '@/features/customers/state/customers-state';
import {
  closings,
  filter,
  isCutOff,
  me,
  moment,
  needle,
  type Person,
  people,
  sort,
} from '../../../../tests/support/oracle/arbitrary-list';
import { dayOf, isIn, naiveList, type Office } from '../../../../tests/support/oracle/naive-list';
import {
  addedByWeek,
  countWorkLists,
  customersByFuel,
  customersByParish,
  customersByStatus,
  summariseRows,
} from './figures';
import { createVisibleRows } from './visible-rows';

const seed = 8;

/** A list that has read these people, as the screen's function for its rows. */
function openList(persons: readonly Person[], { work }: Office) {
  const rows = persons.map(({ customer }) => toRow(customer));
  const visibleRows = createVisibleRows(createStore(() => ({ ...initialState, rows, work })));
  return (...look: Parameters<typeof visibleRows>) =>
    visibleRows(...look).rows.map(({ customer }) => customer.id);
}

const workOf = (persons: readonly Person[]) =>
  new Map(persons.flatMap(({ customer, work }) => (work ? [[customer.id, work] as const] : [])));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  startSession('admin', me);
});
afterEach(() => {
  endSession();
});

it('shows what a naive list shows, for any search, filters and sort one after the other', () => {
  const screen = fc.record({ search: needle, chosen: filter, order: sort, isTyped: fc.boolean() });
  const screens = fc.array(screen, { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(
      people,
      screens,
      moment,
      fc.constantFrom(true, true, true, false),
      (persons, steps, now, isWorkRead) => {
        vi.setSystemTime(now);
        const customers = persons.map(({ customer }) => customer);
        const work = isWorkRead ? workOf(persons) : undefined;
        const office = { work, now, me, closings };
        const show = openList(persons, office);
        for (const { search, chosen, order, isTyped } of steps) {
          const typed = isTyped ? Array.from(search, (_, length) => search.slice(0, length + 1)) : [search];
          for (const text of typed) {
            const shown = { ...chosen, search: text };
            const ids = show(order, shown, now);
            if (isCutOff(text)) continue;
            expect(ids).toEqual(naiveList(customers, shown, order, office).map(({ id }) => id));
          }
        }
      },
    ),
    { seed, numRuns: 300 },
  );
});

it('groups the work list Overdue as a naive list does', () => {
  fc.assert(
    fc.property(people, moment, sort, fc.constantFrom('', 'a', "'"), (persons, now, order, search) => {
      vi.setSystemTime(now);
      const office = { work: workOf(persons), now, me, closings };
      const shown = { list: 'overdue', search } as const;
      const customers = persons.map(({ customer }) => customer);
      expect(openList(persons, office)(order, shown, now)).toEqual(
        naiveList(customers, shown, order, office).map(({ id }) => id),
      );
    }),
    { seed, numRuns: 300 },
  );
});

it('counts in tiles, work lists and figures what a naive recount counts', () => {
  fc.assert(
    fc.property(people, moment, (persons, now) => {
      const customers = persons.map(({ customer }) => customer);
      const rows = customers.map(toRow);
      const office: Office = { work: workOf(persons), now, me, closings };
      const count = (test: (customer: Person['customer']) => boolean) => customers.filter(test).length;
      expect(summariseRows(rows).counts).toEqual(
        Object.fromEntries(
          customerStatuses.map(({ value }) => [value, count(({ status }) => status === value)]),
        ),
      );
      expect(countWorkLists(rows, office.work, workView(now, me))).toEqual(
        Object.fromEntries(
          workLists.map(({ value }) => [value, count((customer) => isIn(value, customer, office))]),
        ),
      );
      expect(customersByStatus(rows).map(({ count: bar }) => bar)).toEqual(
        customerStatuses.map(({ value }) => count(({ status }) => status === value)),
      );
      const monday = (date: Date) => {
        const day = new Date(dayOf(date));
        return day.getTime() - ((day.getUTCDay() + 6) % 7) * 86_400_000;
      };
      expect(addedByWeek(rows, now).map(({ count: bar }) => bar)).toEqual(
        [7, 6, 5, 4, 3, 2, 1, 0].map((ago) =>
          count(({ createdAt }) => monday(createdAt) === monday(now) - ago * 7 * 86_400_000),
        ),
      );
      for (const [bars, options, has] of [
        [customersByParish(rows), parishes, ({ parish }, value) => parish === value],
        [customersByFuel(rows), fuelTypes, (customer, value) => customer.fuelTypes.includes(value)],
      ] satisfies [
        ReturnType<typeof customersByFuel>,
        typeof fuelTypes | typeof parishes,
        (customer: Person['customer'], value: string) => boolean,
      ][]) {
        const naive = valuesOf(options).map((value) => ({
          label: labelOf(options, value),
          count: count((customer) => has(customer, value)),
        }));
        const others = count((customer) => !valuesOf(options).some((value) => has(customer, value)));
        const expected = [...naive, { label: 'Not given', count: others }].filter(
          ({ count: bar }) => bar > 0,
        );
        expect(bars.toSorted((a, b) => a.label.localeCompare(b.label))).toEqual(
          expected.toSorted((a, b) => a.label.localeCompare(b.label)),
        );
      }
    }),
    { seed, numRuns: 150 },
  );
});
