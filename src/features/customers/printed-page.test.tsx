import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DataError } from '@/data/data-error';
import { activityPage, dayPage, listActivity, listActivityBetween } from '@/data/list-activity';
import { listChangedWork } from '@/data/list-work';
import { toActivityEntry } from '@/domain/activity';
import { toAssignment } from '@/domain/assignment';
import { buildCustomer } from '../../../tests/support/build-customer';
import { renderLoadedCustomersPage } from '../../../tests/support/render-customers-page';

vi.mock('@/data/list-customers');

const at = new Date('2026-11-20T15:00:00Z');
const longMessage = Array.from({ length: 20 }, (_, n) => `Line ${n}`).join('\n');
const customers = Array.from({ length: 300 }, (_, n) =>
  buildCustomer({
    id: `c${n}`,
    firstName: 'Marcia',
    lastName: `${n}`,
    message: longMessage,
    status: n < 200 ? 'new' : 'inactive',
    fuelTypes: ['Diesel', 'Kerosene', 'Industrial Fuel'],
    createdAt: new Date(Date.UTC(2026, 10, 20) - n * 60_000),
  }),
);

const dayEntries = Array.from({ length: dayPage }, (_, n) => ({
  ...toActivityEntry(`n${n}`, { kind: 'note', text: `Note ${n}`, at }),
  customerId: 'c1',
}));

const print = () => act(async () => void fireEvent(window, new Event('beforeprint')));
const paper = () => document.querySelector<HTMLElement>('.printed-page');
const onPaper = () => within(paper() ?? document.createElement('p'));

beforeEach(() => {
  vi.stubGlobal('indexedDB', undefined);
});

describe('The list on paper', () => {
  it('has every row that the filter leaves, under its titles', async () => {
    await renderLoadedCustomersPage(customers, '/admin-dashboard?status=new');
    await print();
    const rows = onPaper().getAllByRole('row', { hidden: true });
    expect(rows).toHaveLength(201);
    const [titles] = rows.map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(titles).toEqual(['Customer', 'Contact', 'Business', 'Fuel Needs', 'Status']);
    expect(onPaper().getByText(/^200 of 300 customers with status New, as of /)).toBeInTheDocument();
  });

  it('shows values whole, with owner and follow-up', async () => {
    const work = [toAssignment('c0', { owner: 'kerry@islandfuel.example', followUpAt: null, updatedAt: at })];
    vi.mocked(listChangedWork).mockResolvedValueOnce({ items: work, readAt: at });
    await renderLoadedCustomersPage(customers.slice(0, 1));
    await print();
    const [, row] = onPaper().getAllByRole('row', { hidden: true });
    expect(row).toHaveTextContent('Diesel, Kerosene, Industrial Fuel');
    expect(row).toHaveTextContent(/NewOwner: kerry/);
  });

  it('gives a business type a capital, and leaves a company as it is', async () => {
    const small = buildCustomer({ id: 'a', companyName: 'iPrint Ltd', businessType: 'small-business' });
    const untyped = buildCustomer({ id: 'b', companyName: 'iPrint Ltd', businessType: '' });
    await renderLoadedCustomersPage([small, untyped]);
    await print();
    const cells = onPaper().getAllByRole<HTMLTableCellElement>('cell', { hidden: true });
    const business = cells.filter(({ cellIndex }) => cellIndex === 2);
    expect(business.map(({ textContent }) => textContent)).toEqual([
      'iPrint LtdSmall business',
      'iPrint Ltd',
    ]);
    expect(paper()?.querySelector('[class*="first-letter"]')).toBeNull();
  });

  it('is gone after printing', async () => {
    await renderLoadedCustomersPage(customers.slice(0, 2));
    await print();
    await act(async () => void fireEvent(window, new Event('afterprint')));
    expect(paper()).toBeNull();
  });
});

it('Open figures are on paper, of the customers that the filter leaves', async () => {
  await renderLoadedCustomersPage(customers, '/admin-dashboard?status=new');
  fireEvent.click(screen.getByRole('button', { name: 'Figures' }));
  await print();
  expect(paper()).toHaveTextContent(/^Figures200 of 300 customers with status New, as of /);
  expect(onPaper().getByRole('region', { name: 'By parish', hidden: true })).toBeInTheDocument();
  expect(onPaper().queryByRole('table', { hidden: true })).toBeNull();
});

it('An open day is on paper alone, with every entry of the chosen colleague', async () => {
  const entries = Array.from({ length: 60 }, (_, n) => ({
    ...toActivityEntry(`n${n}`, {
      kind: 'note',
      text: `Note ${n}`,
      at,
      by: n % 2 ? 'kerry@islandfuel.example' : 'delroy@islandfuel.example',
    }),
    customerId: 'c1',
  }));
  vi.mocked(listActivityBetween).mockResolvedValueOnce(entries);
  await renderLoadedCustomersPage(customers);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'What was done' })));
  fireEvent.click(screen.getByRole('button', { name: /^kerry/ }));
  await print();
  expect(paper()).toHaveTextContent(/^What was done.*, kerry/);
  expect(onPaper().getAllByRole('listitem', { hidden: true })).toHaveLength(30);
  expect(paper()).toHaveTextContent('Note 59');
  expect(onPaper().queryByRole('table', { hidden: true })).toBeNull();
});

it.each([
  [
    'that was not read',
    () => Promise.reject(new DataError('unreachable', 'unavailable', '')),
    'The activity was not read.',
  ],
  ['without entries', async () => [], 'Nothing was written down.'],
  ['of which the latest were read', async () => dayEntries, 'These are the latest 500 of the day.'],
] as const)('A day %s says so on paper', async (_, answer, sentence) => {
  vi.mocked(listActivityBetween).mockImplementationOnce(answer);
  await renderLoadedCustomersPage(customers);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'What was done' })));
  await print();
  expect(onPaper().getByText(sentence)).toBeInTheDocument();
});

describe('Open details on paper', () => {
  it.each([
    [
      'was not read',
      () => Promise.reject(new DataError('unreachable', 'unavailable', '')),
      'The activity was not read.',
    ],
    ['goes on', async () => dayEntries.slice(0, activityPage), 'These are the latest 50.'],
  ] as const)('say that their activity %s', async (_, answer, sentence) => {
    vi.mocked(listActivity).mockImplementationOnce(answer);
    await renderLoadedCustomersPage(customers, '/admin-dashboard?customer=c1');
    await print();
    expect(onPaper().getByText(sentence)).toBeInTheDocument();
  });

  it('are alone and whole', async () => {
    const entries = Array.from({ length: 30 }, (_, n) =>
      toActivityEntry(`n${n}`, { kind: 'note', text: `Note ${n}`, at }),
    );
    vi.mocked(listActivity).mockResolvedValueOnce(entries);
    await renderLoadedCustomersPage(customers, '/admin-dashboard?customer=c1');
    await print();
    expect(paper()).toHaveTextContent('Line 19');
    expect(paper()).toHaveTextContent('Note 29');
    expect(paper()).toHaveTextContent('Reference code');
    expect(paper()).not.toHaveTextContent('Marcia 2');
    expect(onPaper().queryAllByRole('button', { hidden: true })).toEqual([]);
    expect(screen.getByRole('dialog', { name: 'Marcia 1' })).toBeVisible();
  });
});
