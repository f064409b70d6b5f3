import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeWork } from '@/data/customer-work';
import { DataError } from '@/data/data-error';
import { type CustomerEntry, dayPage, listActivityBetween } from '@/data/list-activity';
import { listErasedCustomers } from '@/data/list-customers';
import { listStaff } from '@/data/list-work';
import type { Outcome } from '@/data/outcome';
import { startSession } from '@/data/session-store';
import { updateCustomerStatus } from '@/data/update-customer-status';
import { type Assignment, toAssignment } from '@/domain/assignment';
import { erasureInterval } from '@/features/customers/sync/customer-feed';
import { buildCustomer } from '../../../../tests/support/build-customer';
import { deferred } from '../../../../tests/support/deferred';
import { choose } from '../../../../tests/support/listbox';
import { renderLoadedCustomersPage } from '../../../../tests/support/render-customers-page';

vi.mock('@/data/list-customers');
vi.mock('@/data/update-customer-status');

const marcia = buildCustomer({ id: 'marcia' });
const kerry = { uid: 'kerry', email: 'kerry@islandfuel.example', name: 'Kerry Grant', role: 'admin' };
/** Saturday evening in Jamaica; in Greenwich it is Sunday already. */
const now = new Date('2026-11-21T20:00:00-05:00');
const entry = (n: number, fields: Partial<CustomerEntry> = {}): CustomerEntry => ({
  id: `entry${n}`,
  customerId: 'marcia',
  kind: 'note',
  text: `Note ${n}`,
  from: null,
  to: null,
  by: kerry.email,
  at: new Date('2026-11-20T15:00:00-05:00'),
  ...fields,
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  vi.mocked(listActivityBetween).mockReset().mockResolvedValue([]);
  vi.mocked(listStaff).mockResolvedValue([kerry]);
});

const section = () => within(screen.getByRole('dialog', { name: 'What was done' }));
const lines = () =>
  within(section().getByRole('list'))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
/** The last region is the page's own, for notices. */
const statuses = () =>
  section()
    .getAllByRole('status')
    .slice(0, -1)
    .map(({ textContent }) => textContent);
const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(section().getByRole('button', { name })));
const type = (date: string) =>
  act(async () => fireEvent.change(section().getByLabelText('Another day'), { target: { value: date } }));
const asked = () =>
  vi.mocked(listActivityBetween).mock.calls.map((times) => times.map((time) => time.toISOString()));

async function open(entries: CustomerEntry[] = []) {
  vi.mocked(listActivityBetween).mockResolvedValue(entries);
  const rendered = await renderLoadedCustomersPage([marcia]);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'What was done' })));
  return rendered;
}

it('adds to today, and to no other day, what is done in details that were opened from it', async () => {
  vi.mocked(updateCustomerStatus).mockResolvedValue({ kind: 'stored', value: 'Done' });
  const mark = async (label: string) => {
    await press(/^Open Marcia/);
    const details = within(screen.getByRole('dialog', { name: 'Marcia Bennett' }));
    await choose(details.getByRole('combobox', { name: /^Mark as/ }), label);
    await act(async () => fireEvent.click(details.getByRole('button', { name: 'Close' })));
  };
  await open([entry(1)]);
  await mark('Mark as Contacted');
  expect(lines()[0]).toMatch(/^8:00 pm .*Status: New → Contacted$/);
  expect(lines()).toHaveLength(2);
  await press('Yesterday');
  await mark('Mark as Customer');
  expect(lines()).toHaveLength(1);
});

it('adds an own note once that it has read already', async () => {
  await open([entry(1)]);
  await press(/^Open Marcia/);
  const details = within(screen.getByRole('dialog', { name: 'Marcia Bennett' }));
  fireEvent.change(details.getByRole('textbox', { name: 'Note' }), { target: { value: 'Side gate' } });
  const noted = deferred<Outcome<Assignment>>();
  vi.mocked(changeWork).mockReturnValueOnce(noted.promise);
  await act(async () => fireEvent.click(details.getByRole('button', { name: 'Add note' })));
  await act(async () => fireEvent.click(details.getByRole('button', { name: 'Close' })));
  const { id = '' } = vi.mocked(changeWork).mock.lastCall?.[1].log ?? {};
  vi.mocked(listActivityBetween).mockResolvedValueOnce([entry(2, { id, text: 'Side gate' }), entry(1)]);
  await press('Today');
  const value = toAssignment('marcia', { updatedAt: now });
  await act(async () => noted.resolve({ kind: 'stored', value }));
  expect(lines()).toHaveLength(2);
});

describe('A check', () => {
  const check = (read: CustomerEntry[]) => {
    vi.mocked(listActivityBetween).mockResolvedValueOnce(read);
    return act(async () => void window.dispatchEvent(new Event('online')));
  };
  const at = new Date('2026-11-21T19:58:00-05:00');
  const first = entry(1, { at });

  it('adds what colleagues log to today, and counts it', async () => {
    await open([first]);
    await press('Kerry Grant 1');
    await check([entry(2, { at: now, by: 'leroy@islandfuel.example' }), entry(3, { at: now }), first]);
    expect(asked().at(-1)).toEqual(['2026-11-22T00:57:00.000Z', '2026-11-22T05:00:00.000Z']);
    expect(lines()).toEqual([expect.stringContaining('Note 3'), expect.stringContaining('Note 1')]);
    expect(section().getByRole('button', { name: 'Everybody 3' })).toBeVisible();
  });

  describe('after an own change', () => {
    const change = { kind: 'status', from: 'new', to: 'contacted', text: '', at: now } as const;
    const openMarcia = () => section().getAllByRole('button', { name: /^Open Marcia/ });
    const close = () =>
      act(async () => {
        const details = within(screen.getByRole('dialog', { name: 'Marcia Bennett' }));
        fireEvent.click(details.getByRole('button', { name: 'Close' }));
      });

    async function markContacted() {
      startSession('admin', kerry.email);
      vi.mocked(updateCustomerStatus).mockResolvedValue({ kind: 'stored', value: 'Done' });
      await open([first]);
      await press(/^Open Marcia/);
      const details = within(screen.getByRole('dialog', { name: 'Marcia Bennett' }));
      await choose(details.getByRole('combobox', { name: /^Mark as/ }), 'Mark as Contacted');
      await close();
    }

    it('puts the stored entry in the place of the own copy, with its focus', async () => {
      await markContacted();
      const [copy] = openMarcia();
      copy?.focus();
      await check([entry(2, change), first]);
      expect(lines()).toHaveLength(2);
      expect(section().getByRole('button', { name: 'Kerry Grant 2' })).toBeVisible();
      expect(copy).toHaveFocus();
      await check([entry(3, { at: now }), entry(2, change), first]);
      expect(lines()).toHaveLength(3);
      expect(copy).toHaveFocus();
      vi.mocked(listActivityBetween).mockResolvedValueOnce([entry(2, change), first]);
      await press('Today');
      await check([entry(3, { at: now }), entry(2, change), first]);
      expect(lines()).toHaveLength(3);
    });

    it('takes the focus back from the details that the own copy opened', async () => {
      await markContacted();
      const [copy] = openMarcia();
      await act(async () => copy?.click());
      await check([entry(2, change), first]);
      await close();
      expect(openMarcia()[0]).toHaveFocus();
    });
  });

  it('asks neither of an earlier day nor of a closed log', async () => {
    await open([first]);
    await press('Yesterday');
    vi.mocked(listActivityBetween).mockClear();
    await check([]);
    expect(listActivityBetween).not.toHaveBeenCalled();
    await press('Today');
    await press('Close');
    vi.mocked(listActivityBetween).mockClear();
    await check([]);
    expect(listActivityBetween).not.toHaveBeenCalled();
  });
});

it('reads today as it opens, and another day on demand', async () => {
  await open();
  await press('Yesterday');
  expect(asked()).toEqual([
    ['2026-11-21T05:00:00.000Z', '2026-11-22T05:00:00.000Z'],
    ['2026-11-20T05:00:00.000Z', '2026-11-21T05:00:00.000Z'],
  ]);
  expect(section().getByRole('button', { name: 'Yesterday', pressed: true })).toBeVisible();
  expect(statuses()).toEqual(['', 'Friday, 20 November 2026Nothing was written down.']);
});

it('holds no bar of the customers that the list under it selects', async () => {
  await renderLoadedCustomersPage([marcia]);
  fireEvent.click(screen.getByRole('checkbox', { name: /^Select Marcia/ }));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'What was done' })));
  expect(screen.queryByRole('region', { name: 'Selected customers' })).not.toBeInTheDocument();
  await press('Close');
  expect(screen.getByRole('region', { name: 'Selected customers' })).toBeVisible();
});

it('opens with today again, also when the page stays open over midnight', async () => {
  await open();
  await press('Close');
  vi.setSystemTime(new Date('2026-11-22T08:00:00-05:00'));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'What was done' })));
  expect(asked().at(-1)).toEqual(['2026-11-22T05:00:00.000Z', '2026-11-23T05:00:00.000Z']);
  expect(statuses().at(-1)).toContain('Sunday, 22 November 2026');
});

it('reads a typed day that is neither in the future nor before the company', async () => {
  await open();
  vi.mocked(listActivityBetween).mockClear();
  await type('0026-11-19');
  await type('2026-11-22');
  expect(asked()).toEqual([]);
  await type('2026-11-19');
  expect(asked()).toEqual([['2026-11-19T05:00:00.000Z', '2026-11-20T05:00:00.000Z']]);
  expect(section().getByLabelText('Another day')).toHaveValue('2026-11-19');
});

it('says of a typed day in the future that it has not come yet', async () => {
  await open();
  await type('2026-11-21');
  expect(statuses()).toEqual(['', expect.stringContaining('Saturday, 21 November 2026')]);
  await type('2026-11-22');
  expect(statuses()[0]).toBe('That day has not come yet.');
  await press('Today');
  expect(statuses()[0]).toBe('');
});

it('shows time, customer, content and author of each entry', async () => {
  await open([
    entry(1, { kind: 'call', to: 'no-answer', text: '' }),
    entry(2, { by: 'leroy@islandfuel.example' }),
    entry(3, { customerId: 'gone' }),
    entry(4, { by: '' }),
  ]);
  await press('Yesterday');
  expect(lines()).toEqual([
    '3:00 pm Kerry GrantOpen Marcia BennettCall: no answer',
    '3:00 pm leroy@islandfuel.exampleOpen Marcia BennettNoteNote 2',
    '3:00 pm Kerry Grantsomebody not on the listNoteNote 3',
    '3:00 pm UnknownOpen Marcia BennettNoteNote 4',
  ]);
  const people = within(section().getByRole('group', { name: 'By whom' })).getAllByRole('button');
  expect(people.map(({ textContent }) => textContent)).toEqual([
    'Everybody 4',
    'Kerry Grant 2',
    'leroy@islandfuel.example 1',
    'Unknown 1',
  ]);
});

it('filters by author', async () => {
  await open([entry(1), entry(2, { by: 'leroy@islandfuel.example' })]);
  await press('Yesterday');
  await press('Kerry Grant 1');
  expect(lines()).toEqual(['3:00 pm Kerry GrantOpen Marcia BennettNoteNote 1']);
  await press('Everybody 2');
  expect(lines()).toHaveLength(2);
});

it('takes the focus back from the details that it opens', async () => {
  await open([entry(1), entry(2)]);
  await press('Yesterday');
  const [, second] = section().getAllByRole('button', { name: 'Open Marcia Bennett' });
  await act(async () => second?.click());
  const details = screen.getByRole('dialog', { name: 'Marcia Bennett' });
  await act(async () => fireEvent.click(within(details).getByRole('button', { name: 'Close' })));
  expect(second).toHaveFocus();
});

it('shows the latest entries, and all on demand', async () => {
  await open(Array.from({ length: dayPage }, (_, n) => entry(n)));
  await press('Yesterday');
  expect(lines()).toHaveLength(25);
  await press(`Show all ${dayPage}`);
  expect(lines()).toHaveLength(dayPage);
  expect(section().getAllByRole('listitem')[25]).toHaveFocus();
  expect(section().getByText('These are the latest 500 of the day.')).toBeVisible();
});

it('can be read again after a failure', async () => {
  await open([entry(1)]);
  vi.mocked(listActivityBetween).mockRejectedValueOnce(new DataError('unreachable', 'unavailable', ''));
  await press('Today');
  expect(section().getByRole('alert')).toHaveTextContent('The activity could not be loaded.');
  await press('Try Again');
  expect(lines()).toHaveLength(1);
});

it('shows the last chosen day, whichever answer comes first', async () => {
  await open([entry(1)]);
  let answer = (_: CustomerEntry[]) => {};
  vi.mocked(listActivityBetween).mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await press('Today');
  expect(section().getByText('Reading what was done...')).toBeVisible();
  await press('Yesterday');
  await act(async () => answer([entry(2, { text: 'Late' })]));
  expect(lines()).toEqual(['3:00 pm Kerry GrantOpen Marcia BennettNoteNote 1']);
});

it('no longer shows a customer who is erased meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now });
  await open([entry(1), entry(2, { customerId: 'leroy' })]);
  vi.advanceTimersByTime(erasureInterval);
  vi.mocked(listErasedCustomers).mockResolvedValueOnce({
    items: [{ id: 'marcia', erasedAt: now }],
    readAt: now,
  });
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(lines()).toEqual([expect.stringContaining('Note 2')]);
});
