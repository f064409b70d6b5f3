import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listChangedWork } from '@/data/list-work';
import type { Outcome } from '@/data/outcome';
import { updateCustomerStatus } from '@/data/update-customer-status';
import { toAssignment } from '@/domain/assignment';
import type { Customer } from '@/domain/customer';
import { download } from '@/lib/download';
import { buildCustomer } from '../../../../tests/support/build-customer';
import { deferred } from '../../../../tests/support/deferred';
import { renderLoadedCustomersPage } from '../../../../tests/support/render-customers-page';
import { showOnPhone } from '../../../../tests/support/show-on-phone';

vi.mock('@/data/list-customers');
vi.mock('@/data/update-customer-status');
vi.mock('@/lib/download');

/** Friday, 20 November 2026, 10:30 am in Jamaica. */
const now = new Date('2026-11-20T10:30:00-05:00');
const day = 86_400_000;
const daysAgo = (days: number) => new Date(now.getTime() - days * day);
const wrote = (firstName: string, days: number, given: Partial<Customer> = {}) =>
  buildCustomer({ id: firstName, firstName, lastName: 'Reid', createdAt: daysAgo(days), ...given });

/** Newest first, as the database has them. */
const customers = [
  wrote('Today', 0),
  wrote('Three', 3),
  wrote('Six', 6),
  wrote('Twenty', 20),
  wrote('Forty', 40),
  wrote('Old', 200, { parish: 'Saint James' }),
  wrote('Older', 400),
  wrote('Planned', 700, { status: 'contacted' }),
  wrote('Forgotten', 710, { status: 'customer' }),
];
const work = [
  toAssignment('Planned', { followUpAt: daysAgo(5), updatedAt: daysAgo(6) }),
  toAssignment('Forgotten', { followUpAt: daysAgo(120), updatedAt: daysAgo(130) }),
];
const stored: Outcome<string, Customer> = { kind: 'stored', value: 'Status updated successfully' };

async function openOverdue(address = '/admin-dashboard?list=overdue&sort=created') {
  const rendered = await renderLoadedCustomersPage(customers, address);
  await waitFor(() => expect(screen.getByRole('button', { name: /^Overdue/ })).toHaveTextContent('8'));
  return rendered;
}
const nameOf = (button: HTMLElement) => button.getAttribute('aria-label')?.split(' ')[3];
const names = () => screen.queryAllByRole('button', { name: /^View details of/ }).map(nameOf);
const headings = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const countLine = () => screen.getByText(/^Showing/).textContent;
const show = () => screen.getByRole('button', { name: 'Show 3 over 90 days' });
const closeAll = () => screen.queryByRole('button', { name: 'Close all as Inactive…' });
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const statuses = () => vi.mocked(updateCustomerStatus).mock.calls.map(([id, { to }]) => [id, to]);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  vi.mocked(listChangedWork).mockResolvedValue({ items: work, readAt: now });
  vi.mocked(updateCustomerStatus).mockReset().mockResolvedValue(stored);
  vi.mocked(download).mockReset();
});
afterEach(() => {
  vi.mocked(listChangedWork).mockImplementation(async (since) => ({ items: [], readAt: since }));
});

describe('The work list Overdue', () => {
  it('begins with the longest waiting of the last days, and leaves out the oldest group', async () => {
    await openOverdue();
    expect(headings()).toEqual(['Last 7 days 3 customers', '8 to 90 days 2 customers']);
    expect(names()).toEqual(['Six', 'Planned', 'Three', 'Forty', 'Twenty']);
    expect(countLine()).toBe('Showing 5 of 9 customers, overdue up to 90 days');
  });

  it('shows the oldest group at its end on request', async () => {
    const { user } = await openOverdue();
    expect(show()).toHaveAttribute('aria-expanded', 'false');
    await user.click(show());
    expect(headings()).toEqual([
      'Last 7 days 3 customers',
      '8 to 90 days 2 customers',
      'Over 90 days 3 customers',
    ]);
    expect(names()?.slice(5)).toEqual(['Older', 'Old', 'Forgotten']);
    expect(countLine()).toBe('Showing 8 of 9 customers, overdue');
    await user.click(screen.getByRole('button', { name: 'Hide 3 over 90 days', expanded: true }));
    expect(names()).toHaveLength(5);
  });

  it('keeps its groups in another order', async () => {
    await openOverdue('/admin-dashboard?list=overdue&sort=name');
    expect(names()).toEqual(['Planned', 'Six', 'Three', 'Forty', 'Twenty']);
  });

  it('finds somebody in the oldest group', async () => {
    const { user } = await openOverdue();
    await user.type(screen.getByRole('searchbox'), 'older');
    expect(names()).toEqual(['Older']);
    expect(closeAll()).not.toBeInTheDocument();
  });

  it('says so if only the oldest group is overdue', async () => {
    await openOverdue('/admin-dashboard?list=overdue&parish=saint-james');
    expect(screen.getByRole('heading', { name: 'Nobody else is overdue' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show 1 over 90 days' })).toBeVisible();
  });

  it('is walked by keys across its groups', async () => {
    const { user } = await openOverdue();
    screen.getByRole('button', { name: 'View details of Three Reid' }).focus();
    await user.keyboard('j');
    expect(screen.getByRole('button', { name: 'View details of Forty Reid' })).toHaveFocus();
    await user.keyboard('kk');
    expect(screen.getByRole('button', { name: 'View details of Planned Reid' })).toHaveFocus();
  });

  it('counts its headings as rows of the table', async () => {
    await openOverdue();
    expect(screen.getByRole('table', { name: 'Customers' })).toHaveAttribute('aria-rowcount', '8');
    const places = screen.getAllByRole('row').map((row) => row.getAttribute('aria-rowindex'));
    expect(places).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
  });

  it('selects and exports only the rows that it shows', async () => {
    const { user } = await openOverdue();
    await user.click(screen.getByRole('button', { name: /^Export CSV/ }));
    await waitFor(() => expect(download).toHaveBeenCalledOnce());
    const [, parts] = vi.mocked(download).mock.calls[0] ?? [];
    expect(String(parts)).toContain('Forty Reid');
    expect(String(parts)).not.toContain('Forgotten Reid');
    await user.click(screen.getByRole('checkbox', { name: 'Select all 5 customers' }));
    expect(screen.getByRole('region', { name: 'Selected customers' })).toHaveTextContent('5 selected');
    await user.click(show());
    expect(screen.getByRole('checkbox', { name: 'Select Older Reid' })).not.toBeChecked();
  });

  it('has a list of cards for each group on a phone', async () => {
    showOnPhone();
    await openOverdue();
    const recent = within(screen.getByRole('list', { name: 'Customers, Last 7 days' }));
    expect(recent.getAllByRole('article').map((card) => card.getAttribute('aria-label'))).toEqual([
      'Six Reid',
      'Planned Reid',
      'Three Reid',
    ]);
    expect(headings().slice(0, 1)).toEqual(['Last 7 days 3 customers']);
  });
});

describe('The next overdue customer', () => {
  const six = () => screen.getByRole('button', { name: 'View details of Six Reid' });
  const address = () => screen.getByLabelText('Address').textContent;

  it('has the focus after o', async () => {
    const { user } = await openOverdue('/admin-dashboard');
    await user.keyboard('o');
    expect(six()).toHaveFocus();
    expect(address()).toBe('/admin-dashboard?list=overdue&sort=created');
  });

  it('is found by the command menu, and the search makes way', async () => {
    const { user } = await openOverdue('/admin-dashboard');
    await user.type(screen.getByRole('searchbox'), 'forty');
    await user.keyboard('{Control>}k{/Control}');
    await user.click(await screen.findByRole('option', { name: 'Next overdue customer' }));
    await waitFor(() => expect(six()).toHaveFocus());
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('keeps the order that somebody chose', async () => {
    const { user } = await openOverdue('/admin-dashboard?sort=name');
    await user.keyboard('o');
    expect(screen.getByRole('button', { name: 'View details of Planned Reid' })).toHaveFocus();
  });
});

describe('Close all as Inactive', () => {
  const dialog = () => within(screen.getByRole('dialog', { name: 'Close all as Inactive' }));

  it('names the count and the statuses before it changes anybody', async () => {
    await openOverdue();
    await press('Close all as Inactive…');
    expect(dialog().getByText(/been overdue/)).toHaveTextContent(
      '3 customers of this list have been overdue for over 90 days: 2 New, 1 Customer.',
    );
    await press('Cancel');
    expect(updateCustomerStatus).not.toHaveBeenCalled();
  });

  it('changes the oldest group and nobody else, with Undo', async () => {
    await openOverdue();
    await press('Close all as Inactive…');
    await press('Mark 3 customers as Inactive');
    expect(statuses()).toEqual([
      ['Older', 'inactive'],
      ['Old', 'inactive'],
      ['Forgotten', 'inactive'],
    ]);
    expect(screen.getByText('3 customers are now Inactive.')).toBeVisible();
    expect(closeAll()).not.toBeInTheDocument();
    vi.mocked(updateCustomerStatus).mockClear();
    await press('Undo');
    expect(statuses()).toEqual([
      ['Older', 'new'],
      ['Old', 'new'],
      ['Forgotten', 'customer'],
    ]);
    expect(show()).toBeVisible();
  });

  it('leaves the focus on the page when its line goes', async () => {
    const answer = deferred<Outcome<string, Customer>>();
    vi.mocked(updateCustomerStatus).mockReturnValue(answer.promise);
    await openOverdue();
    await press('Close all as Inactive…');
    await press('Mark 3 customers as Inactive');
    expect(closeAll()).toHaveAttribute('aria-disabled', 'true');
    closeAll()?.focus();
    await act(async () => answer.resolve(stored));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('leaves out customers whom the filter hides', async () => {
    await openOverdue('/admin-dashboard?list=overdue&parish=saint-james');
    await press('Close all as Inactive…');
    await press('Mark 1 customer as Inactive');
    expect(statuses()).toEqual([['Old', 'inactive']]);
  });

  it('is not offered before the calls are read', async () => {
    vi.mocked(listChangedWork).mockReturnValue(new Promise(() => undefined));
    await renderLoadedCustomersPage(customers, '/admin-dashboard?list=overdue');
    expect(screen.getByRole('button', { name: 'Show 2 over 90 days' })).toBeVisible();
    expect(closeAll()).not.toBeInTheDocument();
  });
});
