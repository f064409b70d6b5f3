import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { changeDuplicate, type DuplicateChange } from '@/data/close-duplicate';
import { listActivity } from '@/data/list-activity';
import { listChangedWork } from '@/data/list-work';
import type { Outcome } from '@/data/outcome';
import { updateCustomerStatus } from '@/data/update-customer-status';
import type { Assignment } from '@/domain/assignment';
import type { Customer } from '@/domain/customer';
import { buildCustomer } from '../../../../tests/support/build-customer';
import { deferred } from '../../../../tests/support/deferred';
import { choose } from '../../../../tests/support/listbox';
import { renderLoadedCustomersPage } from '../../../../tests/support/render-customers-page';
import { translate } from '../../../../tests/support/translator';

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

/** The details, also below the comparison. */
const dialog = () => within(screen.getAllByRole('dialog')[0] ?? document.body);
const region = (name: string) => within(dialog().getByRole('region', { name }));
const entries = () =>
  within(dialog().getByRole('list', { name: 'Activity, newest first' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent);
const row = (name: string) => screen.getByRole('row', { name: new RegExp(name), hidden: true });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const choice = (name: string) => dialog().queryByRole('button', { name: `Duplicate ... ${name}` });
const merging = () => within(screen.getByRole('dialog', { name: 'Keep one, close the other' }));
const cells = (label: string) =>
  within(merging().getByRole('rowheader', { name: label }).closest('tr') ?? document.body)
    .getAllByRole('cell')
    .map((cell) =>
      [...cell.querySelectorAll(':scope > :not(.hidden)')].map((part) => part.textContent).join(''),
    );
const rowNames = (group: HTMLElement | undefined) =>
  [...(group?.querySelectorAll('th[scope=row]') ?? [])].map(({ textContent }) => textContent);
/** Opens the comparison of Marcia with this one. */
const compare = async (name: string) => {
  const button = choice(name);
  if (!button) throw new Error(`${name} cannot be compared.`);
  await act(async () => fireEvent.click(button));
  await screen.findByRole('dialog', { name: 'Keep one, close the other' });
};
const keep = (kept: string, closed: string) =>
  act(async () => fireEvent.click(merging().getByRole('button', { name: `Keep ${kept}, close ${closed}` })));
const closeIt = async (name: string) => {
  await compare(name);
  await keep('Marcia Bennett', name);
};
const closeMarcia = async (name: string) => {
  await compare(name);
  await keep(name, 'Marcia Bennett');
};

async function openMarcia(work: Assignment[] = [], [first, second]: readonly Customer[] = []) {
  vi.mocked(listChangedWork).mockResolvedValueOnce({ items: work, readAt: stored });
  vi.mocked(listActivity).mockResolvedValueOnce([]);
  const rendered = await renderLoadedCustomersPage([first ?? marcia, second ?? twin, third]);
  await press('View details of Marcia Bennett');
  return rendered;
}

beforeEach(() => {
  vi.mocked(updateCustomerStatus).mockReset();
  vi.mocked(listActivity).mockReset().mockResolvedValue([]);
  vi.mocked(listChangedWork)
    .mockReset()
    .mockImplementation(async (since) => ({ items: [], readAt: since }));
  let changes = 0;
  vi.mocked(changeDuplicate)
    .mockReset()
    .mockImplementation(async (id, { duplicateOf, correction }: DuplicateChange) => {
      changes += 1;
      const later = new Date(stored.getTime() + changes);
      const original = correction && { ...correction.expected, ...correction.to, updatedAt: later };
      return {
        kind: 'stored',
        value: { work: [workOf(id, duplicateOf.to, later)], ...(original && { original }) },
      };
    });
});

it('A new customer is warned of one whom somebody works on', async () => {
  vi.mocked(listChangedWork).mockResolvedValueOnce({ items: [workOf('marcia', '')], readAt: stored });
  await renderLoadedCustomersPage([{ ...marcia, phone: '876-555-0142' }]);
  await press('Add a customer');
  const added = within(await screen.findByRole('dialog', { name: 'Add a customer' }));
  fireEvent.change(added.getByLabelText('Phone'), { target: { value: '(876) 555-0142' } });
  expect(await added.findByRole('button', { name: /Marcia Bennett .* same phone$/ })).toBeVisible();
});

describe('A duplicate', () => {
  it('is closed from the details of its original', async () => {
    const { user } = await openMarcia();
    await closeIt('Marsha Bennett');
    expect(changeDuplicate).toHaveBeenCalledExactlyOnceWith('twin', {
      duplicateOf: { to: 'marcia', expected: '' },
      status: { to: 'inactive', expected: 'new' },
      compared: { customer: twin, original: marcia },
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
    await closeMarcia('Marsha Bennett');
    expect(changeDuplicate).toHaveBeenCalledExactlyOnceWith('marcia', {
      duplicateOf: { to: 'twin', expected: '' },
      status: { to: 'inactive', expected: 'contacted' },
      compared: { customer: marcia, original: twin },
    });
    expect(region('Duplicate of').getByText('Marsha Bennett')).toBeVisible();
    expect(entries()).toEqual(['Duplicate of Marsha Bennett', 'Status: Contacted → Inactive']);
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  });

  it('is closed after a pending change', async () => {
    await openMarcia();
    const first = deferred<Outcome<string, Customer>>();
    vi.mocked(updateCustomerStatus).mockReturnValueOnce(first.promise);
    await choose(
      screen.getByRole('combobox', { name: 'Mark as ... status of Marcia Bennett' }),
      'Mark as Customer',
    );
    await closeMarcia('Marsha Bennett');
    expect(changeDuplicate).not.toHaveBeenCalled();
    await act(async () => first.resolve({ kind: 'stored', value: 'Saved.' }));
    expect(changeDuplicate).toHaveBeenCalledExactlyOnceWith('marcia', {
      duplicateOf: { to: 'twin', expected: '' },
      status: { to: 'inactive', expected: 'customer' },
      compared: { customer: marcia, original: twin },
    });
  });

  it('is changed again only after it is closed', async () => {
    await openMarcia([workOf('marcia', 'twin')]);
    const first = deferred<DuplicateOutcome>();
    vi.mocked(changeDuplicate).mockReturnValueOnce(first.promise);
    vi.mocked(updateCustomerStatus).mockResolvedValue({ kind: 'stored', value: 'Saved.' });
    await press('Not a duplicate: Marcia Bennett');
    await choose(
      screen.getByRole('combobox', { name: 'Mark as ... status of Marcia Bennett' }),
      'Mark as Customer',
    );
    expect(changeDuplicate).toHaveBeenCalledOnce();
    expect(updateCustomerStatus).not.toHaveBeenCalled();
    const later = new Date(stored.getTime() + 1);
    await act(async () => first.resolve({ kind: 'stored', value: { work: [workOf('marcia', '', later)] } }));
    expect(updateCustomerStatus).toHaveBeenCalledExactlyOnceWith('marcia', {
      to: 'customer',
      expected: 'contacted',
    });
  });

  it('passes its new status to a later change', async () => {
    await openMarcia();
    const first = deferred<DuplicateOutcome>();
    vi.mocked(changeDuplicate).mockReturnValueOnce(first.promise);
    vi.mocked(updateCustomerStatus).mockResolvedValue({ kind: 'stored', value: 'Saved.' });
    await closeMarcia('Marsha Bennett');
    await choose(
      screen.getByRole('combobox', { name: 'Mark as ... status of Marcia Bennett' }),
      'Mark as Customer',
    );
    const later = new Date(stored.getTime() + 1);
    await act(async () =>
      first.resolve({ kind: 'stored', value: { work: [workOf('marcia', 'twin', later)] } }),
    );
    expect(updateCustomerStatus).toHaveBeenCalledExactlyOnceWith('marcia', {
      to: 'customer',
      expected: 'inactive',
    });
  });

  it('is reopened with its status by Undo', async () => {
    await openMarcia();
    await closeMarcia('Marsha Bennett');
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

  it('is reopened by a second Undo after a lost signal', async () => {
    await openMarcia();
    await closeMarcia('Marsha Bennett');
    vi.mocked(changeDuplicate).mockResolvedValueOnce({ kind: 'offline' });
    await press('Undo');
    expect(screen.getByRole('alert')).toHaveTextContent('Saving needs a signal.');
    await press('Undo');
    const [, first, second] = vi.mocked(changeDuplicate).mock.calls;
    expect(second).toEqual(first);
    expect(screen.getByText('Undone: Marcia Bennett is no longer a duplicate.')).toBeVisible();
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

  it('leads to the kept one from the summary', async () => {
    await openMarcia([workOf('marcia', 'twin')]);
    const summary = within(dialog().getByLabelText('Summary'));
    expect(summary.getByText('Duplicate of')).toBeVisible();
    await act(async () => fireEvent.click(summary.getByRole('button', { name: 'Marsha Bennett' })));
    expect(dialog().getByRole('heading', { level: 2 })).toHaveTextContent('Marsha');
    expect(within(dialog().getByLabelText('Summary')).queryByText('Duplicate of')).not.toBeInTheDocument();
  });

  it('names an erased original', async () => {
    await openMarcia([workOf('marcia', 'gone')]);
    expect(region('Duplicate of').getByText(/somebody not on the list/)).toBeVisible();
    expect(row('Marcia')).toHaveTextContent('Duplicate of somebody not on the list');
  });
});

describe('The comparison of two records', () => {
  const rich = { ...twin, companyName: 'Hope Farm', whatsapp: '876-555-0143', phone: '876-555-0100' };
  const caller = buildCustomer({ ...marcia, source: 'phone', email: '', newsletter: false });

  it('shows both side by side, with their differences apart', async () => {
    await openMarcia([], [marcia, rich]);
    await compare('Marsha Bennett');
    expect(
      merging()
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Marcia Bennett', 'Marsha Bennett']);
    expect(cells('Status')).toEqual(['Contacted', 'New']);
    expect(cells('Phone')).toEqual([marcia.phone, rich.phone]);
    expect(cells('Company')).toEqual(['Take over: Company for Marcia Bennett', 'Hope Farm']);
    const [, different, same] = merging().getAllByRole('rowgroup').slice(1);
    expect(rowNames(different)).toEqual(['Phone', 'WhatsApp', 'Company']);
    expect(rowNames(same)).toEqual(expect.arrayContaining(['E-mail', 'Newsletter']));
  });

  it('says that it is saving while a browser translates it', async () => {
    await openMarcia([], [marcia, rich]);
    await compare('Marsha Bennett');
    vi.mocked(changeDuplicate).mockReturnValueOnce(deferred<DuplicateOutcome>().promise);
    const button = merging().getByRole('button', { name: 'Keep Marcia Bennett, close Marsha Bennett' });
    onTestFinished(translate(document.body));
    await act(async () => fireEvent.click(button));
    expect(button).toHaveAccessibleName('Saving to Database...');
    expect(merging().getByRole('rowheader', { name: 'Phone' })).toBeVisible();
  });

  it('tells namesakes apart', async () => {
    await openMarcia([], [marcia, { ...rich, firstName: 'MARCIA' }]);
    await compare('MARCIA Bennett');
    await keep('Marcia Bennett (20 Nov 2026)', 'MARCIA Bennett (18 Nov 2026)');
    expect(changeDuplicate).toHaveBeenCalledExactlyOnceWith('twin', expect.anything());
  });

  it('has the kept one take over what only the closed one has', async () => {
    await openMarcia([], [marcia, rich]);
    await compare('Marsha Bennett');
    const button = merging().getByRole('button', { name: 'Keep Marcia Bennett, close Marsha Bennett' });
    expect(button).toHaveAccessibleDescription('Takes over: WhatsApp, Company');
    await keep('Marcia Bennett', 'Marsha Bennett');
    const to = { whatsapp: '876-555-0143', companyName: 'Hope Farm' };
    expect(changeDuplicate).toHaveBeenCalledExactlyOnceWith('twin', {
      duplicateOf: { to: 'marcia', expected: '' },
      status: { to: 'inactive', expected: 'new' },
      compared: { customer: rich, original: marcia },
      correction: { to, expected: marcia },
    });
    expect(screen.queryByRole('dialog', { name: /^Keep one/ })).not.toBeInTheDocument();
    expect(screen.getByText('Marsha Bennett is closed as a duplicate.').parentElement).toHaveTextContent(
      'Marsha Bennett is closed as a duplicate. Taken over: WhatsApp, Company',
    );
    expect(region('Business Information').getByText('Hope Farm')).toBeVisible();
    expect(entries()).toEqual([
      'Marsha Bennett is a duplicate of this one',
      'Corrected: WhatsApp Number, Company Name',
    ]);
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  });

  it('gives everything back on Undo', async () => {
    await openMarcia([], [marcia, rich]);
    await closeIt('Marsha Bennett');
    await press('Undo');
    const after = { whatsapp: '876-555-0143', companyName: 'Hope Farm' };
    expect(changeDuplicate).toHaveBeenLastCalledWith('twin', {
      duplicateOf: { to: '', expected: 'marcia' },
      status: { to: 'new', expected: 'inactive' },
      correction: {
        to: { whatsapp: '', companyName: '' },
        expected: { ...marcia, ...after, updatedAt: expect.any(Date) },
      },
    });
    const undone = screen.getByText('Undone: Marsha Bennett is no longer a duplicate.');
    expect(undone.parentElement).toHaveTextContent(/Status: New. Taken back: WhatsApp, Company$/);
    expect(region('Business Information').queryByText('Hope Farm')).not.toBeInTheDocument();
  });

  it('says why Undo gives nothing back', async () => {
    await openMarcia([], [marcia, rich]);
    await closeIt('Marsha Bennett');
    const changed = { ...marcia, companyName: 'Hope Farms Ltd' };
    vi.mocked(changeDuplicate).mockResolvedValueOnce({
      kind: 'conflict',
      current: { changed, other: { ...rich, status: 'inactive' }, work: [workOf('twin', 'marcia')] },
    });
    await press('Undo');
    expect(screen.getByRole('alert')).toHaveTextContent('Marcia Bennett was changed in the meantime.');
    expect(region('Business Information').getByText('Hope Farms Ltd')).toBeVisible();
    expect(region('Duplicates of this one').getByText('Marsha Bennett')).toBeVisible();
  });

  it('leaves what is unticked', async () => {
    const { user } = await openMarcia([], [marcia, rich]);
    await compare('Marsha Bennett');
    await user.click(merging().getByRole('checkbox', { name: 'Take over: Company for Marcia Bennett' }));
    await user.click(merging().getByRole('checkbox', { name: 'Take over: WhatsApp for Marcia Bennett' }));
    await user.click(merging().getByRole('checkbox', { name: 'Take over: WhatsApp for Marcia Bennett' }));
    await keep('Marcia Bennett', 'Marsha Bennett');
    expect(vi.mocked(changeDuplicate).mock.calls[0]?.[1].correction?.to).toEqual({
      whatsapp: '876-555-0143',
    });
  });

  it('asks for a correction of a malformed record first', async () => {
    await openMarcia([], [{ ...marcia, lastName: 'Bennett ' }, rich]);
    await compare('Marsha Bennett');
    const button = merging().getByRole('button', { name: 'Keep Marcia Bennett, close Marsha Bennett' });
    expect(button).toHaveAccessibleDescription('Takes nothing over: correct the kept one first.');
    expect(merging().queryByRole('checkbox')).not.toBeInTheDocument();
    await keep('Marcia Bennett', 'Marsha Bennett');
    expect(vi.mocked(changeDuplicate).mock.calls[0]?.[1]).not.toHaveProperty('correction');
  });

  it('takes over in the direction of the choice', async () => {
    await openMarcia([], [caller, { ...rich, phone: marcia.phone }]);
    await compare('Marsha Bennett');
    expect(
      merging()
        .getAllByRole('checkbox')
        .map((box) => box.closest('label')?.textContent),
    ).toEqual([
      'Take over: E-mail for Marcia Bennett',
      'Take over: WhatsApp for Marcia Bennett',
      'Take over: Company for Marcia Bennett',
    ]);
    await keep('Marsha Bennett', 'Marcia Bennett');
    expect(vi.mocked(changeDuplicate).mock.calls[0]?.[1]).not.toHaveProperty('correction');
  });

  it('closes one of both once for two clicks', async () => {
    await openMarcia();
    await compare('Marsha Bennett');
    const buttons = merging().getAllByRole('button', { name: /^Keep/ });
    await act(async () => {
      for (const button of [...buttons, ...buttons]) fireEvent.click(button);
    });
    expect(changeDuplicate).toHaveBeenCalledOnce();
  });
});

describe('A chain of duplicates', () => {
  const offered = async (name: string) => {
    await compare(name);
    return merging()
      .getAllByRole('button', { name: /^Keep/ })
      .filter((button) => button.ariaDisabled !== 'true')
      .map(({ textContent }) => textContent);
  };

  it('is refused for an original', async () => {
    await openMarcia([workOf('third', 'marcia')]);
    expect(await offered('Marsha Bennett')).toEqual(['Keep Marcia Bennett, close Marsha Bennett']);
    const other = merging().getByRole('button', { name: 'Keep Marsha Bennett, close Marcia Bennett' });
    expect(other).toHaveAccessibleDescription('The one to close has duplicates of its own.');
    fireEvent.click(other);
    expect(changeDuplicate).not.toHaveBeenCalled();
  });

  it('ignores erased duplicates', async () => {
    await openMarcia([workOf('erased', 'marcia')]);
    await closeMarcia('Marsha Bennett');
    expect(changeDuplicate).toHaveBeenCalledExactlyOnceWith('marcia', expect.anything());
  });

  it('is refused for a duplicate', async () => {
    await openMarcia([workOf('third', 'marcia')]);
    await press('Next customer');
    expect(choice('Marcie Bennett')).not.toBeInTheDocument();
    expect(await offered('Marcia Bennett')).toEqual(['Keep Marcia Bennett, close Marsha Bennett']);
    fireEvent.click(merging().getByRole('button', { name: 'Close' }));
    await press('Next customer');
    expect(choice('Marsha Bennett')).not.toBeInTheDocument();
  });
});

describe('A duplicate that is not closed', () => {
  const refuse = (answer: Awaited<ReturnType<typeof changeDuplicate>>) =>
    vi.mocked(changeDuplicate).mockResolvedValueOnce(answer);

  it('shows the change of a colleague', async () => {
    await openMarcia();
    await compare('Marsha Bennett');
    const changed = { ...twin, phone: '876-555-0199', status: 'customer' as const };
    refuse({ kind: 'conflict', current: { changed, other: marcia, work: [] } });
    await keep('Marsha Bennett', 'Marcia Bennett');
    expect(merging().getByRole('alert')).toHaveTextContent('Marsha Bennett was changed in the meantime.');
    expect(merging().getByRole('alert')).toHaveFocus();
    expect(cells('Phone')).toEqual([marcia.phone, '876-555-0199']);
    await keep('Marsha Bennett', 'Marcia Bennett');
    expect(changeDuplicate).toHaveBeenLastCalledWith(
      'marcia',
      expect.objectContaining({ compared: { customer: marcia, original: changed } }),
    );
    expect(region('Duplicate of').getByText('Marsha Bennett')).toBeVisible();
  });

  it('was closed by a colleague', async () => {
    await openMarcia();
    await compare('Marsha Bennett');
    refuse({
      kind: 'conflict',
      current: { changed: marcia, other: twin, work: [workOf('marcia', 'third')] },
    });
    await keep('Marsha Bennett', 'Marcia Bennett');
    for (const button of merging().getAllByRole('button', { name: /^Keep/ }))
      expect(button).toHaveAccessibleDescription('One of them is closed by now.');
    fireEvent.click(merging().getByRole('button', { name: 'Close' }));
    expect(region('Duplicate of').getByText('Marcie Bennett')).toBeVisible();
    expect(choice('Marsha Bennett')).not.toBeInTheDocument();
  });

  it('drops an erased original', async () => {
    await openMarcia();
    refuse({ kind: 'erased', ids: ['twin'] });
    await closeMarcia('Marsha Bennett');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'A customer you worked on has been erased from the database.',
    );
    expect(dialog().queryByText('Marsha Bennett')).not.toBeInTheDocument();
  });

  it('says why and keeps the choice', async () => {
    const { user } = await openMarcia([], [marcia, { ...twin, companyName: 'Hope Farm' }]);
    await compare('Marsha Bennett');
    await user.click(merging().getByRole('checkbox', { name: 'Take over: Company for Marcia Bennett' }));
    refuse({ kind: 'refused', reason: 'Missing or insufficient permissions.', isBusy: false });
    await keep('Marcia Bennett', 'Marsha Bennett');
    expect(merging().getByRole('alert')).toHaveTextContent(/^Failed to save: Missing/);
    refuse({ kind: 'unknown', reason: '' });
    await keep('Marcia Bennett', 'Marsha Bennett');
    expect(merging().getByRole('alert')).toHaveTextContent(
      'Error saving. Please try again.No answer came for Marsha Bennett, so it may or may not be saved.',
    );
    refuse({ kind: 'offline' });
    await keep('Marcia Bennett', 'Marsha Bennett');
    expect(merging().getByRole('alert')).toHaveTextContent('Saving needs a signal.');
    expect(merging().getByRole('checkbox')).not.toBeChecked();
    fireEvent.click(merging().getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Saving needs a signal.');
    expect(dialog().queryByRole('region', { name: 'Duplicates of this one' })).not.toBeInTheDocument();
  });

  it('says that it waits, and why it failed after the comparison was closed', async () => {
    await openMarcia();
    await compare('Marsha Bennett');
    const answer = deferred<DuplicateOutcome>();
    vi.mocked(changeDuplicate).mockReturnValueOnce(answer.promise);
    await keep('Marcia Bennett', 'Marsha Bennett');
    expect(merging().getByRole('button', { name: 'Saving to Database...' })).toBeVisible();
    fireEvent.click(merging().getByRole('button', { name: 'Close' }));
    await act(async () => answer.resolve({ kind: 'unknown', reason: '' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Error saving. Please try again.');
  });
});
