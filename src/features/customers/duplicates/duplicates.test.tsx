import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeDuplicate, type DuplicateChange } from '@/data/close-duplicate';
import { listActivity, listChangedWork } from '@/data/list-work';
import type { Outcome } from '@/data/outcome';
import { updateCustomerStatus } from '@/data/update-customer-status';
import type { Activity } from '@/domain/activity';
import type { Assignment } from '@/domain/assignment';
import type { Customer } from '@/domain/customer';
import { buildCustomer } from '../../../../tests/support/build-customer';
import { choose } from '../../../../tests/support/listbox';
import { renderLoadedCustomersPage } from '../../../../tests/support/render-customers-page';

vi.mock('@/data/list-customers');
vi.mock('@/data/close-duplicate');
vi.mock('@/data/update-customer-status');

type DuplicateOutcome = Awaited<ReturnType<typeof changeDuplicate>>;

const marcia = buildCustomer({ id: 'marcia', status: 'contacted' });
const twin = buildCustomer({
  id: 'twin',
  firstName: 'Marsha',
  createdAt: new Date('2026-11-18T15:00:00Z'),
});
const third = buildCustomer({
  id: 'third',
  firstName: 'Marcie',
  createdAt: new Date('2026-11-17T15:00:00Z'),
});
const stored = new Date('2026-11-20T15:00:00Z');
const workOf = (customerId: string, duplicateOf: string, updatedAt = stored): Assignment => ({
  customerId,
  owner: '',
  followUpAt: null,
  duplicateOf,
  updatedBy: 'kerry@islandfuel.example',
  updatedAt,
});

const dialog = () => within(screen.getByRole('dialog'));
const region = (name: string) => within(dialog().getByRole('region', { name }));
const entries = () =>
  within(dialog().getByRole('list', { name: 'Activity, newest first' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent);
const row = (name: string) => screen.getByRole('row', { name: new RegExp(name), hidden: true });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const choice = (name: string) => dialog().queryByRole('combobox', { name: `Duplicate ... ${name}` });
const chosen = async (name: string, option: string) => {
  const list = choice(name);
  if (!list) throw new Error(`Nothing can be chosen for ${name}.`);
  await choose(list, option);
};
const closeIt = 'Close it: a duplicate of this one';
const closeThis = 'Close this one: a duplicate of it';

async function openMarcia(work: Assignment[] = [], activity: Activity[] = []) {
  vi.mocked(listChangedWork).mockResolvedValueOnce({ work, latestUpdate: stored });
  vi.mocked(listActivity).mockResolvedValueOnce(activity);
  const rendered = await renderLoadedCustomersPage([marcia, twin, third]);
  await press('View details of Marcia Bennett');
  return rendered;
}

beforeEach(() => {
  vi.mocked(updateCustomerStatus).mockReset();
  vi.mocked(listActivity).mockReset().mockResolvedValue([]);
  vi.mocked(listChangedWork)
    .mockReset()
    .mockImplementation(async (since) => ({ work: [], latestUpdate: since }));
  let changes = 0;
  vi.mocked(changeDuplicate)
    .mockReset()
    .mockImplementation(async (id, { duplicateOf }: DuplicateChange) => {
      changes += 1;
      const later = new Date(stored.getTime() + changes);
      return { kind: 'stored', value: [workOf(id, duplicateOf.to, later)] };
    });
});
afterEach(() => vi.unstubAllGlobals());

describe('A duplicate', () => {
  it('is closed from the details of its original', async () => {
    const { user } = await openMarcia();
    await chosen('Marsha Bennett', closeIt);
    expect(changeDuplicate).toHaveBeenCalledExactlyOnceWith('twin', {
      duplicateOf: { to: 'marcia', expected: '' },
      status: { to: 'inactive', expected: 'new' },
    });
    expect(screen.getByText('Marsha Bennett is closed as a duplicate.')).toBeVisible();
    const kept = region('Duplicates of this one');
    expect(kept.getByRole('button', { name: /^Open Marsha Bennett/ })).toHaveTextContent('Inactive');
    expect(region('Possible duplicates').queryByText('Marsha Bennett')).not.toBeInTheDocument();
    expect(entries()[0]).toBe('Marsha Bennett is a duplicate of this one');
    expect(row('Marsha')).toHaveTextContent('Duplicate of Marcia Bennett');

    await user.click(kept.getByRole('button', { name: /^Open Marsha Bennett/ }));
    await user.click(region('Duplicate of').getByRole('button', { name: /^Open Marcia Bennett/ }));
    expect(dialog().getByRole('heading', { level: 2 })).toHaveTextContent('Marcia');
  });

  it('is closed from its own details', async () => {
    await openMarcia();
    await chosen('Marsha Bennett', closeThis);
    expect(changeDuplicate).toHaveBeenCalledExactlyOnceWith('marcia', {
      duplicateOf: { to: 'twin', expected: '' },
      status: { to: 'inactive', expected: 'contacted' },
    });
    expect(region('Duplicate of').getByText('Marsha Bennett')).toBeVisible();
    expect(entries()).toEqual(['Duplicate of Marsha Bennett', 'Status: Contacted → Inactive']);
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  });

  it('is closed after a pending change', async () => {
    await openMarcia();
    let answerFirst: (outcome: Outcome<string, Customer>) => void = () => undefined;
    vi.mocked(updateCustomerStatus).mockReturnValueOnce(new Promise((resolve) => (answerFirst = resolve)));
    await choose(
      screen.getByRole('combobox', { name: 'Mark as ... status of Marcia Bennett' }),
      'Mark as Customer',
    );
    await chosen('Marsha Bennett', closeThis);
    expect(changeDuplicate).not.toHaveBeenCalled();
    await act(async () => answerFirst({ kind: 'stored', value: 'Saved.' }));
    expect(changeDuplicate).toHaveBeenCalledExactlyOnceWith('marcia', {
      duplicateOf: { to: 'twin', expected: '' },
      status: { to: 'inactive', expected: 'customer' },
    });
  });

  it('is changed again only after it is closed', async () => {
    await openMarcia([workOf('marcia', 'twin')]);
    let answerFirst: (outcome: DuplicateOutcome) => void = () => undefined;
    vi.mocked(changeDuplicate).mockReturnValueOnce(new Promise((resolve) => (answerFirst = resolve)));
    vi.mocked(updateCustomerStatus).mockResolvedValue({ kind: 'stored', value: 'Saved.' });
    await press('Not a duplicate: Marcia Bennett');
    await choose(
      screen.getByRole('combobox', { name: 'Mark as ... status of Marcia Bennett' }),
      'Mark as Customer',
    );
    expect(changeDuplicate).toHaveBeenCalledOnce();
    expect(updateCustomerStatus).not.toHaveBeenCalled();
    const later = new Date(stored.getTime() + 1);
    await act(async () => answerFirst({ kind: 'stored', value: [workOf('marcia', '', later)] }));
    expect(updateCustomerStatus).toHaveBeenCalledExactlyOnceWith('marcia', 'customer', 'contacted');
  });

  it('passes its new status to a later change', async () => {
    await openMarcia();
    let answerFirst: (outcome: DuplicateOutcome) => void = () => undefined;
    vi.mocked(changeDuplicate).mockReturnValueOnce(new Promise((resolve) => (answerFirst = resolve)));
    vi.mocked(updateCustomerStatus).mockResolvedValue({ kind: 'stored', value: 'Saved.' });
    await chosen('Marsha Bennett', closeThis);
    await choose(
      screen.getByRole('combobox', { name: 'Mark as ... status of Marcia Bennett' }),
      'Mark as Customer',
    );
    const later = new Date(stored.getTime() + 1);
    await act(async () => answerFirst({ kind: 'stored', value: [workOf('marcia', 'twin', later)] }));
    expect(updateCustomerStatus).toHaveBeenCalledExactlyOnceWith('marcia', 'customer', 'inactive');
  });

  it('is reopened with its status by Undo', async () => {
    await openMarcia();
    await chosen('Marsha Bennett', closeThis);
    await press('Undo');
    expect(changeDuplicate).toHaveBeenLastCalledWith('marcia', {
      duplicateOf: { to: '', expected: 'twin' },
      status: { to: 'contacted', expected: 'inactive' },
    });
    expect(screen.getByText('Undone: Marcia Bennett is no longer a duplicate.')).toBeVisible();
    expect(screen.getByText('Status: Contacted')).toBeVisible();
    expect(entries().slice(0, 2)).toEqual([
      'No longer a duplicate of Marsha Bennett',
      'Status: Inactive → Contacted',
    ]);
    expect(row('Marcia')).not.toHaveTextContent('Duplicate');
    await press('Undo');
    expect(changeDuplicate).toHaveBeenLastCalledWith('marcia', {
      duplicateOf: { to: 'twin', expected: '' },
      status: { to: 'inactive', expected: 'contacted' },
    });
  });

  it('keeps its status when it is released', async () => {
    await openMarcia([workOf('twin', 'marcia')]);
    await press('Not a duplicate: Marsha Bennett');
    expect(changeDuplicate).toHaveBeenCalledExactlyOnceWith('twin', {
      duplicateOf: { to: '', expected: 'marcia' },
    });
    expect(entries()[0]).toBe('Marsha Bennett is no longer a duplicate of this one');
    fireEvent.click(dialog().getByText(/possible duplicate/));
    expect(region('Possible duplicates').getByText('Marsha Bennett')).toBeVisible();
  });

  it('is released once for two clicks', async () => {
    await openMarcia([workOf('twin', 'marcia')]);
    const release = screen.getByRole('button', { name: 'Not a duplicate: Marsha Bennett' });
    await act(async () => {
      fireEvent.click(release);
      fireEvent.click(release);
    });
    expect(changeDuplicate).toHaveBeenCalledOnce();
  });

  it('names an erased original', async () => {
    await openMarcia([workOf('marcia', 'gone')]);
    expect(region('Duplicate of').getByText(/somebody not on the list/)).toBeVisible();
    expect(row('Marcia')).toHaveTextContent('Duplicate of somebody not on the list');
  });
});

describe('A chain of duplicates', () => {
  const options = async (name: string) => {
    fireEvent.click(choice(name) ?? document.body);
    return within(screen.getByRole('listbox'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  };

  it('is refused for an original', async () => {
    await openMarcia([workOf('third', 'marcia')]);
    expect(await options('Marsha Bennett')).toEqual([closeIt]);
  });

  it('ignores erased duplicates', async () => {
    await openMarcia([workOf('erased', 'marcia')]);
    if (!choice('Marsha Bennett')) throw new Error('Nothing can be chosen.');
    await chosen('Marsha Bennett', closeThis);
    expect(changeDuplicate).toHaveBeenCalledExactlyOnceWith('marcia', expect.anything());
  });

  it('is refused for a duplicate', async () => {
    await openMarcia([workOf('third', 'marcia')]);
    await press('Next customer');
    expect(await options('Marcia Bennett')).toEqual([closeThis]);
    expect(choice('Marcie Bennett')).not.toBeInTheDocument();
    await press('Next customer');
    expect(choice('Marsha Bennett')).not.toBeInTheDocument();
  });
});

describe('A duplicate that is not closed', () => {
  const refuse = (answer: Awaited<ReturnType<typeof changeDuplicate>>) =>
    vi.mocked(changeDuplicate).mockResolvedValueOnce(answer);

  it('shows the change of a colleague', async () => {
    await openMarcia();
    const customer = { ...marcia, status: 'customer' as const };
    refuse({ kind: 'conflict', current: { customer, work: [workOf('twin', 'third')] } });
    await chosen('Marsha Bennett', closeThis);
    expect(screen.getByRole('alert')).toHaveTextContent('A colleague changed Marcia Bennett first.');
    expect(dialog().getByText('Customer', { selector: 'dd > span' })).toBeVisible();
    expect(choice('Marsha Bennett')).not.toBeInTheDocument();
  });

  it('drops an erased original', async () => {
    await openMarcia();
    refuse({ kind: 'erased', ids: ['twin'] });
    await chosen('Marsha Bennett', closeThis);
    expect(screen.getByRole('alert')).toHaveTextContent('This customer has been erased from the database.');
    expect(dialog().queryByText('Marsha Bennett')).not.toBeInTheDocument();
  });

  it('says why', async () => {
    await openMarcia();
    refuse({ kind: 'refused', reason: 'Missing or insufficient permissions.', isBusy: false });
    await chosen('Marsha Bennett', closeThis);
    expect(screen.getByRole('alert')).toHaveTextContent(/^Failed to save: Missing/);
    vi.mocked(changeDuplicate).mockResolvedValueOnce({ kind: 'unknown', reason: '' });
    await chosen('Marsha Bennett', closeThis);
    expect(screen.getByRole('alert')).toHaveTextContent('Error saving. Please try again.');
    refuse({ kind: 'offline' });
    await chosen('Marsha Bennett', closeThis);
    expect(screen.getByRole('alert')).toHaveTextContent('Saving needs a signal.');
    expect(dialog().queryByRole('region', { name: 'Duplicate of' })).not.toBeInTheDocument();
  });
});
