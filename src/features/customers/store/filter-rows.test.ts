import { describe, expect, it } from 'vitest';
import { buildCustomer } from '../../../../tests/support/build-customer';
import { toRow } from './customer-row';
import { describeFilter, filterRows } from './filter-rows';

const marcia = buildCustomer({
  id: 'marcia',
  firstName: 'Marcia',
  lastName: 'Bennett',
  email: 'MB@HopeFarm.example',
  companyName: 'Hope Farm Ltd.',
  phone: '876-555-0142',
  whatsapp: '(658) 555-0177',
  parish: 'Saint Mary',
  message: 'needle in the message',
  status: 'contacted',
});
const leroy = buildCustomer({
  id: 'leroy',
  firstName: 'Leroy',
  lastName: 'Ricketts',
  email: 'leroy@post.example',
  companyName: '',
  phone: '+1 876-555-0199',
  status: 'new',
});
const rows = [marcia, leroy].map(toRow);
const found = (search: string, status?: 'new' | 'contacted' | 'inactive') =>
  filterRows(rows, { search, status }).map(({ customer }) => customer.id);

describe('Search (requirement 4.2)', () => {
  it.each([
    ['first name', 'marcia'],
    ['last name', 'BENNETT'],
    ['both names', 'Marcia Benn'],
    ['e-mail', 'mb@hopefarm'],
    ['company name', 'hope farm LTD'],
    ['last name before first', 'Bennett  Marcia'],
    ['words of different fields', 'farm saint bennett'],
    ['parish', 'saint mary'],
    ['text with blanks around it', '  marcia '],
  ])('matches %s, case-insensitively', (_, search) => {
    expect(found(search)).toEqual(['marcia']);
  });

  it.each(['needle', 'Bennett Leroy', 'bennettmb', 'zzz'])('does not match %s', (search) => {
    expect(found(search)).toEqual([]);
  });

  it.each(['.*(', '.*', '^', '[a-z]', '\\', '(a+)+$', 'Ltd$'])('is literal: %s finds nothing', (search) => {
    expect(found(search)).toEqual([]);
  });

  it.each([
    ['8765550142', ['marcia']],
    ['876 555 0142', ['marcia']],
    ['+1 (876) 555-0142', ['marcia']],
    ['5550177', ['marcia']],
    ['0199', ['leroy']],
    ['555', ['marcia', 'leroy']],
    ['42', []],
    ['a 0142', []],
  ])('finds a caller by the digits %s', (search, expected) => {
    expect(found(search)).toEqual(expected);
  });

  it('does not join the end of one number with the beginning of the other', () => {
    expect(found('01421658')).toEqual([]);
  });
});

describe('Status filter', () => {
  it('is exact and goes together with the search', () => {
    expect(found('', 'new')).toEqual(['leroy']);
    expect(found('', 'inactive')).toEqual([]);
    expect(found('555', 'contacted')).toEqual(['marcia']);
    expect(found('leroy', 'contacted')).toEqual([]);
  });

  it('keeps the order, and the very list when nothing is active', () => {
    expect(filterRows(rows, { search: ' ', status: undefined })).toBe(rows);
  });
});

describe('What is due', () => {
  const now = new Date('2026-11-20T10:00:00-05:00');
  const wroteOn = (id: string, createdAt: string, status: 'new' | 'contacted' = 'new') =>
    toRow(buildCustomer({ id, createdAt: new Date(createdAt), status }));
  const waiting = [
    wroteOn('today', '2026-11-20T09:00:00-05:00'),
    wroteOn('yesterday', '2026-11-19T09:00:00-05:00'),
    wroteOn('lastWeek', '2026-11-12T09:00:00-05:00'),
    wroteOn('answered', '2026-11-12T09:00:00-05:00', 'contacted'),
  ];
  it.each([
    ['overdue', ['lastWeek']],
    ['dueToday', ['yesterday']],
    [undefined, ['today', 'yesterday', 'lastWeek', 'answered']],
  ] as const)('by %s is %j', (due, expected) => {
    const filter = { search: '', status: undefined, due };
    expect(filterRows(waiting, filter, now).map(({ customer }) => customer.id)).toEqual(expected);
  });
});

describe('The count line appends the search text and status when active', () => {
  it.each([
    [{ search: '', status: undefined }, ''],
    [{ search: 'foo', status: undefined }, ' matching "foo"'],
    [{ search: '', status: 'new' }, ' with status New'],
    [{ search: '', status: 'new', due: 'overdue' }, ' with status New, overdue'],
    [{ search: ' foo ', status: 'inactive' }, ' matching "foo" with status Inactive'],
  ] as const)('%j', (filter, expected) => {
    expect(describeFilter(filter)).toBe(expected);
  });
});
