import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listCustomers } from '@/data/list-customers';
import { listChangedWork } from '@/data/list-work';
import { updateCustomerStatus } from '@/data/update-customer-status';
import { toAssignment } from '@/domain/assignment';
import type { Customer } from '@/domain/customer';
import { customerFieldNames } from '@/domain/customer-fields';
import { customerStatuses } from '@/domain/customer-status';
import { SortSelect } from '@/features/customers/filters/filters';
import { toRow } from '@/features/customers/state/customer-row';
import { CustomersProvider, createCustomersStore } from '@/features/customers/store/customers-store';
import { buildCustomer } from '../../../../tests/support/build-customer';
import { deferred } from '../../../../tests/support/deferred';
import { fakeCustomerPages } from '../../../../tests/support/fake-customer-pages';
import { choose, statusOf } from '../../../../tests/support/listbox';
import { renderLoadedCustomersPage } from '../../../../tests/support/render-customers-page';
import { showOnPhone } from '../../../../tests/support/show-on-phone';
import { CustomerRows } from './customer-list';
import { CustomerTable } from './customer-table';
import { CustomerTableRow } from './customer-table-row';

vi.mock('@/data/list-customers');
vi.mock('@/data/update-customer-status');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T15:00:00Z') });
});

/** The list with these rows, on a screen that has just been opened, and the way to another list. */
function renderList(...customers: Customer[]) {
  const store = createCustomersStore();
  const list = (shown: Customer[]) => (
    <MemoryRouter>
      <CustomersProvider value={store}>
        <CustomerRows rows={shown.map(toRow)} />
        <SortSelect />
        <Sort />
      </CustomersProvider>
    </MemoryRouter>
  );
  const { rerender } = render(list(customers));
  return { show: (...others: Customer[]) => rerender(list(others)) };
}

/** Says by what the list is sorted. */
function Sort() {
  return <output aria-label="Sort">{useLocation().search}</output>;
}
const sort = () => screen.getByLabelText('Sort').textContent;

const marcia = buildCustomer({
  whatsapp: '(876) 555-0143',
  companyName: 'Hope Farm',
  businessType: 'small-business',
  fuelTypes: ['Diesel', 'Kerosene', 'Aviation Fuel'],
  parish: 'Saint Mary',
  averageVolume: '100-500',
  preferredContact: 'whatsapp',
});
const cells = () =>
  screen.getAllByRole('row').map((row) =>
    ['rowheader', 'cell'].flatMap((role) =>
      within(row)
        .queryAllByRole(role)
        .map(({ textContent }) => textContent),
    ),
  );
const hostile = '<img src=x onerror=alert(1)>';
const hostileCustomer = {
  ...buildCustomer(),
  ...Object.fromEntries(
    customerFieldNames
      .filter((field) => typeof marcia[field] === 'string' && field !== 'status')
      .map((field) => [field, hostile]),
  ),
  fuelTypes: [hostile],
};

describe('The table on a wide screen', () => {
  it('has rows in the first render', () => {
    const drawn = renderToStaticMarkup(
      <MemoryRouter>
        <CustomersProvider value={createCustomersStore()}>
          <CustomerTable rows={[marcia, buildCustomer({ id: 'leroy' })].map(toRow)} groups={undefined} />
        </CustomersProvider>
      </MemoryRouter>,
    );
    expect(drawn.match(/data-index/g)).toHaveLength(2);
  });

  it('has the columns Customer, Contact, Business, Fuel Needs, Status, Actions', () => {
    renderList(marcia);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Customer',
      'Contact',
      'Business',
      'Fuel Needs',
      'Status',
      'Actions',
    ]);
  });

  it('shortens fuel types and shows the values in words', () => {
    renderList(marcia);
    expect(cells()[1]).toEqual([
      'Marcia Bennett20 Nov 2026Saint Mary',
      '',
      'marcia.bennett@hopefarm.example+1 876-555-0142prefers WhatsApp',
      'Hope Farmsmall business',
      'Diesel, Kerosene...100–500 gallons (380–1,900 litres)',
      'NewDue today · waiting 9 h',
      expect.any(String),
    ]);
  });

  it('names each action after its customer', () => {
    renderList(marcia);
    expect(screen.getByRole('button', { name: 'View details of Marcia Bennett' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'E-mail Marcia Bennett' })).toHaveAttribute(
      'href',
      'mailto:marcia.bennett@hopefarm.example',
    );
    expect(screen.getByRole('link', { name: 'Call Marcia Bennett' })).toHaveAttribute(
      'href',
      'tel:+18765550142',
    );
    const whatsapp = screen.getByRole('link', { name: 'WhatsApp Marcia Bennett' });
    expect(whatsapp).toHaveAttribute('href', 'https://wa.me/18765550143');
    expect(whatsapp).toHaveAttribute('rel', 'noopener noreferrer');
    expect(statusOf('Marcia Bennett')).toHaveTextContent('New');
  });

  it('dials the first of two numbers', () => {
    renderList({
      ...marcia,
      phone: '876-555-0105 ext. 12 / 876-555-0106',
      whatsapp: '876 555 0106 or 658 555 0107',
    });
    const call = screen.getByRole('link', { name: 'Call Marcia Bennett, extension 12' });
    expect(call).toHaveAttribute('href', 'tel:+18765550105');
    expect(call).toHaveAttribute('title', 'Call, ext. 12');
    expect(screen.getByRole('link', { name: 'WhatsApp Marcia Bennett' })).toHaveAttribute(
      'href',
      'https://wa.me/18765550106',
    );
  });

  it.each(['1.87656E+10', '555-0105', '87655501058765550106', 'call me'])(
    'shows %j as a number that cannot be dialled',
    (phone) => {
      renderList({ ...marcia, phone });
      expect(screen.getByText(phone)).toBeVisible();
      expect(screen.getByRole('img', { name: 'Not a number that can be dialled' })).toBeVisible();
    },
  );

  it.each([
    ['WhatsApp', { whatsapp: '' }],
    ['WhatsApp', { whatsapp: 'none' }],
    ['WhatsApp', { whatsapp: '555-0143' }],
    ['Call', { phone: '' }],
    ['Call', { phone: '1.87656E+10' }],
    ['E-mail', { email: '' }],
  ])('has no %s link for %j', (channel, overrides) => {
    renderList({ ...marcia, ...overrides });
    expect(screen.queryByRole('link', { name: `${channel} Marcia Bennett` })).not.toBeInTheDocument();
    // The name is a link, too.
    expect(screen.getAllByRole('link')).toHaveLength(3);
  });

  it('keeps each action in its place when another is missing', () => {
    renderList(marcia, { ...marcia, id: 'devon', firstName: 'Devon', email: '' });
    const placeOf = (name: string) => {
      const link = screen.getByRole('link', { name });
      return [...(link.parentElement?.children ?? [])].indexOf(link);
    };
    for (const channel of ['Call', 'WhatsApp'])
      expect(placeOf(`${channel} Devon Bennett`)).toBe(placeOf(`${channel} Marcia Bennett`));
  });

  it.each([
    ['new', 'bg-info-100'],
    ['contacted', 'bg-amber-100'],
    ['customer', 'bg-sea-100'],
    ['inactive', 'bg-petrol-100'],
  ] as const)('badges %s in its colour (%s)', (status, colour) => {
    renderList({ ...marcia, status });
    const label = customerStatuses.find(({ value }) => value === status)?.label ?? '';
    const badges = screen.getAllByText(label, { selector: 'span' });
    expect(badges.filter(({ classList }) => classList.contains(colour))).toHaveLength(1);
  });

  it.each(['', ' ', '\u200B', '\u2066\u2069', '\uFEFF'])("names a customer called %j 'No name'", (name) => {
    renderList({ ...marcia, firstName: name, lastName: name });
    expect(screen.getByText('No name')).toBeVisible();
    expect(screen.getByRole('button', { name: 'View details of No name' })).toBeVisible();
  });

  it('isolates the direction of names', () => {
    renderList({ ...marcia, firstName: 'מרים', lastName: '\u202Eevil' });
    expect(screen.getByText(/^מרים/).tagName).toBe('BDI');
    expect(screen.getByText(/^מרים/).textContent).not.toContain('\u202E');
  });

  it('shows markup in any field as text', () => {
    renderList(hostileCustomer);
    expect(screen.getAllByText(hostile).length).toBeGreaterThan(3);
    expect(document.querySelector('img')).toBeNull();
  });

  it('counts all rows while it renders those in view', () => {
    const thousand = Array.from({ length: 1000 }, (_, n) => buildCustomer({ id: `c${n}` }));
    renderList(...thousand);
    expect(screen.getByRole('table', { name: 'Customers' })).toHaveAttribute('aria-rowcount', '1001');
    const rows = screen.getAllByRole('row');
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.length).toBeLessThan(60);
    expect(rows.map((row) => row.getAttribute('aria-rowindex'))).toEqual(rows.map((_, n) => String(n + 1)));
  });
});

describe('A heading of the table', () => {
  it('sorts by its column', () => {
    renderList(marcia);
    const sorts = () =>
      screen.getAllByRole('columnheader').map((heading) => heading.getAttribute('aria-sort'));
    expect(sorts()).toEqual(['none', 'none', 'none', 'none', 'none', null]);
    fireEvent.click(screen.getByRole('button', { name: 'Business' }));
    expect(sort()).toBe('?sort=company');
    expect(sorts()).toEqual(['none', 'none', 'ascending', 'none', 'none', null]);
  });
});

describe('The cards on a phone', () => {
  beforeEach(showOnPhone);

  it('show the same data with Call, WhatsApp and E-mail', () => {
    renderList(marcia);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    const card = screen.getByRole('article', { name: 'Marcia Bennett' });
    for (const text of [
      'Hope Farm',
      'small business',
      '+1 876-555-0142',
      'Diesel, Kerosene...',
      'New',
      '20 Nov 2026Saint Mary',
    ]) {
      expect(card).toHaveTextContent(text);
    }
    const links = within(card)
      .getAllByRole('link')
      .map((link) => link.getAttribute('aria-label') ?? link.textContent);
    expect(links).toEqual([
      'Marcia Bennett',
      'Call Marcia Bennett',
      'WhatsApp Marcia Bennett',
      'E-mail Marcia Bennett',
    ]);
    expect(within(card).getByRole('combobox', { name: 'Status of Marcia Bennett' })).toHaveTextContent('New');
    expect(within(card).getByRole('button', { name: 'View details of Marcia Bennett' })).toBeVisible();
  });

  it.each([
    ['the e-mail', { phone: '' }, 'marcia@hopefarm.example'],
    ['the phone', { email: '' }, '876-555-0100'],
    ['a dash for both', { phone: ' ', email: '' }, '–'],
  ])('show %s where nothing else is given', (_, missing, text) => {
    const given = { phone: '876-555-0100', email: 'marcia@hopefarm.example' };
    renderList(buildCustomer({ ...given, ...missing, status: 'customer' }));
    const [, contact] = within(screen.getByRole('article')).getAllByRole('paragraph');
    expect(contact?.textContent?.trim()).toBe(text);
  });

  it('are sorted by a dropdown', () => {
    renderList(marcia);
    const dropdown = screen.getByRole('combobox', { name: 'Sort by' });
    expect(within(dropdown).getByRole('option', { name: 'Newest first', selected: true })).toBeVisible();
    for (const [value, address] of [
      ['-name', '?sort=-name'],
      ['', ''],
    ] as const) {
      fireEvent.change(dropdown, { target: { value } });
      expect(sort()).toBe(address);
      expect(dropdown).toHaveValue(value);
    }
  });

  it('have their position in the whole list', () => {
    renderList(...Array.from({ length: 500 }, (_, n) => buildCustomer({ id: `c${n}` })));
    const items = screen.getAllByRole('listitem');
    expect(items.length).toBeLessThan(40);
    expect(items[1]).toHaveAttribute('aria-posinset', '2');
    expect(items[1]).toHaveAttribute('aria-setsize', '500');
  });

  it('show markup in any field as text', () => {
    renderList(hostileCustomer);
    expect(screen.getAllByText(hostile, { exact: false }).length).toBeGreaterThan(3);
    expect(document.querySelector('img')).toBeNull();
  });
});

describe('A long table', () => {
  const many = Array.from({ length: 500 }, (_, number) => buildCustomer({ id: `customer${number}` }));
  afterEach(() => {
    Object.assign(window, { scrollY: 0, pageYOffset: 0 });
  });

  it('forces no layout while it scrolls', () => {
    renderList(...many);
    const measure = vi.spyOn(Element.prototype, 'getBoundingClientRect');
    const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get');
    Object.assign(window, { scrollY: 5000, pageYOffset: 5000 });
    fireEvent.scroll(window);
    const first = Number(document.querySelector('[data-index]')?.getAttribute('data-index'));
    const asked = [measure.mock.calls.length, height.mock.calls.length];
    measure.mockRestore();
    height.mockRestore();
    expect(first).toBeGreaterThan(50);
    expect(asked).toEqual([0, 0]);
  });

  it('shows names alone during a fast scroll', () => {
    vi.useFakeTimers();
    renderList(...many);
    const scrollTo = (scrollY: number) => {
      Object.assign(window, { scrollY, pageYOffset: scrollY });
      fireEvent.scroll(window);
      const rows = [...document.querySelectorAll<HTMLElement>('[data-index]')];
      return { rows, isWhole: rows.map((row) => within(row).queryByRole('combobox') !== null) };
    };
    const leap = scrollTo(5000);
    expect(leap.isWhole).not.toContain(false);

    const flung = scrollTo(10_000);
    expect(flung.isWhole).not.toContain(true);
    expect(flung.rows.map((row) => row.textContent)).toEqual(flung.rows.map(() => 'Marcia Bennett'));
    // The next ones are drawn in the same elements.
    expect(scrollTo(15_000).rows[0]).toBe(flung.rows[0]);

    act(() => vi.advanceTimersByTime(200));
    const settled = scrollTo(15_000);
    expect(settled.isWhole).not.toContain(false);
    expect(Number(settled.rows[0]?.dataset.index)).toBeGreaterThan(150);

    scrollTo(20_000);
    scrollTo(25_000);
    expect(scrollTo(25_100).isWhole).not.toContain(false);
  });
});

describe('When the list changes', () => {
  const [andrea, delroy, kerry] = ['Andrea', 'Delroy', 'Kerry'].map((firstName) =>
    buildCustomer({ id: firstName, firstName }),
  ) as [Customer, Customer, Customer];
  const rows = () => [...document.querySelectorAll('[data-index]')];
  const names = () => rows().map((row) => row.querySelector('th')?.textContent?.split(' ')[0]);

  it('its rows are reused by place', () => {
    const { show } = renderList(andrea, delroy);
    const before = rows();
    show(kerry, { ...delroy, phone: '876-555-0177' }, andrea);
    expect(names()).toEqual(['Kerry', 'Delroy', 'Andrea']);
    expect(rows().slice(0, 2)).toEqual(before);
    for (const [index, name] of ['Kerry', 'Delroy', 'Andrea'].entries()) {
      const row = within(rows()[index] as HTMLElement);
      expect(row.getByRole('button', { name: `View details of ${name} Bennett` })).toBeInTheDocument();
      expect(row.getByRole('combobox', { name: `Status of ${name} Bennett` })).toBeInTheDocument();
      expect(row.getByRole('checkbox', { name: `Select ${name} Bennett` })).toBeInTheDocument();
    }
    show(kerry);
    expect(names()).toEqual(['Kerry']);
    expect(rows()[0]).toBe(before[0]);
  });

  it('a focused row stays with its customer', () => {
    const { show } = renderList(andrea, delroy);
    const inUse = rows()[1];
    const status = statusOf('Delroy Bennett');
    status.focus();
    fireEvent.click(status);
    show(kerry, andrea, delroy);
    expect(names()).toEqual(['Kerry', 'Andrea', 'Delroy']);
    expect(rows()[2]).toBe(inUse);
    expect(status).toHaveFocus();
    expect(screen.getByRole('listbox')).toBeInTheDocument();
    show(kerry, andrea);
    expect(rows()).not.toContain(inUse);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });
});

it('leaves the focus in place when a change of status moves its row out of sight', async () => {
  vi.mocked(updateCustomerStatus).mockResolvedValue({ kind: 'stored', value: 'Done' });
  const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue();
  const customers = Array.from({ length: 60 }, (_, n) => buildCustomer({ id: `${n}`, firstName: `Nr${n}` }));
  await renderLoadedCustomersPage(customers, '/admin-dashboard?sort=status');
  const status = statusOf('Nr2 Bennett');
  status.focus();
  scroll.mockClear();
  await choose(status, 'Contacted');
  expect(screen.queryByText('Nr2 Bennett')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'View details of Nr3 Bennett' })).toHaveFocus();
  expect(scroll).not.toHaveBeenCalled();
});

it.each([
  ['leaves the focus in place when a follow-up moves its row out of sight', true, 'Nr3'],
  ['keeps the focus on a customer whom the first follow-ups move out of sight', false, 'Nr2'],
])('%s', async (_, isRead, focused) => {
  const scroll = vi.fn<(options: ScrollToOptions) => void>();
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(100_000);
  vi.stubGlobal('scrollTo', scroll);
  const customers = Array.from({ length: 60 }, (_, n) => buildCustomer({ id: `${n}`, firstName: `Nr${n}` }));
  const planned = (n: number, day: number) =>
    toAssignment(`${n}`, {
      followUpAt: new Date(Date.UTC(2026, 11, day, 15, n)),
      updatedAt: new Date(Date.UTC(2026, 10, day)),
    });
  const items = customers.map((_, n) => planned(n, 1));
  const moved = items.with(2, planned(2, 3));
  const read = deferred<Awaited<ReturnType<typeof listChangedWork>>>();
  const readAt = new Date();
  vi.mocked(listChangedWork).mockReturnValueOnce(read.promise);
  await renderLoadedCustomersPage(customers, '/admin-dashboard?sort=followup');
  if (isRead) await act(async () => read.resolve({ items, readAt }));
  statusOf('Nr2 Bennett').focus();
  vi.mocked(listChangedWork).mockResolvedValueOnce({ items: moved, readAt });
  if (isRead) await act(async () => fireEvent(document, new Event('visibilitychange')));
  else await act(async () => read.resolve({ items: moved, readAt }));
  const top = scroll.mock.lastCall?.[0].top;
  if (top !== undefined) vi.stubGlobal('scrollY', top);
  act(() => void fireEvent.scroll(window));
  expect(screen.getByRole('button', { name: `View details of ${focused} Bennett` })).toHaveFocus();
});

it('keeps the focus on a customer whom the others of a refresh move out of sight', async () => {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(100_000);
  const scroll = vi.fn<(options: ScrollToOptions) => void>();
  vi.stubGlobal('scrollTo', scroll);
  const named = (name: string, day: number) =>
    Array.from({ length: 40 }, (_, n) =>
      buildCustomer({ id: name + n, firstName: name + n, createdAt: new Date(Date.UTC(2026, 10, day)) }),
    );
  await renderLoadedCustomersPage(named('Nr', 1));
  statusOf('Nr2 Bennett').focus();
  const refresh = fakeCustomerPages();
  vi.mocked(listCustomers).mockReturnValueOnce(refresh.pages);
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await act(async () => refresh.page([...named('Lead', 2), ...named('Nr', 1)]));
  vi.stubGlobal('scrollY', scroll.mock.lastCall?.[0].top);
  act(() => void fireEvent.scroll(window));
  expect(screen.getByRole('button', { name: 'View details of Nr2 Bennett' })).toHaveFocus();
});

it('renders the words of a row before its controls while the list scrolls', () => {
  const row = (isScrolling: boolean) => (
    <CustomersProvider value={createCustomersStore()}>
      <table>
        <tbody>
          <CustomerTableRow
            customer={marcia}
            index={0}
            rowIndex={2}
            isScrolling={() => isScrolling}
            isFastScroll={false}
          />
        </tbody>
      </table>
    </CustomersProvider>
  );
  // The server renders the first render.
  const drawnFirst = document.createElement('div');
  drawnFirst.innerHTML = renderToStaticMarkup(row(true));
  expect(drawnFirst).toHaveTextContent('Hope Farm');
  expect(drawnFirst).toHaveTextContent('New');
  expect(drawnFirst.querySelectorAll('a, button')).toHaveLength(0);
  const { container } = render(row(true));
  expect(container.querySelectorAll('a, button')).toHaveLength(6);

  drawnFirst.innerHTML = renderToStaticMarkup(row(false));
  expect(drawnFirst.querySelectorAll('a, button')).toHaveLength(6);
});
