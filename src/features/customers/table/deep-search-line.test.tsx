import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeWork } from '@/data/customer-work';
import { DataError } from '@/data/data-error';
import { type CustomerEntry, listLatestActivity } from '@/data/list-activity';
import { listCustomers } from '@/data/list-customers';
import { toActivityEntry } from '@/domain/activity';
import { noAssignment } from '@/domain/assignment';
import { buildCustomer } from '../../../../tests/support/build-customer';
import { fakeCustomerPages } from '../../../../tests/support/fake-customer-pages';
import { renderLoadedCustomersPage } from '../../../../tests/support/render-customers-page';

vi.mock('@/data/list-customers');

const customers = [
  buildCustomer({ id: 'marcia', firstName: 'Marcia', lastName: 'Reid', message: 'Mind the dog' }),
  buildCustomer({ id: 'devon', firstName: 'Devon', lastName: 'Reid', message: '' }),
  ...Array.from({ length: 6 }, (_, n) =>
    buildCustomer({ id: `other${n}`, firstName: 'Other', lastName: `${n}`, message: '' }),
  ),
];
const at = new Date('2026-11-20T15:00:00Z');
const note = (id: string, customerId: string, text: string): CustomerEntry => ({
  ...toActivityEntry(id, { kind: 'note', text, at }),
  customerId,
});

const toggle = () => screen.getByRole('button', { name: 'Search messages and notes too' });
const found = () =>
  screen
    .queryAllByRole('button', { name: /^View details of/ })
    .map((button) => button.getAttribute('aria-label')?.split(' ')[3]);
const countLine = () => screen.getByText(/^Showing/).textContent;

async function open(search: string) {
  const { user } = await renderLoadedCustomersPage(customers);
  const box = screen.getByRole('searchbox');
  await user.type(box, search);
  return { user, box };
}

async function refresh() {
  const load = fakeCustomerPages();
  vi.mocked(listCustomers).mockReturnValueOnce(load.pages);
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await act(async () => {
    load.page(customers);
    load.end();
  });
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', undefined);
  vi.mocked(listLatestActivity).mockReset().mockResolvedValue([]);
});

describe('The search in messages and notes', () => {
  it('is offered beside an empty result, and finds messages', async () => {
    const { user } = await open('dog');
    expect(found()).toEqual([]);
    await user.click(toggle());
    expect(found()).toEqual(['Marcia']);
    expect(countLine()).toBe('Showing 1 of 8 customers matching "dog" in messages and notes too');
    expect(toggle()).toHaveFocus();
  });

  it('finds a note without regard to accents', async () => {
    vi.mocked(listLatestActivity).mockResolvedValue([note('n1', 'devon', 'Señora opens the door')]);
    const { user } = await open('senora');
    await user.click(toggle());
    expect(found()).toEqual(['Devon']);
    expect(screen.getByText('Messages, addresses and all notes are searched.')).toBeVisible();
  });

  it('is not offered beside a long result', async () => {
    await open('other');
    expect(screen.queryByRole('button', { name: 'Search messages and notes too' })).not.toBeInTheDocument();
  });

  it('reads no note before somebody asks', async () => {
    await open('dog');
    expect(listLatestActivity).not.toHaveBeenCalled();
  });

  it('ends when the search is cleared', async () => {
    const { user, box } = await open('dog');
    await user.click(toggle());
    await user.clear(box);
    await user.type(box, 'dog');
    expect(found()).toEqual([]);
    expect(toggle()).toHaveAttribute('aria-pressed', 'false');
  });

  it('asks the second time for newer entries alone', async () => {
    vi.mocked(listLatestActivity).mockResolvedValueOnce([note('n1', 'devon', 'side gate')]);
    const { user, box } = await open('gate');
    await user.click(toggle());
    await user.clear(box);
    vi.mocked(listLatestActivity).mockResolvedValueOnce([note('n2', 'marcia', 'front gate')]);
    await user.type(box, 'gate');
    await user.click(toggle());
    expect(vi.mocked(listLatestActivity).mock.calls).toEqual([
      [new Date(0)],
      [new Date(at.getTime() - 60_000)],
    ]);
    expect(found()).toEqual(['Marcia', 'Devon']);
  });

  it('finds a note that a colleague logged since', async () => {
    vi.mocked(listLatestActivity).mockResolvedValueOnce([note('n1', 'devon', 'side gate')]);
    const { user } = await open('gate');
    await user.click(toggle());
    vi.mocked(listLatestActivity).mockResolvedValueOnce([note('n2', 'marcia', 'front gate')]);
    await refresh();
    expect(found()).toEqual(['Marcia', 'Devon']);
    expect(listLatestActivity).toHaveBeenLastCalledWith(new Date(at.getTime() - 60_000));
  });

  it('finds a note that was just logged here', async () => {
    const { user } = await open('dog');
    await user.click(toggle());
    vi.mocked(changeWork).mockResolvedValueOnce({
      kind: 'stored',
      value: { ...noAssignment, customerId: 'marcia', updatedBy: '', updatedAt: at },
    });
    vi.mocked(listLatestActivity).mockResolvedValueOnce([note('n1', 'devon', 'Has a dog, too')]);
    await user.click(screen.getByRole('button', { name: 'View details of Marcia Reid' }));
    await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Was bitten');
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    await waitFor(() => expect(found()).toEqual(['Marcia', 'Devon']));
  });

  it('keeps its result when a later read fails', async () => {
    vi.mocked(listLatestActivity).mockResolvedValueOnce([note('n1', 'devon', 'side gate')]);
    const { user } = await open('gate');
    await user.click(toggle());
    vi.mocked(listLatestActivity).mockRejectedValueOnce(new DataError('unreachable', 'unavailable', ''));
    await refresh();
    expect(found()).toEqual(['Devon']);
  });

  it('says from which day on it searched, if it did not read all', async () => {
    const many = Array.from({ length: 1000 }, (_, n) => note(`n${n}`, 'devon', 'side gate'));
    vi.mocked(listLatestActivity).mockResolvedValue(many);
    const { user } = await open('gate');
    await user.click(toggle());
    expect(
      screen.getByText(
        'Messages, addresses and notes since 20 Nov 2026 are searched: the latest 1,000 entries of all activity.',
      ),
    ).toBeVisible();
  });

  it('says that the notes could not be read, and reads them again', async () => {
    vi.mocked(listLatestActivity).mockRejectedValueOnce(new DataError('unreachable', 'unavailable', ''));
    const { user } = await open('gate');
    await user.click(toggle());
    expect(screen.getByText(/The notes could not be read/)).toBeVisible();
    vi.mocked(listLatestActivity).mockResolvedValueOnce([note('n1', 'devon', 'side gate')]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(found()).toEqual(['Devon']);
    expect(toggle()).toHaveFocus();
  });

  it('returns the focus to the search box when it disappears', async () => {
    const { user, box } = await open('dog');
    await user.click(toggle());
    await user.type(box, 'other', { initialSelectionStart: 0, initialSelectionEnd: 3 });
    await user.click(toggle());
    expect(screen.queryByRole('button', { name: 'Search messages and notes too' })).not.toBeInTheDocument();
    expect(box).toHaveFocus();
  });
});
