import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toAssignment } from '@/domain/assignment';
import { jobSummary } from '@/features/customers/export/job-summary';
import { CustomersProvider, createCustomersStore } from '@/features/customers/store/customers-store';
import { download } from '@/lib/download';
import { buildCustomer } from '../../../../tests/support/build-customer';
import { readContentLines } from '../../../../tests/support/content-lines';
import { DetailsActions } from './details-actions';

vi.mock('@/lib/download');

const customer = buildCustomer({ companyName: 'Hope Farm' });

function show(followUpAt: Date | null = null, { isWorkRead = true } = {}) {
  const user = userEvent.setup();
  const store = createCustomersStore();
  const work = new Map([[customer.id, toAssignment(customer.id, { followUpAt })]]);
  const state = { ...store.getState(), work: isWorkRead ? work : undefined };
  render(
    <CustomersProvider value={{ ...store, getState: () => state }}>
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

describe('The actions of the details', () => {
  it('save the contact as a vCard', async () => {
    await show().press('Save contact');
    const { fileName, type, properties } = downloaded();
    expect([fileName, type]).toEqual(['marcia-bennett.vcf', 'text/vcard;charset=utf-8']);
    expect(properties).toContainEqual({ name: 'FN', texts: ['Marcia Bennett'] });
    expect(screen.getByText('Contact saved as marcia-bennett.vcf')).toBeVisible();
  });

  it('save a reminder for the next opening', async () => {
    await show().press('Remind me');
    const { fileName, type, properties } = downloaded();
    expect([fileName, type]).toEqual(['marcia-bennett.ics', 'text/calendar;charset=utf-8']);
    expect(properties).toContainEqual({ name: 'DTSTAMP', texts: ['2026-11-21T22:00:00Z'] });
    expect(properties).toContainEqual({ name: 'DTSTART', texts: ['2026-11-23T12:00:00Z'] });
    expect(screen.getByText(/^Reminder for 23 Nov 2026, 7:00.am saved as/)).toBeVisible();
  });

  it('save a reminder for the follow-up that lies ahead', async () => {
    await show(new Date('2026-11-24T10:30:00-05:00')).press('Remind me');
    expect(downloaded().properties).toContainEqual({ name: 'DTSTART', texts: ['2026-11-24T15:30:00Z'] });
    expect(screen.getByText(/^Reminder for 24 Nov 2026, 10:30.am saved as/)).toBeVisible();
  });

  it('save a reminder for the next opening after a follow-up that has come', async () => {
    await show(new Date('2026-11-21T16:00:00-05:00')).press('Remind me');
    expect(downloaded().properties).toContainEqual({ name: 'DTSTART', texts: ['2026-11-23T12:00:00Z'] });
  });

  it('save no reminder before the follow-ups are read', async () => {
    await show(null, { isWorkRead: false }).press('Remind me');
    expect(download).not.toHaveBeenCalled();
    expect(screen.getByText('Owner and follow-up are not read yet.')).toBeVisible();
  });

  it('save a reminder for the day after a public holiday', async () => {
    vi.setSystemTime(new Date('2026-12-24T18:30:00-05:00'));
    await show().press('Remind me');
    // Friday is Christmas Day, Saturday Boxing Day.
    expect(downloaded().properties).toContainEqual({ name: 'DTSTART', texts: ['2026-12-28T12:00:00Z'] });
    expect(screen.getByText(/^Reminder for 28 Dec 2026, 7:00.am saved as/)).toBeVisible();
  });

  it('copy the job in a browser that cannot share', async () => {
    await show().press('Share job');
    expect(await screen.findByText('Copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(jobSummary(customer));
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('show the job as text when the browser refuses to copy', async () => {
    const { press } = show();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('no'));
    await press('Share job');
    expect(await screen.findByText('Please copy it by hand')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Job summary' })).toHaveValue(jobSummary(customer));
  });
});
