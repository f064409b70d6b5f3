import { describe, expect, it, vi } from 'vitest';
import type { Customer } from '@/domain/customer';
import { toRow } from '@/features/customers/state/customer-row';
import { memoizeLast } from '@/lib/memoize-last';
import { foldText } from '@/lib/search-text';
import { buildCustomer } from '../../../../tests/support/build-customer';
import {
  groupByText,
  newestFirst,
  nextSort,
  type Sort,
  sortKeys,
  sortRows,
  sortToText,
  textToSort,
} from './sort-rows';

vi.mock('@/lib/search-text', { spy: true });

/** Rows as the list holds them, the first as the newest. */
const rowsOf = (...people: Partial<Customer>[]) =>
  people.map((person, n) =>
    toRow(buildCustomer({ id: String(n), createdAt: new Date(Date.UTC(2026, 0, 9 - n)), ...person })),
  );
const order = (sort: Sort, ...people: Partial<Customer>[]) =>
  sortRows(rowsOf(...people), sort)
    .map(({ customer }) => customer.id)
    .join('');
const up = (key: Sort['key']): Sort => ({ key, descending: false });
const down = (key: Sort['key']): Sort => ({ key, descending: true });

describe('Sorting the list', () => {
  it('leaves it newest first, without a copy', () => {
    const rows = rowsOf({}, {});
    expect(sortRows(rows, newestFirst)).toBe(rows);
    expect(order(up('created'), {}, {}, {})).toBe('210');
  });

  it('by name takes no notice of case and accents', () => {
    const people = [
      { firstName: 'leroy' },
      { firstName: 'Étienne' },
      { firstName: 'Zoë' },
      { firstName: 'adele' },
    ];
    expect(order(up('name'), ...people)).toBe('3102');
    expect(order(down('name'), ...people)).toBe('2013');
  });

  it('by name goes on to the last name', () => {
    expect(order(up('name'), { lastName: 'Grant' }, { lastName: 'Bennett' })).toBe('10');
  });

  it('by e-mail, company and fuel takes their text', () => {
    expect(order(up('email'), { email: 'z@a.example' }, { email: 'a@z.example' })).toBe('10');
    expect(order(up('company'), { companyName: 'Wharf' }, { companyName: 'Bakery' })).toBe('10');
    expect(order(up('fuel'), { fuelTypes: ['Kerosene'] }, { fuelTypes: ['Diesel', 'Kerosene'] })).toBe('10');
  });

  it('by status follows the funnel', () => {
    const people = (['inactive', 'customer', 'new', 'contacted'] as const).map((status) => ({ status }));
    expect(order(up('status'), ...people)).toBe('2310');
    expect(order(down('status'), ...people)).toBe('0132');
  });

  it('keeps equals newest first, both ways', () => {
    const same = { companyName: 'Hope Farm' };
    expect(order(up('company'), same, same, same)).toBe('012');
    expect(order(down('company'), same, same, same)).toBe('012');
    expect(order(up('company'), same, { companyName: 'hope farm' }, same)).toBe('012');
  });

  it('puts what is empty or invisible last, both ways', () => {
    const people = [
      { companyName: '' },
      { companyName: 'B' },
      { companyName: '\u200b' },
      { companyName: 'A' },
    ];
    expect(order(up('company'), ...people)).toBe('3102');
    expect(order(down('company'), ...people)).toBe('1302');
  });
});

describe('The sort in the address', () => {
  it('is read as it is written', () => {
    for (const key of sortKeys) {
      for (const sort of [up(key), down(key)]) expect(textToSort(sortToText(sort) ?? null)).toEqual(sort);
    }
    expect(sortToText(newestFirst)).toBeUndefined();
  });

  it.each([null, '', '-', 'nonsense', '--name', 'name,email', 'constructor', '-created '])(
    'is newest first for %j',
    (text) => expect(textToSort(text)).toEqual(newestFirst),
  );
});

it('a heading sorts upwards, downwards, and at the third press newest first', () => {
  expect(nextSort(newestFirst, 'name')).toEqual(up('name'));
  expect(nextSort(up('name'), 'name')).toEqual(down('name'));
  expect(nextSort(down('name'), 'name')).toEqual(newestFirst);
  expect(nextSort(down('name'), 'email')).toEqual(up('email'));
});

it('works out what a text is sorted by once, however many customers share it and whichever way round', () => {
  const rows = rowsOf(...['Grant', 'Bennett', 'Grant', 'Grant'].map((lastName) => ({ lastName })));
  vi.mocked(foldText).mockClear();
  const groupBy = memoizeLast(groupByText);
  sortRows(rows, up('name'), { groupBy });
  const [firstName, ...lastNames] = vi.mocked(foldText).mock.calls.flat();
  expect(firstName).toBe(rows[0]?.customer.firstName);
  expect(lastNames).toEqual(['Grant', 'Bennett']);
  sortRows(rows, down('name'), { groupBy });
  expect(foldText).toHaveBeenCalledTimes(3);
});

describe('Sorting by what is planned', () => {
  it('puts the soonest first or last, and those with nothing planned last both ways, the newest of them first', () => {
    const at = (day: number) => ({ followUpAt: new Date(Date.UTC(2026, 10, day)) });
    const work = new Map([
      ['1', at(24)],
      ['3', at(23)],
    ]);
    const ids = (sort: Sort) =>
      sortRows(rowsOf({}, {}, {}, {}), sort, { work })
        .map(({ customer }) => customer.id)
        .join('');
    expect(ids(up('followup'))).toBe('3102');
    expect(ids(down('followup'))).toBe('1302');
  });

  it('puts a follow-up that a call answered among those with nothing planned', () => {
    const at = (day: number) => new Date(Date.UTC(2026, 10, day));
    const lastCall = {
      entry: 'Call',
      outcome: 'reached',
      by: 'kerry@islandfuel.example',
      at: at(22),
    } as const;
    const work = new Map([
      ['1', { followUpAt: at(20), lastCall }],
      ['2', { followUpAt: at(24), lastCall }],
    ]);
    const ids = sortRows(rowsOf({}, {}, {}), up('followup'), { work }).map(({ customer }) => customer.id);
    expect(ids.join('')).toBe('201');
  });
});
