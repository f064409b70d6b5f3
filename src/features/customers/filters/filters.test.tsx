import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listChangedWork, listStaff } from '@/data/list-work';
import { endSession, startSession } from '@/data/session-store';
import { toAssignment } from '@/domain/assignment';
import { countWorkLists } from '@/features/customers/list/figures';
import { fuelChoices, parishChoices } from '@/features/customers/list/filter-rows';
import { buildCustomer } from '../../../../tests/support/build-customer';
import { deferred } from '../../../../tests/support/deferred';
import { renderLoadedCustomersPage } from '../../../../tests/support/render-customers-page';

vi.mock('@/data/list-customers');
vi.mock('@/features/customers/list/figures', { spy: true });

const me = 'admin@islandfuel.example';
const kerry = 'kerry@islandfuel.example';
const hours = (n: number) => new Date(Date.now() + n * 3_600_000);
const stored = new Date('2026-11-20T15:00:00Z');

const customers = [
  buildCustomer({ id: 'devon', firstName: 'Devon', status: 'contacted', createdAt: hours(0) }),
  buildCustomer({ id: 'simone', firstName: 'Simone', status: 'customer', createdAt: hours(-1) }),
  buildCustomer({ id: 'leroy', firstName: 'Leroy', status: 'inactive', createdAt: hours(-2) }),
  buildCustomer({
    id: 'marcia',
    firstName: 'Marcia',
    status: 'new',
    parish: 'Saint Ann',
    fuelTypes: ['Diesel', 'Cooking Gas (LPG)'],
    createdAt: hours(-24 * 30),
  }),
];
const work = [
  toAssignment('devon', { owner: me, followUpAt: hours(24 * 40), updatedAt: stored }),
  toAssignment('simone', { owner: kerry, followUpAt: hours(-1), updatedAt: stored }),
];

const staff = [
  { uid: 'me-uid', email: me, name: 'Andrea Campbell', role: 'admin' },
  { uid: 'driver-uid', email: 'driver@islandfuel.example', name: 'Dwight Lee', role: 'driver' },
  { uid: 'kerry-uid', email: kerry, name: 'Kerry Grant', role: 'admin' },
];

const address = () => screen.getByLabelText('Address').textContent?.replace('/admin-dashboard', '');
const countLine = () => screen.getByText(/^Showing/).textContent;
const lists = () => screen.getByRole('group', { name: 'Work lists' });
const list = (name: RegExp) => within(lists()).getByRole('button', { name });
const names = () =>
  screen
    .queryAllByRole('button', { name: /^View details of/ })
    .map((button) => button.getAttribute('aria-label')?.split(' ')[3]);

beforeEach(() => {
  // The device cache of another test would be read first.
  vi.stubGlobal('indexedDB', undefined);
  startSession('admin', me);
  vi.mocked(listChangedWork).mockResolvedValue({ items: work, readAt: stored });
  vi.mocked(listStaff).mockResolvedValue(staff);
});

afterEach(() => {
  endSession();
  vi.mocked(listStaff).mockResolvedValue([]);
  vi.mocked(listChangedWork).mockImplementation(async (since) => ({ items: [], readAt: since }));
});

describe('The work lists', () => {
  it('count all customers, independent of the filter', async () => {
    await renderLoadedCustomersPage(customers, '/admin-dashboard?status=inactive');
    expect(
      within(lists())
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Overdue 2', 'Due today 0', 'My follow-ups 1', 'Unassigned 1']);
  });

  it('have no counts before owners are read', async () => {
    vi.mocked(listChangedWork).mockReturnValue(new Promise(() => undefined));
    const { user } = await renderLoadedCustomersPage(customers);
    expect(list(/Overdue/)).toHaveTextContent(/^Overdue$/);
    expect(list(/My/)).toHaveTextContent(/^My follow-ups$/);
    await user.click(list(/My/));
    expect(screen.getByRole('heading', { name: 'Owners and follow-ups are not loaded yet' })).toBeVisible();
    expect(screen.queryByText('No customers found')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show all customers' }));
    expect(names()).toHaveLength(4);
  });

  it('are toggles in the address', async () => {
    const { user } = await renderLoadedCustomersPage(customers);
    await user.click(list(/Overdue/));
    expect(list(/Overdue/)).toHaveAttribute('aria-pressed', 'true');
    expect(names()).toEqual(['Simone', 'Marcia']);
    expect(countLine()).toBe('Showing 2 of 4 customers, overdue');
    expect(address()).toBe('?list=overdue&sort=created');
    await user.click(list(/My/));
    expect(list(/Overdue/)).toHaveAttribute('aria-pressed', 'false');
    expect(names()).toEqual(['Devon']);
    expect(address()).toBe('?list=mine&sort=followup');
    await user.click(list(/My/));
    expect(names()).toHaveLength(4);
    expect(address()).toBe('');
  });

  it('combine with status, search and sort', async () => {
    const { user } = await renderLoadedCustomersPage(customers, '/admin-dashboard?sort=name');
    await user.click(list(/Overdue/));
    expect(address()).toBe('?sort=name&list=overdue');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Customer');
    expect(names()).toEqual(['Simone']);
    await user.type(screen.getByRole('searchbox'), 'marcia.bennett@');
    expect(countLine()).toBe(
      'Showing 1 of 4 customers matching "marcia.bennett@" with status Customer, overdue',
    );
    await user.click(list(/Overdue/));
    expect(address()).toBe('?sort=name&status=customer');
  });

  it('leave a search without a match to all customers', async () => {
    const { user } = await renderLoadedCustomersPage(customers, '/admin-dashboard?list=overdue&sort=created');
    await user.type(screen.getByRole('searchbox'), 'devon');
    expect(screen.getByRole('heading', { name: 'No customers found' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Search all customers' }));
    expect(names()).toEqual(['Devon']);
    expect(screen.getByRole('searchbox')).toHaveValue('devon');
    expect(address()).toBe('');
    await user.type(screen.getByRole('searchbox'), 'zz');
    await user.click(screen.getByRole('button', { name: 'Show all customers' }));
    expect(names()).toHaveLength(4);
  });

  it('are not counted again while somebody types', async () => {
    const { user } = await renderLoadedCustomersPage(customers);
    vi.mocked(countWorkLists).mockClear();
    await user.type(screen.getByRole('searchbox'), 'simone');
    expect(names()).toEqual(['Simone']);
    await user.click(list(/Unassigned/));
    expect(names()).toEqual([]);
    expect(countWorkLists).not.toHaveBeenCalled();
  });

  it('ignore unknown names in the address', async () => {
    await renderLoadedCustomersPage(customers, '/admin-dashboard?list=vip&due=overdue');
    expect(countLine()).toBe('Showing 4 of 4 customers');
  });
});

describe('Parish, fuel and owner', () => {
  const openFilters = () => fireEvent.click(screen.getByRole('button', { name: /^Filters/ }));
  const select = (name: string) => within(screen.getByRole('dialog')).getByRole('combobox', { name });
  const options = (name: string) =>
    within(select(name))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  const chips = () =>
    within(screen.getByRole('group', { name: 'Active filters' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);

  it('combine as words in the address', async () => {
    const { user } = await renderLoadedCustomersPage(customers);
    openFilters();
    await user.selectOptions(select('Parish'), 'Saint Ann');
    await user.selectOptions(select('Fuel'), 'Cooking Gas (LPG)');
    await user.selectOptions(select('Owner'), 'Nobody');
    expect(address()).toBe('?parish=saint-ann&fuel=cooking-gas-lpg&owner=none');
    expect(countLine()).toBe(
      'Showing 1 of 4 customers, in Saint Ann, asking for Cooking Gas (LPG), owner: Nobody',
    );
    expect(names()).toEqual(['Marcia']);
    await user.selectOptions(select('Fuel'), 'All fuels');
    expect(address()).toBe('?parish=saint-ann&owner=none');
  });

  it('stand as chips that a click removes, and the focus goes to the next', async () => {
    const { user } = await renderLoadedCustomersPage(
      customers,
      '/admin-dashboard?status=new&parish=saint-ann&owner=none',
    );
    expect(screen.getByRole('button', { name: 'Filters (2)' })).toBeVisible();
    expect(chips()).toEqual(['Saint Ann', 'Owner: Nobody']);
    await user.click(screen.getByRole('button', { name: 'Remove filter Saint Ann' }));
    expect(address()).toBe('?status=new&owner=none');
    const last = screen.getByRole('button', { name: 'Remove filter Owner: Nobody' });
    expect(last).toHaveFocus();
    await user.click(last);
    expect(address()).toBe('?status=new');
    expect(screen.queryByRole('group', { name: 'Active filters' })).not.toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('keep e-mails out of the address', async () => {
    const { user } = await renderLoadedCustomersPage(customers);
    openFilters();
    expect(options('Owner')).toEqual(['All owners', 'Me', 'Nobody', 'Kerry Grant', 'Somebody who left']);
    await user.selectOptions(select('Owner'), 'Kerry Grant');
    expect(names()).toEqual(['Simone']);
    expect(address()).toBe('?owner=kerry-uid');
    await user.selectOptions(select('Owner'), 'Me');
    expect(names()).toEqual(['Devon']);
    expect(address()).toBe('?owner=me');
  });

  it('ignore unknown values in the address', async () => {
    await renderLoadedCustomersPage(customers, '/admin-dashboard?parish=atlantis&fuel=Diesel');
    expect(countLine()).toBe('Showing 4 of 4 customers');
    openFilters();
    for (const name of ['Parish', 'Fuel']) expect(select(name)).toHaveValue('');
  });

  it.each(['left', 'kerry-uid'])('show the customers of a colleague who left: %s', async (word) => {
    vi.mocked(listStaff).mockResolvedValue(staff.filter(({ uid }) => uid !== 'kerry-uid'));
    await renderLoadedCustomersPage(customers, `/admin-dashboard?owner=${word}`);
    expect(names()).toEqual(['Simone']);
    expect(countLine()).toBe('Showing 1 of 4 customers, owner: Somebody who left');
    openFilters();
    expect(select('Owner')).toHaveDisplayValue('Somebody who left');
  });

  it('show my customers by a link of a colleague that names me', async () => {
    await renderLoadedCustomersPage(customers, '/admin-dashboard?owner=me-uid');
    expect(names()).toEqual(['Devon']);
    expect(countLine()).toBe('Showing 1 of 4 customers, owner: Me');
    openFilters();
    expect(select('Owner')).toHaveDisplayValue('Me');
  });

  it('show nobody of an owner in the address until the staff are read', async () => {
    const answer = deferred<typeof staff>();
    vi.mocked(listStaff).mockReturnValueOnce(answer.promise);
    await renderLoadedCustomersPage(customers, '/admin-dashboard?owner=kerry-uid');
    expect(countLine()).toBe('Showing 0 of 4 customers, owner: not loaded yet');
    expect(screen.getByText('Owners and follow-ups are not loaded yet')).toBeVisible();
    openFilters();
    expect(select('Owner')).toHaveDisplayValue('Not loaded yet');
    await act(async () => answer.resolve(staff));
    expect(select('Owner')).toHaveDisplayValue('Kerry Grant');
    expect(names()).toEqual(['Simone']);
    expect(countLine()).toBe('Showing 1 of 4 customers, owner: Kerry Grant');
  });

  it('have a distinct word for each option', () => {
    for (const choices of [parishChoices, fuelChoices]) {
      const words = choices.map(({ value }) => value);
      expect(new Set(words).size).toBe(words.length);
      for (const word of words) expect(word).toMatch(/^[a-z]+(-[a-z]+)*$/);
    }
  });
});

describe('Clear', () => {
  it('removes search, filters and work list', async () => {
    const { user } = await renderLoadedCustomersPage(
      customers,
      '/admin-dashboard?list=overdue&status=new&parish=saint-ann&fuel=diesel&owner=none&sort=created',
    );
    await user.type(screen.getByRole('searchbox'), 'marcia');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(address()).toBe('');
    expect(countLine()).toBe('Showing 4 of 4 customers');
    expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
  });

  it('gives the focus back', async () => {
    const { user } = await renderLoadedCustomersPage(customers);
    await user.type(screen.getByRole('searchbox'), 'marcia');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });
});

describe('The rare filters', () => {
  it('are in a dialog whose button counts them', async () => {
    const { user } = await renderLoadedCustomersPage(customers, '/admin-dashboard?list=overdue&status=new');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Filters' }));
    expect(dialog.queryByRole('combobox', { name: 'Status' })).not.toBeInTheDocument();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Parish' }), 'Saint Ann');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Sort by' }), 'Name, A to Z');
    expect(address()).toBe('?list=overdue&status=new&parish=saint-ann&sort=name');
    await user.click(dialog.getByRole('button', { name: 'Show 1 customer' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Filters (1)' }));
  });

  it('leave the search, status, list and sort when their dialog clears them', async () => {
    const query = '?list=overdue&status=new';
    const rare = '&parish=saint-ann&fuel=diesel&owner=none';
    const { user } = await renderLoadedCustomersPage(customers, `/admin-dashboard${query}${rare}&sort=name`);
    await user.type(screen.getByRole('searchbox'), 'marcia');
    await user.click(screen.getByRole('button', { name: 'Filters (3)' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Clear' }));
    expect(address()).toBe(`${query}&sort=name`);
    expect(screen.getByRole('searchbox', { hidden: true })).toHaveValue('marcia');
  });
});
