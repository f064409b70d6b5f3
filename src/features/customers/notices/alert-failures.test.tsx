import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { countFailedAlerts, type FailedAlerts } from '@/data/list-failed-alerts';
import { minuteLength } from '@/lib/dates';
import { AlertFailures } from './alert-failures';

const key = vi.hoisted(() => ({ pushPublicKey: '' }));
vi.mock('@/config/push-key', () => key);
vi.mock('@/data/list-failed-alerts', () => ({ countFailedAlerts: vi.fn() }));

const monday = new Date('2026-11-23T15:00:00Z');
const wednesday = new Date('2026-11-25T15:00:00Z');
const failed = (requests: FailedAlerts['requests'], newest = monday, hasOlder = false) => ({
  requests,
  newest,
  hasOlder,
});

beforeEach(() => {
  key.pushPublicKey = 'a-key';
  vi.mocked(countFailedAlerts).mockReset().mockResolvedValue(failed({}));
});

it('names what could not be sent, until it is dismissed', async () => {
  vi.mocked(countFailedAlerts).mockResolvedValue(failed({ mail: 3, push: 0, webhook: 1 }));
  render(<AlertFailures />);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'An e-mail about 3 requests could not be sent. A notification could not be sent. A webhook event about 1 request could not be sent.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('says that there may be more than were read', async () => {
  vi.mocked(countFailedAlerts).mockResolvedValue(failed({ mail: 100 }, monday, true));
  render(<AlertFailures />);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'An e-mail about 100 or more requests could not be sent.',
  );
});

it.each([
  ['a later failure with the same words', failed({ mail: 100 }, wednesday, true), true],
  ['a later failure of another channel of one alert', failed({ mail: 100, push: 1 }, monday, true), true],
  ['a failure that was sent meanwhile', failed({ mail: 99 }, monday), false],
])('after it was dismissed, heeds %s', async (_, next, isShown) => {
  vi.useFakeTimers();
  vi.mocked(countFailedAlerts).mockResolvedValue(failed({ mail: 100 }, monday, true));
  await act(async () => render(<AlertFailures />));
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  vi.mocked(countFailedAlerts).mockResolvedValue(next);
  await act(() => vi.advanceTimersByTimeAsync(15 * minuteLength));
  vi.useRealTimers();
  expect(screen.queryAllByRole('alert')).toHaveLength(isShown ? 1 : 0);
});

it('asks nothing without alerts', () => {
  key.pushPublicKey = '';
  render(<AlertFailures />);
  expect(countFailedAlerts).not.toHaveBeenCalled();
});
