import { describe, expect, it } from 'vitest';
import { type Assignment, toAssignment } from '@/domain/assignment';
import { workView } from '@/domain/work-lists';
import { toRow } from '@/features/customers/state/customer-row';
import { buildCustomer } from '../../../../tests/support/build-customer';
import { type AddressFilter, describeFilter, narrowRows, ownerOptions } from './filter-rows';
import { createSearch } from './search-rows';

const marcia = buildCustomer({
  id: 'marcia',
  phone: '876-555-0142',
  parish: 'Saint Mary',
  fuelTypes: ['Diesel', 'Kerosene'],
  status: 'contacted',
});
const leroy = buildCustomer({
  id: 'leroy',
  firstName: 'Leroy',
  phone: '+1 876-555-0199',
  parish: 'Trelawny',
  fuelTypes: ['Diesel'],
  status: 'new',
  createdAt: new Date('2026-11-12T09:00:00-05:00'),
});
const rows = [marcia, leroy].map(toRow);
const me = 'kerry@islandfuel.example';
const view = workView(new Date('2026-11-20T10:00:00-05:00'), me);
const narrow = (filter: AddressFilter, work?: ReadonlyMap<string, Assignment>) =>
  narrowRows(rows, filter, { work, view });
const found = (search: string, status?: 'new' | 'contacted' | 'inactive') =>
  createSearch()(narrow({ status }), search).map(({ customer }) => customer.id);

describe('Status filter', () => {
  it('is exact and goes together with the search', () => {
    expect(found('', 'new')).toEqual(['leroy']);
    expect(found('', 'inactive')).toEqual([]);
    expect(found('555', 'contacted')).toEqual(['marcia']);
    expect(found('leroy', 'contacted')).toEqual([]);
  });

  it('keeps the very list when nothing is active', () => {
    expect(narrow({})).toBe(rows);
    expect(createSearch()(rows, ' ')).toBe(rows);
  });
});

it('A described search names only what is searched', () => {
  expect(describeFilter({ search: 'dog' })).toBe(' matching "dog"');
  expect(describeFilter({ search: 'dog', isDeep: true })).toBe(' matching "dog" in messages too');
  expect(describeFilter({ search: 'dog', isDeep: true, areNotesRead: true })).toBe(
    ' matching "dog" in messages and notes too',
  );
});

describe('Parish, fuel and owner', () => {
  const work = new Map([['marcia', toAssignment('marcia', { owner: 'Kerry@IslandFuel.example' })]]);
  const foundBy = (filter: AddressFilter) => narrow(filter, work).map(({ customer }) => customer.id);
  const owner = (email: string) => ({ owner: { value: 'x', label: 'X', email } });

  it('narrow each by itself, and together', () => {
    expect(foundBy({ parish: 'Saint Mary' })).toEqual(['marcia']);
    expect(foundBy({ parish: 'Saint Ann' })).toEqual([]);
    expect(foundBy({ fuel: 'Kerosene' })).toEqual(['marcia']);
    expect(foundBy({ fuel: 'Diesel' })).toEqual(['marcia', 'leroy']);
    expect(foundBy(owner(me))).toEqual(['marcia']);
    expect(foundBy(owner(''))).toEqual(['leroy']);
    expect(foundBy({ fuel: 'Diesel', parish: 'Saint Mary', ...owner('') })).toEqual([]);
  });
});

describe('A work list', () => {
  const work = new Map([
    ['marcia', toAssignment('marcia', { owner: me, followUpAt: new Date('2026-11-20T09:00:00-05:00') })],
  ]);
  const foundIn = (filter: AddressFilter, known = work) =>
    narrow(filter, known).map(({ customer }) => customer.id);

  it('goes by the work with each customer, and together with the status', () => {
    expect(foundIn({ list: 'overdue' })).toEqual(['marcia', 'leroy']);
    expect(foundIn({ list: 'mine' })).toEqual(['marcia']);
    expect(foundIn({ list: 'unassigned' })).toEqual(['leroy']);
    expect(foundIn({ list: 'overdue', status: 'new' })).toEqual(['leroy']);
  });

  it('has what is known as long as nobody’s work is read', () => {
    expect(narrow({ list: 'overdue' }).map(({ customer }) => customer.id)).toEqual(['leroy']);
    expect(narrow({ list: 'unassigned' })).toEqual([]);
    expect(narrow({ owner: { value: 'x', label: 'Nobody', email: '' } })).toEqual([]);
  });
});

describe('The count line appends the search text and status when active', () => {
  it.each([
    [{ search: '', status: undefined }, ''],
    [{ search: 'foo', status: undefined }, ' matching "foo"'],
    [{ search: '', status: 'new' }, ' with status New'],
    [{ search: '', status: 'new', list: 'overdue' }, ' with status New, overdue'],
    [{ search: '', list: 'mine' }, ', my follow-ups'],
    [
      {
        search: 'foo',
        status: 'new',
        parish: 'Saint Ann',
        fuel: 'Diesel',
        owner: { value: 'me', label: 'Me', email: me },
        list: 'overdue',
      },
      ' matching "foo" with status New, in Saint Ann, asking for Diesel, owner: Me, overdue',
    ],
    [{ search: ' foo ', status: 'inactive' }, ' matching "foo" with status Inactive'],
  ] as const)('%j', (filter, expected) => {
    expect(describeFilter(filter)).toBe(expected);
  });
});

it('an owner is chosen from oneself, nobody and the colleagues, in this order', () => {
  const staff = ['Kerry', 'Leroy', 'Dian'].map((name) => ({
    uid: name,
    name,
    email: `${name}@islandfuel.example`,
    role: name === 'Dian' ? 'driver' : 'admin',
  }));
  const labels = (email: string) => ownerOptions(staff, email).map(({ label }) => label);
  expect(labels('LEROY@islandfuel.example')).toEqual(['Me', 'Nobody', 'Kerry']);
  expect(labels('')).toEqual(['Nobody', 'Kerry', 'Leroy']);
});
