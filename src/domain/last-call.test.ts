import { describe, expect, it } from 'vitest';
import type { LastCall } from './assignment';
import type { CustomerStatus } from './customer-status';
import { recentMiss, waitsSince } from './last-call';

/** Friday, 20 November 2026, 8:01 am in Jamaica. */
const at = new Date('2026-11-20T08:01:00-05:00');
const createdAt = new Date('2026-11-02T09:00:00-05:00');
const call = (outcome: LastCall['outcome'] = 'no-answer'): LastCall => ({
  entry: 'Call0000000000000000',
  outcome,
  by: 'andrea@islandfuel.example',
  at,
});

describe('A customer waits', () => {
  const since = (status: CustomerStatus, followUp?: string, lastCall?: LastCall) =>
    waitsSince({ status, createdAt }, { followUpAt: followUp ? new Date(followUp) : null, lastCall });

  it('since the request while nobody has called', () => {
    expect(since('new')).toEqual(createdAt);
  });

  it.each(['reached', 'no-answer', 'call-back'] as const)('since a call that ended with %s', (outcome) => {
    expect(since('new', undefined, call(outcome))).toEqual(at);
  });

  it('for a follow-up alone that lies after the call', () => {
    expect(since('new', '2026-11-20T08:01:00.001-05:00', call())).toBeUndefined();
  });

  it('since the call that answered the follow-up of before it, whatever the status', () => {
    expect(since('customer', '2026-11-20T08:01:00-05:00', call())).toEqual(at);
  });

  it.each([
    ['contacted', undefined],
    ['inactive', '2026-11-19T09:00:00-05:00'],
  ] as const)('no more after a call that left them %s', (status, followUp) => {
    expect(since(status, followUp, call())).toBeUndefined();
  });
});

describe('A call without an answer', () => {
  it.each([
    ['at once', '2026-11-20T08:01:00-05:00'],
    ['on the next day until midnight in Jamaica', '2026-11-21T23:59:59-05:00'],
    ['by a clock that is behind', '2026-11-19T08:01:00-05:00'],
  ])('is shown %s', (_, now) => {
    expect(recentMiss({ lastCall: call() }, new Date(now))).toEqual(call());
  });

  it('is shown no more on the second day', () => {
    expect(recentMiss({ lastCall: call() }, new Date('2026-11-22T00:00:00-05:00'))).toBeUndefined();
  });

  it.each([undefined, call('reached'), call('call-back')])('is replaced by %j', (lastCall) => {
    expect(recentMiss({ lastCall }, at)).toBeUndefined();
  });
});
