import { act, configure, fireEvent, screen, within } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listActivity, listActivityBetween } from '@/data/list-activity';
import { listCustomers } from '@/data/list-customers';
import { toActivityEntry } from '@/domain/activity';
import { buildCustomer } from '../../../../tests/support/build-customer';
import { fakeCustomerPages } from '../../../../tests/support/fake-customer-pages';
import {
  renderCustomersPage,
  renderLoadedCustomersPage,
} from '../../../../tests/support/render-customers-page';

vi.mock('@/data/list-customers');

/** The browser's Back, and a link to an address. */
let goBack = () => {};
let go = (_address: string) => {};
vi.mock('@/components/layout/page-head', () => ({
  PageHead: () => {
    const navigate = useNavigate();
    goBack = () => void navigate(-1);
    go = (address) => void navigate(address);
    return null;
  },
}));

const marcia = buildCustomer({ id: 'marcia' });
const leroy = buildCustomer({ id: 'leroy', firstName: 'Leroy', createdAt: new Date('2026-11-19') });
const entry = {
  ...toActivityEntry('note', { kind: 'note', text: 'Rang', at: new Date() }),
  customerId: 'marcia',
};
const list = '/admin-dashboard?status=new';

const address = () => screen.getByRole('note', { name: 'Address' }).textContent;
const details = () => screen.queryByRole('dialog');
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const back = () => act(async () => goBack());
const unknown = /^No customer on this list has that address/;
const waits = 'The customer of the link is not read yet.';

beforeEach(() => {
  vi.mocked(listCustomers).mockReset();
});

afterEach(() => configure({ reactStrictMode: false }));

describe('The address of details', () => {
  it('holds the customer beside the filter', async () => {
    await renderLoadedCustomersPage([marcia, leroy], list);
    await press('View details of Marcia Bennett');
    expect(address()).toBe(`${list}&customer=marcia`);
    await press('Next customer');
    expect(address()).toBe(`${list}&customer=leroy`);
    await press('Close');
    expect(address()).toBe(list);
    expect(details()).toBeNull();
  });

  it('keeps a filter and a list that were chosen just before, whatever the page shows yet', async () => {
    await renderLoadedCustomersPage([marcia, leroy], '/admin-dashboard');
    await act(async () => {
      fireEvent.change(screen.getByRole('combobox', { name: 'Status' }), { target: { value: 'new' } });
      fireEvent.click(screen.getByRole('button', { name: /^Unassigned/ }));
      fireEvent.click(screen.getByRole('button', { name: 'View details of Marcia Bennett' }));
    });
    expect(address()).toBe(`${list}&list=unassigned&customer=marcia`);
  });

  it('lets Back close the details and stay on the list', async () => {
    await renderLoadedCustomersPage([marcia, leroy], list);
    await press('View details of Marcia Bennett');
    await press('Next customer');
    await back();
    expect(details()).toBeNull();
    expect(address()).toBe(list);
  });

  it('lets Close return to the entry that opened the details, in strict mode too', async () => {
    configure({ reactStrictMode: true });
    vi.mocked(listActivityBetween).mockResolvedValue([entry]);
    vi.mocked(listCustomers).mockImplementation(async function* () {
      yield { customers: [marcia], total: 1, readAt: marcia.updatedAt, erased: [] };
    });
    await act(async () => void renderCustomersPage(list));
    await press('What was done');
    await press('Open Marcia Bennett');
    const opened = within(screen.getByRole('dialog', { name: 'Marcia Bennett' }));
    await act(async () => fireEvent.click(opened.getByRole('button', { name: 'Close' })));
    expect(screen.getByRole('button', { name: 'Open Marcia Bennett' })).toHaveFocus();
  });

  it('lets Back forget the entry that opened the details', async () => {
    vi.mocked(listActivityBetween).mockResolvedValue([entry]);
    await renderLoadedCustomersPage([marcia, leroy], list);
    await press('What was done');
    await press('Open Marcia Bennett');
    await back();
    await press('Close');
    await press('View details of Leroy Bennett');
    await press('Close');
    expect(screen.getByRole('button', { name: 'View details of Leroy Bennett' })).toHaveFocus();
  });

  it('opens the details of a link as soon as the customer is read', async () => {
    const load = fakeCustomerPages();
    vi.mocked(listCustomers).mockReturnValueOnce(load.pages);
    renderCustomersPage(`${list}&customer=leroy`);
    await act(async () => load.page([marcia], 2));
    expect(details()).toBeNull();
    expect(screen.queryByText(unknown)).toBeNull();
    await act(async () => load.page([leroy], 2));
    expect(details()).toHaveAccessibleName('Leroy Bennett');
    await press('Close');
    expect(address()).toBe(list);
  });

  it('waits for the customer of a link after a reading that failed', async () => {
    const load = fakeCustomerPages();
    vi.mocked(listCustomers).mockReturnValueOnce(load.pages);
    renderCustomersPage(`${list}&customer=leroy`);
    await act(async () => {
      load.page([marcia], 2);
      load.fail();
    });
    expect(screen.queryByText(unknown)).toBeNull();
    const refresh = fakeCustomerPages();
    vi.mocked(listCustomers).mockReturnValueOnce(refresh.pages);
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await act(async () => refresh.page([marcia, leroy], 2));
    expect(details()).toHaveAccessibleName('Leroy Bennett');
  });

  it('leaves the page as it is until the customer of a link is read', async () => {
    const load = fakeCustomerPages();
    vi.mocked(listCustomers).mockReturnValueOnce(load.pages);
    renderCustomersPage(`${list}&customer=leroy`);
    await act(async () => load.page([marcia], 2));
    expect(screen.getByText(waits)).toBeVisible();
    await act(async () => fireEvent.click(screen.getByRole('checkbox', { name: 'Select Marcia Bennett' })));
    expect(screen.getByRole('button', { name: 'Clear selection' })).toBeVisible();
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    expect(await screen.findByRole('option', { name: 'Add a customer' })).toBeVisible();
    await act(async () => load.page([leroy], 2));
    expect(screen.queryByText(waits)).toBeNull();
  });

  it('says that the customer of a link is not read from a region that was there before', async () => {
    const load = fakeCustomerPages();
    vi.mocked(listCustomers).mockReturnValueOnce(load.pages);
    renderCustomersPage(`${list}&customer=leroy`);
    const regions = [...document.querySelectorAll('[aria-live]')];
    await act(async () => load.page([marcia], 2));
    expect(regions).toContain(screen.getByText(waits).closest('[aria-live]'));
  });

  it('never says of an unknown customer that they are not read once the list is', async () => {
    await renderLoadedCustomersPage([marcia], list);
    const added: (string | null)[] = [];
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) added.push(...[...addedNodes].map((node) => node.textContent));
    });
    observer.observe(document.body, { childList: true, subtree: true });
    await act(async () => go(`${list}&customer=nobody`));
    observer.disconnect();
    expect(added).toContainEqual(expect.stringMatching(unknown));
    expect(added).not.toContain(waits);
  });

  it('names the time of a list that the database does not answer for', async () => {
    await renderLoadedCustomersPage([marcia], list);
    const refresh = fakeCustomerPages();
    vi.mocked(listCustomers).mockReturnValueOnce(refresh.pages);
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await act(async () => refresh.fail());
    await act(async () => go(`${list}&customer=nobody`));
    expect(screen.getByText(/^No customer on the list as of .* has that address\. Please try/)).toBeVisible();
  });

  it('says that nobody has the address of a link once the list is read', async () => {
    await renderLoadedCustomersPage([marcia], `${list}&customer=nobody`);
    expect(screen.getByText(unknown)).toBeVisible();
    expect(address()).toBe(list);
    expect(details()).toBeNull();
  });

  it('asks the database nothing about an id that nothing can have', async () => {
    vi.mocked(listActivity).mockClear();
    await renderLoadedCustomersPage([marcia], `${list}&customer=a%2Fb`);
    expect(screen.getByText(unknown)).toBeVisible();
    expect(listActivity).not.toHaveBeenCalled();
  });

  it('is that of the link on a name, which opens a tab of its own with Ctrl', async () => {
    await renderLoadedCustomersPage([marcia], list);
    const link = screen.getByRole('link', { name: 'Marcia Bennett' });
    expect(link).toHaveAttribute('href', '?customer=marcia');
    await act(async () => fireEvent.click(link, { ctrlKey: true }));
    expect(details()).toBeNull();
    await act(async () => fireEvent.click(link));
    expect(details()).toHaveAccessibleName('Marcia Bennett');
    expect(address()).toBe(`${list}&customer=marcia`);
  });
});

it('a click on a number selects it and opens nothing', async () => {
  await renderLoadedCustomersPage([marcia]);
  await act(async () => fireEvent.click(screen.getByText(marcia.phone)));
  expect(details()).toBeNull();
  await act(async () => fireEvent.click(screen.getByText(marcia.email)));
  expect(details()).not.toBeNull();
});
