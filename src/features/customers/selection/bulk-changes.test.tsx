import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeWork } from '@/data/customer-work';
import { listChangedCustomers, listCustomers } from '@/data/list-customers';
import { listChangedWork, listStaff } from '@/data/list-work';
import type { Outcome } from '@/data/outcome';
import type { RepeatableEntry } from '@/data/staff-transaction';
import { updateCustomerStatus } from '@/data/update-customer-status';
import { type Assignment, noAssignment } from '@/domain/assignment';
import type { Customer } from '@/domain/customer';
import type { CustomerStatus } from '@/domain/customer-status';
import { createCustomersStore } from '@/features/customers/store/customers-store';
import { longList } from '@/features/customers/sync/customer-feed';
import { download } from '@/lib/download';
import { buildCustomer } from '../../../../tests/support/build-customer';
import { fakeCustomerPages } from '../../../../tests/support/fake-customer-pages';
import { choose, statusOf } from '../../../../tests/support/listbox';
import { renderLoadedCustomersPage } from '../../../../tests/support/render-customers-page';

vi.mock('@/data/list-customers');
vi.mock('@/data/update-customer-status');
vi.mock('@/lib/download');

const names = ['Marcia', 'Devon', 'Simone', 'Leroy', 'Kerry', 'Andre', 'Donna'];
const customers = names.map((firstName, n) =>
  buildCustomer({
    id: firstName,
    firstName,
    lastName: 'Reid',
    status: firstName === 'Devon' ? 'contacted' : 'new',
    createdAt: new Date(Date.UTC(2026, 10, 20 - n)),
  }),
);
const kerry = { uid: 'kerry', email: 'kerry@islandfuel.example', name: 'Kerry Grant', role: 'admin' };

const stored: Outcome<string, Customer> = { kind: 'stored', value: 'Status updated successfully' };
const open = (query = '') => renderLoadedCustomersPage(customers, `/admin-dashboard${query}`);
const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name} Reid` });
const select = (...wanted: string[]) => {
  for (const name of wanted) fireEvent.click(box(name));
};
const selected = () =>
  names.filter((name) => screen.queryByRole('checkbox', { name: `Select ${name} Reid`, checked: true }));
const bar = () => within(screen.getByRole('region', { name: 'Selected customers' }));
const setStatus = (label: string) => choose(bar().getByRole('combobox', { name: /^Status of/ }), label);
const setOwner = (label: string) => choose(bar().getByRole('combobox', { name: /^Owner of/ }), label);
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const moves = () =>
  vi.mocked(updateCustomerStatus).mock.calls.map(([id, { to, expected }]) => [id, to, expected]);
const leftOut = () =>
  within(screen.getByRole('region', { name: 'Not changed' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

/** Answers to these customers' changes; all others are stored. */
function answer(answers: Record<string, Outcome<string, Customer>>) {
  vi.mocked(updateCustomerStatus).mockImplementation(async (id) => answers[id] ?? stored);
}

/** Changes whose answers wait for the test, by customer. */
function hold() {
  const held = new Map<string, (outcome: Outcome<string, Customer>) => void>();
  vi.mocked(updateCustomerStatus).mockImplementation(
    (id) => new Promise((resolve) => void held.set(id, resolve)),
  );
  return {
    held,
    release: (...ids: string[]) =>
      act(async () => {
        for (const id of ids) held.get(id)?.(stored);
      }),
  };
}

const later = new Date('2999-01-01T00:00:00Z');
const buildKerry = (status: CustomerStatus) =>
  buildCustomer({ id: 'Kerry', firstName: 'Kerry', lastName: 'Reid', status, updatedAt: later });
const buildWork = (owner: string): Assignment => ({
  ...noAssignment,
  customerId: 'Kerry',
  owner,
  updatedBy: owner,
  updatedAt: later,
});

/** The list reads the changes since its last reading. */
const readChanges = () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  return act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
};

/** Whether the page asks before it is left. */
const asksBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(() => {
  vi.mocked(download).mockReset();
  vi.mocked(updateCustomerStatus).mockReset().mockResolvedValue(stored);
  vi.mocked(listStaff).mockResolvedValue([kerry]);
  vi.mocked(changeWork)
    .mockReset()
    .mockImplementation(async (customerId, { owner }) => ({
      kind: 'stored',
      value: {
        ...noAssignment,
        customerId,
        owner: owner?.to ?? '',
        updatedBy: kerry.email,
        updatedAt: new Date(),
      },
    }));
});
afterEach(() => {
  vi.mocked(listStaff).mockReset().mockResolvedValue([]);
});

describe('A bulk change of status', () => {
  it('leaves nobody selected', async () => {
    await open();
    select('Marcia', 'Devon', 'Kerry');
    await setStatus('Contacted');
    expect(moves()).toEqual([
      ['Marcia', 'contacted', 'new'],
      ['Kerry', 'contacted', 'new'],
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('3 customers are now Contacted. 1 already was.');
    expect(statusOf('Kerry Reid')).toHaveTextContent('Contacted');
    expect(selected()).toEqual([]);
  });

  it('is undone only for changed customers', async () => {
    const { user } = await open();
    select('Marcia', 'Devon', 'Kerry');
    await setStatus('Contacted');
    await user.keyboard('{Control>}z{/Control}');
    expect(moves().slice(2)).toEqual([
      ['Marcia', 'new', 'contacted'],
      ['Kerry', 'new', 'contacted'],
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('2 customers are as before.');
    expect(statusOf('Kerry Reid')).toHaveTextContent('New');
  });

  it('of one customer has an Undo in the singular', async () => {
    const { user } = await open();
    select('Kerry');
    await setStatus('Contacted');
    expect(screen.getByRole('status')).toHaveTextContent('1 customer is now Contacted.');
    await user.keyboard('{Control>}z{/Control}');
    expect(screen.getByRole('status')).toHaveTextContent('1 customer is as before.');
  });

  it('leaves the focus in its row when Undo is clicked', async () => {
    const { user } = await open();
    await user.click(box('Devon'));
    await user.click(box('Kerry'));
    await setStatus('Inactive');
    act(() => box('Kerry').focus());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('status')).toHaveTextContent('2 customers are as before.');
    expect(box('Kerry')).toHaveFocus();
  });

  it('includes hidden customers', async () => {
    await open();
    select('Marcia', 'Kerry');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Marcia' } });
    await setStatus('Inactive');
    expect(moves().map(([id]) => id)).toEqual(['Marcia', 'Kerry']);
  });

  it('is opened by s', async () => {
    const { user } = await open();
    await user.keyboard('jxjs');
    expect(screen.getByRole('listbox', { name: 'Status of the selected customers' })).toBeVisible();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(moves()).toEqual([['Marcia', 'contacted', 'new']]);
    expect(screen.getByRole('button', { name: 'View details of Devon Reid' })).toHaveFocus();
  });

  it('expects the status that was shown', async () => {
    await open();
    const { release } = hold();
    await choose(statusOf('Marcia Reid'), 'Customer');
    select('Marcia');
    await setStatus('Inactive');
    await release('Marcia');
    await release('Marcia');
    expect(moves()).toEqual([
      ['Marcia', 'customer', 'new'],
      ['Marcia', 'inactive', 'customer'],
    ]);
  });
});

describe('A failed part of a bulk change', () => {
  it('stays selected with its reason and can be tried again', async () => {
    await open();
    const [marcia, , simone] = customers;
    if (!marcia || !simone) throw new Error('There are customers.');
    answer({
      Marcia: {
        kind: 'conflict',
        current: { ...marcia, status: 'inactive', updatedAt: new Date() },
      },
      Simone: { kind: 'erased', ids: ['Simone'] },
      Leroy: { kind: 'refused', reason: 'The database is busy.', isBusy: false },
    });
    select('Marcia', 'Simone', 'Leroy', 'Kerry', 'Devon');
    await setStatus('Contacted');
    expect(screen.getByRole('alert')).toHaveTextContent(
      '2 of 5 customers are now Contacted. 1 already was. The rest stays selected, so that you can try again.',
    );
    expect(leftOut()).toEqual([
      'Marcia Reid: changed in the meantime',
      'erased from the database',
      'Leroy Reid: The database is busy.',
    ]);
    expect(selected()).toEqual(['Marcia', 'Leroy']);
    expect(statusOf('Marcia Reid')).toHaveTextContent('Inactive');

    answer({});
    await press('Try again');
    expect(moves().slice(4)).toEqual([
      ['Marcia', 'contacted', 'inactive'],
      ['Leroy', 'contacted', 'new'],
    ]);
    expect(selected()).toEqual([]);
  });

  it('does not block the Undo of the others', async () => {
    await open();
    answer({ Leroy: { kind: 'refused', reason: 'The database is busy.', isBusy: false } });
    select('Leroy', 'Kerry');
    await setStatus('Contacted');
    await press('Undo');
    expect(moves().slice(2)).toEqual([['Kerry', 'new', 'contacted']]);
    expect(selected()).toEqual(['Leroy']);
  });
});

describe('Without a connection', () => {
  it('the rest stays selected', async () => {
    await open();
    const { held, release } = hold();
    select(...names);
    await setStatus('Inactive');
    expect([...held.keys()]).toEqual(['Marcia', 'Devon', 'Simone', 'Leroy', 'Kerry']);
    vi.mocked(updateCustomerStatus).mockResolvedValue({ kind: 'offline' });
    await release('Marcia');
    expect(moves()).toHaveLength(6);
    await release('Devon', 'Simone', 'Leroy', 'Kerry');
    expect(moves()).toHaveLength(6);
    expect(screen.getByRole('alert')).toHaveTextContent(
      '5 of 7 customers are now Inactive. The connection was lost. The rest stays selected, so that you can try again.',
    );
    expect(selected()).toEqual(['Andre', 'Donna']);
    expect(screen.queryByRole('region', { name: 'Not changed' })).not.toBeInTheDocument();
  });

  it('an unanswered change is not called failed', async () => {
    await open();
    answer({ Kerry: { kind: 'unknown', reason: '' } });
    select('Marcia', 'Kerry');
    await setStatus('Contacted');
    expect(screen.getByRole('alert')).toHaveTextContent('No answer came. The rest stays selected');
    expect(leftOut()).toEqual(['Kerry Reid: no answer came, so it may or may not be saved']);
    expect(selected()).toEqual(['Kerry']);
    answer({});
    await press('Try again');
    expect(moves().at(-1)).toEqual(['Kerry', 'contacted', 'new']);
  });
});

it('A busy database stops a bulk change', async () => {
  await open();
  const busy: Outcome<string, Customer> = { kind: 'refused', reason: 'The database is busy.', isBusy: true };
  answer({ Marcia: busy, Devon: busy, Simone: busy, Leroy: busy, Kerry: busy });
  select(...names);
  await setStatus('Inactive');
  expect(moves()).toHaveLength(5);
  expect(screen.getByRole('alert')).toHaveTextContent(
    '0 of 7 customers are now Inactive. The rest stays selected',
  );
  expect(leftOut()).toContain('Marcia Reid: The database is busy.');
  expect(selected()).toEqual(names);
});

describe('A running bulk change', () => {
  it('shows its progress and can be stopped', async () => {
    await open();
    const { release } = hold();
    select(...names);
    await setStatus('Inactive');
    expect(bar().getByText('Marking as Inactive: 0 of 7')).toBeVisible();
    expect(bar().getByRole('progressbar', { name: 'Marking as Inactive' })).toHaveAttribute('max', '7');
    expect(bar().getByRole('button', { name: 'Stop' })).toHaveFocus();
    expect(moves()).toHaveLength(5);
    await release('Devon');
    expect(bar().getByText('Marking as Inactive: 1 of 7')).toBeVisible();
    expect(moves()).toHaveLength(6);
    await press('Stop');
    await release('Marcia', 'Simone', 'Leroy', 'Kerry', 'Andre');
    expect(moves()).toHaveLength(6);
    expect(screen.getByRole('alert')).toHaveTextContent('6 of 7 customers are now Inactive. Stopped.');
    expect(selected()).toEqual(['Donna']);
  });

  it('asks before the page is left', async () => {
    await open();
    const { release } = hold();
    expect(asksBeforeLeaving()).toBe(false);
    select('Marcia');
    await setStatus('Inactive');
    expect(asksBeforeLeaving()).toBe(true);
    await release('Marcia');
    expect(asksBeforeLeaving()).toBe(false);
  });

  it('asks before another page and before a logout', async () => {
    await open();
    const { release } = hold();
    select('Marcia');
    await setStatus('Inactive');
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
    const isFollowed = (name: string) => fireEvent.click(screen.getByRole('link', { name }));
    expect([isFollowed('Website'), isFollowed('Newsletter')]).toEqual([false, false]);
    fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
    expect(confirm).toHaveBeenCalledTimes(3);
    expect(screen.getByRole('heading', { name: /^Customer Management/ })).toBeVisible();
    await release('Marcia');
    fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
    expect(confirm).toHaveBeenCalledTimes(3);
    confirm.mockRestore();
  });

  it('sends nothing more after another page is opened', async () => {
    const { unmount } = await open();
    const { release } = hold();
    select(...names);
    await setStatus('Inactive');
    unmount();
    await release('Marcia', 'Devon', 'Simone', 'Leroy', 'Kerry');
    expect(moves()).toHaveLength(5);
    expect(asksBeforeLeaving()).toBe(false);
  });
});

interface Repeated {
  field: string;
  from: string;
  to: string;
  give: () => Promise<void>;
  answer: (outcome: Outcome<never, never>) => void;
  conflict: () => void;
  find: () => void;
  show: () => void;
  tries: () => { to?: string; expected?: string; entry?: RepeatableEntry }[];
}

const found = { kind: 'stored', isUnchanged: true, isRepeated: true } as const;
const repeated: Repeated[] = [
  {
    field: 'status',
    from: 'new',
    to: 'contacted',
    give: () => setStatus('Contacted'),
    answer: (outcome) => vi.mocked(updateCustomerStatus).mockResolvedValueOnce(outcome),
    conflict: () =>
      vi.mocked(updateCustomerStatus).mockResolvedValueOnce({ kind: 'conflict', current: buildKerry('new') }),
    find: () => vi.mocked(updateCustomerStatus).mockResolvedValueOnce({ ...found, value: '' }),
    show: () =>
      vi
        .mocked(listChangedCustomers)
        .mockResolvedValueOnce({ items: [buildKerry('contacted')], readAt: later }),
    tries: () => vi.mocked(updateCustomerStatus).mock.calls.map(([, change]) => change),
  },
  {
    field: 'owner',
    from: '',
    to: kerry.email,
    give: () => setOwner('Kerry Grant'),
    answer: (outcome) => vi.mocked(changeWork).mockResolvedValueOnce(outcome),
    conflict: () => vi.mocked(changeWork).mockResolvedValueOnce({ kind: 'conflict', current: buildWork('') }),
    find: () => vi.mocked(changeWork).mockResolvedValueOnce({ ...found, value: buildWork(kerry.email) }),
    show: () =>
      vi.mocked(listChangedWork).mockResolvedValueOnce({ items: [buildWork(kerry.email)], readAt: later }),
    tries: () => vi.mocked(changeWork).mock.calls.map(([, { owner }]) => ({ ...owner })),
  },
];

describe.each(repeated)('“Try again” of a bulk change of $field', (change) => {
  const { from, to, give, answer: answerOnce, conflict, find, show, tries } = change;

  it.each([
    ['a list that shows it', to],
    ['a list that does not show it yet', from],
  ])('finds its first try stored behind %s, and Undo takes it back', async (_, shown) => {
    await open();
    answerOnce({ kind: 'unknown', reason: '' });
    select('Kerry');
    await give();
    if (shown === to) show();
    await readChanges();
    find();
    await press('Try again');
    const [first, second] = tries();
    expect(first).toMatchObject({ to, expected: from, entry: { isRepeated: false } });
    expect(second).toEqual({ to, expected: shown, entry: { id: first?.entry?.id, isRepeated: true } });
    expect(screen.getByRole('status')).not.toHaveTextContent('already');
    await press('Undo');
    expect(tries().slice(2)).toMatchObject([{ to: from, expected: to, entry: { isRepeated: false } }]);
  });

  it('sends nothing where a colleague made a change that was refused', async () => {
    await open();
    answerOnce({ kind: 'refused', reason: 'The database is busy.', isBusy: true });
    select('Kerry');
    await give();
    show();
    await readChanges();
    await press('Try again');
    expect(tries()).toHaveLength(1);
    expect(screen.getByRole('status')).toHaveTextContent('1 already was.');
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('asks for no entry of a try that was not sent', async () => {
    await open();
    answerOnce({ kind: 'offline' });
    select('Kerry');
    await give();
    await press('Try again');
    expect(tries().map(({ entry }) => entry?.isRepeated)).toEqual([false, false]);
  });

  it('is another change after a conflict', async () => {
    await open();
    answerOnce({ kind: 'unknown', reason: '' });
    select('Kerry');
    await give();
    conflict();
    await press('Try again');
    await press('Try again');
    const entries = tries().map(({ entry }) => entry);
    expect(entries.map((entry) => entry?.isRepeated)).toEqual([false, true, false]);
    expect(entries[2]?.id).not.toBe(entries[0]?.id);
  });
});

describe('In a long list', () => {
  it('thousands of changes render the list a few times', async () => {
    const length = 10 * longList;
    const many = Array.from({ length }, (_, n) => buildCustomer({ id: `customer${n}` }));
    const load = fakeCustomerPages();
    vi.mocked(listCustomers).mockReturnValueOnce(load.pages);
    load.page(many);
    load.end();
    const store = createCustomersStore();
    await store.load();
    store.toggleAllSelected(store.getState().rows);
    let draws = 0;
    const unsubscribe = store.subscribe(({ rows }, before) => {
      if (rows !== before.rows) draws += 1;
    });
    await store.changeSelectedStatus('inactive');
    expect(moves()).toHaveLength(length);
    expect(store.getState().notice?.text).toBe('5,000 customers are now Inactive.');
    expect(store.find('customer4999')?.customer.status).toBe('inactive');
    expect(draws).toBeLessThan(length / 10);
    unsubscribe();
    store.close();
  });
});

describe('A bulk change of owner', () => {
  it('is stored and undone', async () => {
    await open();
    select('Marcia', 'Kerry');
    await setOwner('Kerry Grant');
    expect(vi.mocked(changeWork).mock.calls).toMatchObject([
      ['Marcia', { owner: { to: kerry.email, expected: '' } }],
      ['Kerry', { owner: { to: kerry.email, expected: '' } }],
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('2 customers are with Kerry Grant now.');
    expect(screen.getAllByText('Owner: Kerry Grant')).toHaveLength(2);
    await press('Undo');
    expect(vi.mocked(changeWork).mock.calls.slice(2)).toMatchObject([
      ['Marcia', { owner: { to: '', expected: kerry.email } }],
      ['Kerry', { owner: { to: '', expected: kerry.email } }],
    ]);
    expect(screen.queryByText('Owner: Kerry Grant')).not.toBeInTheDocument();
  });

  it('does not overwrite a colleague’s change', async () => {
    await open();
    const theirs = {
      ...noAssignment,
      customerId: 'Kerry',
      owner: kerry.email,
      updatedBy: '',
      updatedAt: new Date(),
    };
    vi.mocked(changeWork).mockResolvedValueOnce({ kind: 'conflict', current: theirs });
    select('Kerry');
    await setOwner('Kerry Grant');
    expect(leftOut()).toEqual(['Kerry Reid: changed in the meantime']);
    expect(screen.getByText('Owner: Kerry Grant')).toBeInTheDocument();
  });
});

describe('Files of the selection', () => {
  it('have the selected customers in the order of the list', async () => {
    await open('?sort=name');
    select('Marcia', 'Kerry', 'Andre');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Marcia' } });
    await press('Export 3 selected as CSV');
    const [csvName, csv] = vi.mocked(download).mock.calls[0] ?? [];
    expect(csvName).toMatch(/-customers-.*\.csv$/);
    expect(csv?.join('').match(/\w+ Reid/g)).toEqual(['Andre Reid', 'Kerry Reid', 'Marcia Reid']);
    expect(screen.getByRole('status')).toHaveTextContent('Exported 3 customers of the selection to');

    await press('Save contact cards of the selected customers');
    const [cardsName, cards, type] = vi.mocked(download).mock.calls[1] ?? [];
    expect(cardsName).toMatch(/-contacts-.*\.vcf$/);
    expect(type).toBe('text/vcard;charset=utf-8');
    expect(
      cards
        ?.join('')
        .match(/^FN:.*$/gm)
        ?.map((line) => line.trim()),
    ).toEqual(['FN:Andre Reid', 'FN:Kerry Reid', 'FN:Marcia Reid']);
    expect(screen.getByRole('status')).toHaveTextContent(`Saved 3 customers as contacts: ${cardsName}`);
  });
});
