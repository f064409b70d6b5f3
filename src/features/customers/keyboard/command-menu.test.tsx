import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listLatestActivity } from '@/data/list-activity';
import { listCustomers } from '@/data/list-customers';
import { startSession } from '@/data/session-store';
import { toActivityEntry } from '@/domain/activity';
import { writeViews } from '@/features/customers/list/saved-views';
import { buildCustomer } from '../../../../tests/support/build-customer';
import { fakeCustomerPages } from '../../../../tests/support/fake-customer-pages';
import {
  renderCustomersPage,
  renderLoadedCustomersPage,
} from '../../../../tests/support/render-customers-page';

vi.mock('@/data/list-customers');

const me = 'admin@islandfuel.example';
const customers = [
  buildCustomer({ id: 'Marcia0000000000Ab12', firstName: 'Marcia', lastName: 'Reid', phone: '876-555-0142' }),
  buildCustomer({ id: 'devon', firstName: 'Devon', lastName: 'Núñez', phone: '876-555-0199', status: 'new' }),
  ...Array.from({ length: 10 }, (_, n) =>
    buildCustomer({ id: `other${n}`, firstName: 'Other', lastName: `${n}`, phone: '', status: 'contacted' }),
  ),
];

const menu = () => screen.queryByRole('dialog', { name: 'Commands' });
const box = () => screen.getByRole('combobox', { name: 'Customer or command' });
const options = () =>
  within(menu() ?? document.body)
    .queryAllByRole('option')
    .map(({ textContent }) => textContent);
const address = () => screen.getByLabelText('Address').textContent?.replace('/admin-dashboard', '');
const pressControlK = () =>
  act(
    async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key: 'k', ctrlKey: true }),
  );

async function openMenu(query?: string) {
  const { user } = await renderLoadedCustomersPage(customers, `/admin-dashboard${query ?? ''}`);
  await pressControlK();
  await screen.findByRole('dialog', { name: 'Commands' });
  return user;
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', undefined);
  startSession('admin', me);
});

// Comes first: later tests find the script loaded.
it('The list ignores letters while the command menu loads', async () => {
  await renderLoadedCustomersPage(customers);
  screen.getByRole('button', { name: 'View details of Marcia Reid' }).focus();
  const press = (key: string, ctrlKey = false) =>
    act(() => void fireEvent.keyDown(document.activeElement ?? document.body, { key, ctrlKey }));
  press('k', true);
  press('x');
  expect(menu()).toBeNull();
  expect(screen.getByRole('checkbox', { name: 'Select Marcia Reid' })).not.toBeChecked();
  expect(await screen.findByRole('dialog', { name: 'Commands' })).toBeVisible();
});

describe('The command menu', () => {
  it('takes the focus when Ctrl+K opens it', async () => {
    await openMenu();
    expect(box()).toHaveFocus();
  });

  it('closes with a second Ctrl+K', async () => {
    await openMenu();
    await pressControlK();
    expect(menu()).toBeNull();
  });

  it('opens by its button', async () => {
    const { user } = await renderLoadedCustomersPage(customers);
    await user.click(screen.getByRole('button', { name: 'Commands' }));
    expect(await screen.findByRole('dialog', { name: 'Commands' })).toBeVisible();
  });

  it.each([
    ['the folded name', 'nunez', 'Devon Núñez'],
    ['digits of the number', '5550142', 'Marcia Reid'],
    ['the reference', 'Marc ia00', 'Marcia Reid'],
  ])('goes to a customer by %s', async (_, text, name) => {
    const user = await openMenu('?status=contacted');
    await user.keyboard(`${text}{Enter}`);
    expect(screen.getByRole('dialog', { name })).toBeVisible();
    expect(menu()).toBeNull();
  });

  it('says beside what it finds that the list is not read to its end', async () => {
    const load = fakeCustomerPages();
    vi.mocked(listCustomers).mockReturnValueOnce(load.pages);
    renderCustomersPage();
    await act(async () => load.page(customers.slice(0, 1), 2));
    await pressControlK();
    await screen.findByRole('dialog', { name: 'Commands' });
    const unfinished = /^The list is not read to its end/;
    expect(screen.queryByText(unfinished)).not.toBeInTheDocument();
    await act(async () => void fireEvent.change(box(), { target: { value: 'nunez' } }));
    expect(screen.getByText(unfinished)).toBeVisible();
  });

  it('chooses the first customer that a pasted text finds', async () => {
    await openMenu();
    await act(async () => void fireEvent.change(box(), { target: { value: 'nunez' } }));
    const [first] = within(menu() ?? document.body).getAllByRole('option');
    expect(first).toHaveTextContent('Devon Núñez');
    expect(first).toHaveAttribute('aria-selected', 'true');
  });

  it('shows at most eight customers and leads to all of them', async () => {
    const user = await openMenu('?status=new&sort=name');
    await user.keyboard('other');
    expect(options().filter((text) => text?.startsWith('Other'))).toHaveLength(8);
    await user.click(screen.getByRole('option', { name: 'Show 10 customers in the list' }));
    expect(screen.getByText(/^Showing/)).toHaveTextContent('Showing 10 of 12 customers matching "other"');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(address()).toBe('?sort=name');
  });

  it('shows the customers that it found in place of a search in notes', async () => {
    const entry = { ...toActivityEntry('n1', { kind: 'note', text: 'the other gate' }), customerId: 'devon' };
    vi.mocked(listLatestActivity).mockResolvedValueOnce([entry]);
    const user = await openMenu();
    await user.keyboard('gate{Enter}');
    await pressControlK();
    await user.keyboard('other');
    await user.click(screen.getByRole('option', { name: 'Show 10 customers in the list' }));
    expect(screen.getByText(/^Showing/)).toHaveTextContent(/^Showing 10 of 12 customers matching "other"$/);
  });

  it('opens a work list by the keyboard', async () => {
    const user = await openMenu();
    await user.keyboard('over{Enter}');
    expect(address()).toBe('?list=overdue&sort=created');
  });

  it('opens a saved view', async () => {
    writeViews(me, [{ name: 'Kingston diesel', query: 'parish=kingston' }]);
    const user = await openMenu();
    await user.keyboard('diesel');
    await user.click(screen.getByRole('option', { name: 'Kingston diesel' }));
    expect(address()).toBe('?parish=kingston');
  });

  it.each([
    ['Add a customer', 'Add a customer'],
    ['Import customers', 'Import customers'],
    ['Keyboard shortcuts', 'Keyboard shortcuts'],
  ])('opens %s', async (label, dialog) => {
    const user = await openMenu();
    await user.click(screen.getByRole('option', { name: label }));
    expect(await screen.findByRole('dialog', { name: dialog })).toBeVisible();
  });

  it('searches messages and notes for the typed text', async () => {
    const entry = { ...toActivityEntry('n1', { kind: 'note', text: 'side gate' }), customerId: 'devon' };
    vi.mocked(listLatestActivity).mockResolvedValueOnce([entry]);
    const user = await openMenu();
    await user.keyboard('gate');
    await user.keyboard('{Enter}');
    expect(screen.getByText(/^Showing/)).toHaveTextContent(
      'Showing 1 of 12 customers matching "gate" in messages and notes too',
    );
  });

  it('stays on the page where a typed note would be lost', async () => {
    const { user } = await renderLoadedCustomersPage(customers, '/admin-dashboard?customer=devon');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Gate');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
    await pressControlK();
    await user.click(await screen.findByRole('option', { name: 'Newsletter' }));
    expect(confirm).toHaveBeenCalledOnce();
    expect(screen.getByLabelText('Address')).toHaveTextContent('/admin-dashboard');
  });

  it('goes from open details to customers alone', async () => {
    const user = await openMenu('?customer=devon');
    expect(options()).toEqual([]);
    expect(screen.getByText('Type a name, a number or a reference')).toBeVisible();
    await user.keyboard('marcia{Enter}');
    expect(screen.getByRole('dialog', { name: 'Marcia Reid' })).toBeVisible();
  });

  it('stays closed over the dialog that adds a customer', async () => {
    const { user } = await renderLoadedCustomersPage(customers);
    await user.click(screen.getByRole('button', { name: 'Add a customer' }));
    await screen.findByRole('dialog', { name: 'Add a customer' });
    await pressControlK();
    expect(menu()).toBeNull();
  });

  it('says how many customers it found', async () => {
    const user = await openMenu();
    await user.keyboard('other');
    expect(within(screen.getByRole('dialog')).getByRole('status')).toHaveTextContent('10 customers');
  });
});
