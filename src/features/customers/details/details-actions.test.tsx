import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { jobSummary } from '@/features/customers/export/job-summary';
import { CustomersProvider, createCustomersStore } from '@/features/customers/store/customers-store';
import { download } from '@/lib/download';
import { buildCustomer } from '../../../../tests/support/build-customer';
import { readContentLines } from '../../../../tests/support/content-lines';
import { DetailsActions } from './details-actions';

vi.mock('@/lib/download');

const customer = buildCustomer({ companyName: 'Hope Farm' });

function show() {
  const user = userEvent.setup();
  render(
    <CustomersProvider value={createCustomersStore()}>
      <DetailsActions customer={customer} />
    </CustomersProvider>,
  );
  return { press: (name: string) => user.click(screen.getByRole('button', { name })) };
}

function downloaded() {
  const [fileName, parts = [], type] = vi.mocked(download).mock.calls[0] ?? [];
  return { fileName, type, properties: readContentLines(parts.join('')) };
}

beforeEach(() => {
  vi.mocked(download).mockReset();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T22:00:00Z') });
});
afterEach(() => void vi.useRealTimers());

describe('What can be taken away from the list', () => {
  it('is the contact, as a vCard', async () => {
    await show().press('Save contact');
    const { fileName, type, properties } = downloaded();
    expect([fileName, type]).toEqual(['marcia-bennett.vcf', 'text/vcard;charset=utf-8']);
    expect(properties).toContainEqual({ name: 'FN', texts: ['Marcia Bennett'] });
    expect(screen.getByText('Contact saved as marcia-bennett.vcf')).toBeVisible();
  });

  it('is a reminder to call at the next opening, which is said', async () => {
    await show().press('Remind me');
    const { fileName, type, properties } = downloaded();
    expect([fileName, type]).toEqual(['marcia-bennett.ics', 'text/calendar;charset=utf-8']);
    expect(properties).toContainEqual({ name: 'DTSTAMP', texts: ['2026-11-21T22:00:00Z'] });
    expect(properties).toContainEqual({ name: 'DTSTART', texts: ['2026-11-23T12:00:00Z'] });
    expect(screen.getByText(/^Reminder for 23 Nov 2026, 7:00.am saved as/)).toBeVisible();
  });

  it('is a reminder after a public holiday, when the next weekday is one', async () => {
    vi.setSystemTime(new Date('2026-12-24T18:30:00-05:00'));
    await show().press('Remind me');
    // Friday is Christmas Day, Saturday Boxing Day.
    expect(downloaded().properties).toContainEqual({ name: 'DTSTART', texts: ['2026-12-28T12:00:00Z'] });
    expect(screen.getByText(/^Reminder for 28 Dec 2026, 7:00.am saved as/)).toBeVisible();
  });

  it('is the job, copied where nothing can be shared', async () => {
    await show().press('Share job');
    expect(await screen.findByText('Copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(jobSummary(customer));
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('is the job as text to copy by hand, where the browser refuses', async () => {
    const { press } = show();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('no'));
    await press('Share job');
    expect(await screen.findByText('Please copy it by hand')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Job summary' })).toHaveValue(jobSummary(customer));
  });
});
