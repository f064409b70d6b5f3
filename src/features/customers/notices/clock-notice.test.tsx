import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clockLead } from '@/data/clock-lead';
import { queryDocuments } from '@/data/paging/rest-documents';
import { hourLength, minuteLength } from '@/lib/dates';
import { ClockNotice } from './clock-notice';

const databaseTime = Date.parse('2026-11-23T15:00:00Z');

async function answer(lead: number, taken = 0) {
  vi.setSystemTime(databaseTime + lead);
  vi.stubGlobal('fetch', async () => {
    vi.setSystemTime(Date.now() + taken);
    return Response.json([{ readTime: new Date(databaseTime).toISOString() }]);
  });
  await act(() => queryDocuments({ address: '', headers: {}, structuredQuery: {} }));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  render(<ClockNotice />);
});

afterEach(() => {
  clockLead.setState(0);
});

const notice = () => screen.queryByRole('alert');

describe('The notice of a wrong clock', () => {
  it.each([
    [5 * hourLength, 'about 5 hours fast'],
    [-hourLength, 'about 1 hour slow'],
    [-15 * minuteLength, 'about 15 minutes slow'],
    [30 * minuteLength, 'about 30 minutes fast'],
    [-90 * minuteLength, 'about 1.5 hours slow'],
  ])('tells how far it is off: %i ms', async (lead, words) => {
    await answer(lead);
    expect(notice()).toHaveTextContent(
      `This device's clock is ${words}, so Overdue and Due today are wrong here. Set its date and time automatically.`,
    );
  });

  it('leaves a clock alone that is off by minutes', async () => {
    await answer(5 * minuteLength);
    expect(notice()).not.toBeInTheDocument();
  });

  it('leaves a device alone that slept before the answer', async () => {
    await answer(0, 8 * hourLength);
    expect(notice()).not.toBeInTheDocument();
  });

  it('ends once the clock is set', async () => {
    await answer(5 * hourLength);
    await answer(0);
    expect(notice()).not.toBeInTheDocument();
  });

  it('can be dismissed until the clock is wrong again', async () => {
    await answer(5 * hourLength);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await answer(4 * hourLength);
    expect(notice()).not.toBeInTheDocument();
    await answer(0);
    await answer(4 * hourLength);
    expect(notice()).toBeInTheDocument();
  });
});
