import { describe, expect, it } from 'vitest';
import type { CustomerStatus } from './customer-status';
import { valueIn } from './options';
import { overdueSince, workLists, workListsOf, workView } from './work-lists';

const me = 'kerry@islandfuel.example';
const colleague = 'delroy@islandfuel.example';

/** Friday, 20 November 2026, 10:00 in Jamaica: an ordinary business day. */
const friday = '2026-11-20T10:00:00-05:00';

interface Case {
  at?: string;
  status?: CustomerStatus;
  createdAt?: string;
  owner?: string;
  followUp?: string;
  /** When somebody called last. */
  called?: string;
  by?: string;
}

/** The lists of a customer; by default one who wrote just now, without a follow-up. */
function listsOf(given: Case) {
  const { at = friday, status = 'contacted', createdAt = at, owner = me, followUp, called, by = me } = given;
  const customer = { status, createdAt: new Date(createdAt) };
  const lastCall = { entry: 'Call0000000000000000', outcome: 'no-answer', by: me } as const;
  const work = {
    owner,
    followUpAt: followUp === undefined ? null : new Date(followUp),
    ...(called && { lastCall: { ...lastCall, at: new Date(called) } }),
  };
  const view = workView(new Date(at), by);
  return workListsOf(customer, work, view);
}

describe('Overdue', () => {
  it.each([
    ['whose follow-up has come this moment', { followUp: friday }],
    ['whose follow-up was days ago', { followUp: '2026-11-02T09:00:00-05:00' }],
    ['who became a customer, with a follow-up that has passed', { status: 'customer', followUp: friday }],
    [
      'who is new and wrote before Wednesday’s closing',
      { status: 'new', createdAt: '2026-11-18T17:59:59-05:00' },
    ],
    [
      'who is new and overdue although a later follow-up is planned',
      { status: 'new', createdAt: '2026-11-12T09:00:00-05:00', followUp: '2026-11-24T09:00:00-05:00' },
    ],
  ] as const)('is one %s', (_, given) => {
    expect(listsOf(given)).toContain('overdue');
    expect(listsOf(given)).not.toContain('today');
  });

  it.each([
    ['whose follow-up comes in a moment', { followUp: '2026-11-20T10:00:00.001-05:00' }],
    ['who was contacted, and of whom nothing is planned', { createdAt: '2026-10-01T09:00:00-05:00' }],
    [
      'who is new and wrote at Wednesday’s closing',
      { status: 'new', createdAt: '2026-11-18T18:00:00-05:00' },
    ],
    ['who is closed', { status: 'inactive', followUp: '2026-11-02T09:00:00-05:00' }],
  ] as const)('is none %s', (_, given) => {
    expect(listsOf(given)).not.toContain('overdue');
  });
});

describe('Due today', () => {
  it.each([
    ['whose follow-up is in a moment', { followUp: '2026-11-20T10:00:00.001-05:00' }],
    ['whose follow-up is before midnight in Jamaica', { followUp: '2026-11-20T23:59:59-05:00' }],
    [
      'whose follow-up is tonight, when Greenwich has tomorrow',
      { at: '2026-11-20T20:00:00-05:00', followUp: '2026-11-21T02:00:00Z' },
    ],
    [
      'who is new and wrote at Wednesday’s closing',
      { status: 'new', createdAt: '2026-11-18T18:00:00-05:00' },
    ],
    [
      'who is new and wrote on Saturday before a Sunday and a holiday',
      {
        at: '2026-10-20T10:00:00-05:00',
        status: 'new',
        createdAt: '2026-10-17T09:00:00-05:00',
      },
    ],
  ] as const)('is one %s', (_, given) => {
    expect(listsOf(given)).toContain('today');
    expect(listsOf(given)).not.toContain('overdue');
  });

  it.each([
    ['whose follow-up is at midnight', { followUp: '2026-11-21T00:00:00-05:00' }],
    [
      'who is new and wrote after yesterday’s closing',
      { status: 'new', createdAt: '2026-11-19T18:00:00-05:00' },
    ],
    [
      'who is new and due, once the office has closed',
      { at: '2026-11-20T18:00:00-05:00', status: 'new', createdAt: '2026-11-19T17:00:00-05:00' },
    ],
    ['who is closed', { status: 'inactive', followUp: '2026-11-20T16:00:00-05:00' }],
  ] as const)('is none %s', (_, given) => {
    expect(listsOf(given)).not.toContain('today');
  });
});

describe('A new customer of long ago whom somebody called', () => {
  const called = (more: Case) =>
    listsOf({ status: 'new', createdAt: '2026-11-02T09:00:00-05:00', called: friday, ...more });

  it.each([
    ['is in neither list on the day of the call', { at: '2026-11-20T17:00:00-05:00' }, []],
    ['is due on the next business day', { at: '2026-11-21T08:00:00-05:00' }, ['today']],
    ['is overdue after the next business day', { at: '2026-11-21T16:00:00-05:00' }, ['overdue']],
    [
      'is due on the day of the planned follow-up',
      { at: '2026-11-24T08:00:00-05:00', followUp: '2026-11-24T09:00:00-05:00' },
      ['today'],
    ],
    [
      'is in neither list before that day',
      { at: '2026-11-23T18:30:00-05:00', followUp: '2026-11-24T09:00:00-05:00' },
      [],
    ],
    [
      'is overdue from the planned follow-up on',
      { at: '2026-11-24T09:00:00-05:00', followUp: '2026-11-24T09:00:00-05:00' },
      ['overdue'],
    ],
    ['is not overdue by a follow-up of before the call', { followUp: '2026-11-20T09:00:00-05:00' }, []],
  ])('%s', (_, given, lists) => {
    expect(called(given).filter((list) => list === 'overdue' || list === 'today')).toEqual(lists);
  });
});

describe('My follow-ups', () => {
  it.each([
    ['that have passed', { followUp: '2026-11-02T09:00:00-05:00' }],
    ['that are weeks away', { followUp: '2027-01-04T09:00:00-05:00' }],
    ['that are planned after the last call', { followUp: '2026-11-24T09:00:00-05:00', called: friday }],
    ['of somebody who signed in in capitals', { followUp: friday, by: 'Kerry@IslandFuel.example' }],
  ])('are those %s', (_, given) => {
    expect(listsOf(given)).toContain('mine');
  });

  it.each([
    ['of a colleague', { owner: colleague, followUp: friday }],
    ['of nobody', { owner: '', followUp: friday }],
    ['of nobody, for somebody without an e-mail', { owner: '', followUp: friday, by: '' }],
    ['of my customers with nothing planned', {}],
    ['that a later call answered', { followUp: '2026-11-20T09:00:00-05:00', called: friday }],
    ['of a closed customer', { status: 'inactive', followUp: friday }],
  ] as const)('are none %s', (_, given) => {
    expect(listsOf(given)).not.toContain('mine');
  });
});

describe('Unassigned', () => {
  it.each(['new', 'contacted', 'customer'] as const)('is one who is %s and nobody’s', (status) => {
    expect(listsOf({ status, owner: '' })).toContain('unassigned');
    expect(listsOf({ status, owner: colleague })).not.toContain('unassigned');
  });

  it('is none who is closed', () => {
    expect(listsOf({ status: 'inactive', owner: '' })).toEqual([]);
  });
});

it('knows its lists from other words', () => {
  const words = ['overdue', 'today', 'mine', 'unassigned'];
  expect(words.map((word) => valueIn(workLists, word))).toEqual(words);
  for (const word of [null, '', 'dueToday', 'constructor']) expect(valueIn(workLists, word)).toBeUndefined();
});

describe('A customer is overdue since', () => {
  const wrote = '2026-11-12T09:00:00-05:00';
  const planned = '2026-11-16T09:00:00-05:00';
  it.each([
    ['the request, if nothing is planned', wrote, null, wrote],
    ['the follow-up that has come', wrote, planned, planned],
    ['the request, if that is later', planned, wrote, planned],
    ['the request, if the follow-up is still to come', wrote, '2026-11-24T09:00:00-05:00', wrote],
  ])('%s', (_, createdAt, followUp, since) => {
    const customer = { status: 'new', createdAt: new Date(createdAt) } as const;
    const work = { owner: '', followUpAt: followUp === null ? null : new Date(followUp) };
    expect(overdueSince(customer, work, workView(new Date(friday), me))).toBe(new Date(since).getTime());
  });
});
