import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeWork } from '@/data/customer-work';
import { listChangedWork, listStaff } from '@/data/list-work';
import { endSession, startSession } from '@/data/session-store';
import { updateCustomerStatus } from '@/data/update-customer-status';
import { type Assignment, noAssignment } from '@/domain/assignment';
import { download } from '@/lib/download';
import { buildCustomer } from '../../../tests/support/build-customer';
import { renderLoadedCustomersPage } from '../../../tests/support/render-customers-page';

vi.mock('@/data/list-customers');
vi.mock('@/data/update-customer-status');
vi.mock('@/lib/download');

/** Friday, 20 November 2026, 10:30 am in Jamaica. */
const now = new Date('2026-11-20T10:30:00-05:00');
const me = 'admin@islandfuel.example';
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const customers = [
  buildCustomer({ id: 'devon', firstName: 'Devon', createdAt: daysAgo(0), parish: 'Saint James' }),
  buildCustomer({ id: 'marcia', firstName: 'Marcia', createdAt: daysAgo(6), phone: '876-555-0188' }),
  buildCustomer({ id: 'leroy', firstName: 'Leroy', createdAt: daysAgo(700) }),
];
const workOf = (customerId: string, work: Partial<Assignment> = {}): Assignment => ({
  ...noAssignment,
  customerId,
  updatedBy: me,
  updatedAt: now,
  ...work,
});

/** A click and a key are presses; typed words are not. A native list of choices takes two. */
function hand() {
  const user = userEvent.setup();
  let presses = 0;
  const count = (done: Promise<void>, cost = 1) => {
    presses += cost;
    return done;
  };
  return {
    presses: () => presses,
    press: async (role: string, name: string | RegExp) =>
      count(user.click(await screen.findByRole(role, { name }))),
    choose: async (name: string | RegExp) =>
      count(user.click(within(await screen.findByRole('listbox')).getByRole('option', { name }))),
    key: (key: string) => count(user.keyboard(key)),
    chooseIn: (name: string, option: string) =>
      count(user.selectOptions(screen.getByRole('combobox', { name }), option), 2),
    type: (text: string) => user.keyboard(text),
  };
}
type Hand = ReturnType<typeof hand>;

const logged = () => vi.mocked(changeWork).mock.calls.at(-1)?.[1];
const tomorrow = { to: new Date('2026-11-21T09:00:00-05:00'), expected: null };

interface Task {
  name: string;
  presses: number;
  perform: (hand: Hand) => Promise<void>;
  expectDone: () => void;
}

/** The ten most frequent tasks of a clerk. */
const tasks: readonly Task[] = [
  {
    name: 'after a call: log no answer, and call back tomorrow',
    presses: 2,
    perform: async ({ press, choose }) => {
      fireEvent.click(screen.getByRole('link', { name: 'Call Marcia Bennett' }));
      await press('combobox', 'No answer, try again …');
      await choose('Tomorrow: 9:00 am');
    },
    expectDone: () => expect(logged()).toMatchObject({ log: { to: 'no-answer' }, followUpAt: tomorrow }),
  },
  {
    name: 'call the next overdue customer, and log it with the next try',
    presses: 4,
    perform: async ({ press, choose }) => {
      await press('button', /^Overdue/);
      await press('link', 'Call Marcia Bennett');
      await press('combobox', 'No answer, try again …');
      await choose('Tomorrow: 9:00 am');
    },
    expectDone: () => expect(logged()).toMatchObject({ log: { to: 'no-answer' }, followUpAt: tomorrow }),
  },
  {
    name: 'the same by keys, when the customer is reached',
    presses: 4,
    perform: async ({ key }) => {
      await key('o');
      await key('c');
      await key('l');
      await key('{Enter}');
    },
    expectDone: () => expect(logged()).toMatchObject({ log: { kind: 'call', to: 'reached' } }),
  },
  {
    name: 'log a call of a desk phone, and call back tomorrow',
    presses: 3,
    perform: async ({ press, choose }) => {
      await press('button', 'View details of Marcia Bennett');
      await press('combobox', 'Log a call with Marcia Bennett');
      await choose('No answer, try again tomorrow: 9:00 am');
    },
    expectDone: () => expect(logged()).toMatchObject({ log: { to: 'no-answer' }, followUpAt: tomorrow }),
  },
  {
    name: 'open the details of a caller by name or number',
    presses: 2,
    perform: async ({ key, type }) => {
      await key('{Control>}k{/Control}');
      await screen.findByRole('combobox', { name: 'Customer or command' });
      await type('555 0188');
      await key('{Enter}');
    },
    expectDone: () => expect(screen.getByRole('dialog', { name: 'Marcia Bennett' })).toBeVisible(),
  },
  {
    name: 'change a status',
    presses: 2,
    perform: async ({ press, choose }) => {
      await press('combobox', 'Status of Devon Bennett');
      await choose('Contacted');
    },
    expectDone: () =>
      expect(updateCustomerStatus).toHaveBeenCalledWith('devon', { to: 'contacted', expected: 'new' }),
  },
  {
    name: 'take a customer over',
    presses: 3,
    perform: async ({ press, choose }) => {
      await press('button', 'View details of Devon Bennett');
      await press('combobox', 'Owner of Devon Bennett');
      await choose('Me');
    },
    expectDone: () => expect(logged()).toEqual({ owner: { to: me, expected: '' } }),
  },
  {
    name: 'plan a follow-up',
    presses: 3,
    perform: async ({ press, choose }) => {
      await press('button', 'View details of Devon Bennett');
      await press('combobox', 'Follow-up of Devon Bennett');
      await choose(/^Next business day/);
    },
    expectDone: () => expect(logged()).toEqual({ followUpAt: tomorrow }),
  },
  {
    name: 'write a note',
    presses: 3,
    perform: async ({ key, type }) => {
      await key('j');
      await key('n');
      await type('Gate code at the guard house');
      await key('{Control>}{Enter}{/Control}');
    },
    expectDone: () => expect(logged()).toMatchObject({ log: { text: 'Gate code at the guard house' } }),
  },
  {
    name: 'export a parish',
    presses: 5,
    perform: async ({ press, chooseIn }) => {
      await press('button', 'Filters');
      await chooseIn('Parish', 'Saint James');
      await press('button', 'Show 1 customer');
      await press('button', /^Export CSV/);
    },
    expectDone: () => expect(screen.getByText(/^Exported 1 customer, in Saint James, to /)).toBeVisible(),
  },
];

beforeEach(() => {
  vi.stubGlobal('indexedDB', undefined);
  vi.useFakeTimers({ toFake: ['Date'], now });
  startSession('admin', me);
  vi.mocked(listStaff).mockResolvedValue([{ uid: 'me', email: me, name: 'Andrea Clarke', role: 'admin' }]);
  vi.mocked(listChangedWork).mockImplementation(async () => ({ items: [], readAt: now }));
  vi.mocked(changeWork)
    .mockReset()
    .mockImplementation(async (id) => ({ kind: 'stored', value: workOf(id) }));
  vi.mocked(updateCustomerStatus).mockResolvedValue({ kind: 'stored', value: 'Status updated successfully' });
  vi.mocked(download).mockReset();
});
afterEach(() => {
  endSession();
  vi.mocked(listStaff).mockResolvedValue([]);
  vi.mocked(listChangedWork).mockImplementation(async (since) => ({ items: [], readAt: since }));
});

describe('Presses', () => {
  it.each(tasks)('$presses: $name', async ({ presses, perform, expectDone }) => {
    // jsdom cannot follow a tel: link, and says so.
    const stay = (event: MouseEvent) =>
      event.target instanceof Element && event.target.closest('[href^=tel]') && event.preventDefault();
    document.addEventListener('click', stay);
    await renderLoadedCustomersPage(customers);
    await waitFor(() => expect(screen.getByRole('button', { name: /^Overdue/ })).toHaveTextContent('2'));
    const own = hand();
    await perform(own);
    await waitFor(expectDone);
    expect(own.presses()).toBe(presses);
    document.removeEventListener('click', stay);
    expect(within(document.body).queryByRole('alert')).not.toBeInTheDocument();
  });
});
