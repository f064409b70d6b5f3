import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useNow } from './use-now';

const opened = new Date('2026-11-21T10:00:00-05:00');
const later = new Date('2026-11-21T10:20:00-05:00');

beforeEach(() => vi.useFakeTimers({ now: opened }));

it('is a minute old at most', () => {
  const { result } = renderHook(useNow);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(result.current).toEqual(new Date('2026-11-21T10:01:00-05:00'));
});

it('is the present at once when somebody comes back to a page that slept', () => {
  const { result } = renderHook(useNow);
  vi.setSystemTime(later);
  expect(result.current).toEqual(opened);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toEqual(later);
});
