import { FirebaseError } from 'firebase/app';
import { describe, expect, it, vi } from 'vitest';
import { DataError } from './data-error';
import { type Outcome, toFailure, toOutcome } from './outcome';

describe('A write', () => {
  const stored: Outcome<string> = { kind: 'stored', value: 'Saved' };

  it('is not sent while the browser is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const write = vi.fn(async () => stored);
    expect(await toOutcome(write)).toEqual({ kind: 'offline' });
    expect(write).not.toHaveBeenCalled();
  });

  it('gives its own outcome', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    expect(await toOutcome(async () => stored)).toBe(stored);
  });

  it('has an unknown outcome when no answer comes', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    const write = (): Promise<Outcome<string>> =>
      Promise.reject(new DataError('unreachable', 'deadline-exceeded', ''));
    expect(await toOutcome(write)).toEqual({ kind: 'unknown', reason: '' });
  });
});

describe('A failure', () => {
  it.each([
    ['permission-denied', 'Missing or insufficient permissions.', false],
    ['unavailable', 'The database is busy.', true],
    ['failed-precondition', 'The database refused the change.', false],
  ] as const)('with code %s and no words gives a reason', (code, reason, isBusy) => {
    expect(toFailure(new FirebaseError(code, ''))).toEqual({ kind: 'refused', reason, isBusy });
  });

  it('gives the reason of its caller in place of missing words', () => {
    expect(toFailure(new FirebaseError('permission-denied', ''), 'Try again.')).toMatchObject({
      reason: 'Try again.',
    });
  });

  it('gives the words of the database', () => {
    expect(toFailure(new DataError('unreachable', 'unknown', 'Moving.'), 'Try again.')).toEqual({
      kind: 'unknown',
      reason: 'Moving.',
    });
  });
});
