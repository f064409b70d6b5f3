import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildCustomer } from '@/../tests/support/build-customer';
import { deferred } from '@/../tests/support/deferred';
import { renderLoadedCustomersPage } from '@/../tests/support/render-customers-page';
import { correctCustomer } from '@/data/correct-customer';
import type { Outcome } from '@/data/outcome';
import type { Customer } from '@/domain/customer';
import { customerFields, draftFields } from '@/domain/customer-fields';

vi.mock('@/data/list-customers');
vi.mock('@/data/correct-customer');

const marcia = buildCustomer({
  id: 'marcia',
  companyName: 'Hope Farm',
  fuelTypes: ['Diesel'],
  whatsapp: '876-555-0142',
});

const form = () => within(screen.getByRole('dialog', { name: 'Correct Marcia Bennett' }));
const details = () => within(screen.getByRole('dialog', { name: /^Marcia/, hidden: true }));
const field = (name: string) => form().getByLabelText(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => act(async () => fireEvent.click(form().getByRole('button', { name })));
const save = () => press('Save correction');
const sent = () => vi.mocked(correctCustomer).mock.calls;
const answer = (result: Outcome<Customer>) => vi.mocked(correctCustomer).mockResolvedValueOnce(result);

async function openDialog(customer: Customer = marcia) {
  const rendered = await renderLoadedCustomersPage([customer]);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /^View details of/ })));
  fireEvent.click(screen.getByRole('button', { name: 'Correct' }));
  await screen.findByRole('dialog', { name: /^Correct / });
  return rendered;
}

beforeEach(() => {
  vi.mocked(correctCustomer)
    .mockReset()
    .mockImplementation(async (_, { to, expected }) => ({
      kind: 'stored',
      value: { ...expected, ...to, updatedAt: new Date(expected.updatedAt.getTime() + 1) },
    }));
});

describe('Correct', () => {
  it('has every field of the contact form filled in', async () => {
    await openDialog();
    for (const name of draftFields) {
      const { label, kind } = customerFields[name];
      if (kind === 'choices') expect(form().getByRole('checkbox', { name: 'Diesel' })).toBeChecked();
      else if (kind === 'flag') expect((field(label) as HTMLInputElement).checked).toBe(marcia[name]);
      else expect(field(label)).toHaveValue(String(marcia[name]));
    }
    expect(field('Phone')).toHaveFocus();
  });

  it('shows a stored correction in list, details and activity', async () => {
    const { user } = await openDialog();
    type('Phone', ' 876-555-0100 ');
    await save();
    expect(sent()).toEqual([['marcia', { to: { phone: '876-555-0100' }, expected: marcia }]]);
    expect(screen.queryByRole('dialog', { name: /^Correct/ })).not.toBeInTheDocument();
    expect(screen.getByText('Marcia Bennett is corrected.')).toBeVisible();
    expect(details().getByRole('region', { name: 'Personal Information' })).toHaveTextContent('876-555-0100');
    const [entry] = within(details().getByRole('list', { name: 'Activity, newest first' })).getAllByRole(
      'listitem',
    );
    expect(entry).toHaveTextContent(`Corrected: PhonePhone: ${marcia.phone} → 876-555-0100`);
    expect(screen.getByRole('row', { name: /Marcia/, hidden: true })).toHaveTextContent('876-555-0100');
    await user.click(details().getByRole('button', { name: 'Close' }));
    await user.type(screen.getByRole('searchbox'), '8765550100');
    expect(screen.getByText(/^Showing 1 of 1/)).toBeVisible();
  });

  it('asks only about a number that it changes', async () => {
    answer({ kind: 'stored', value: marcia });
    await openDialog(buildCustomer({ ...marcia, whatsapp: '555-0143' }));
    type('Phone', '555 1');
    await save();
    expect(
      form().getByText('Phone: That looks short for a phone number.').closest('[role=alert]'),
    ).toHaveFocus();
    expect(form().queryByText(/^WhatsApp Number: /)).toBeNull();
    expect(sent()).toEqual([]);
    await press('Save anyway');
    expect(sent()[0]?.[1].to).toEqual({ phone: '555 1' });
  });

  it('stores nothing without a change', async () => {
    await openDialog();
    await save();
    expect(correctCustomer).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog', { name: /^Correct/ })).not.toBeInTheDocument();
  });

  it('makes the checks of the contact form', async () => {
    await openDialog();
    type('Phone', ' ');
    await save();
    expect(form().getByRole('alert')).toHaveFocus();
    expect(field('Phone')).toHaveAccessibleDescription('Please fill in their phone.');
    fireEvent.click(form().getByRole('link', { name: 'Phone' }));
    expect(field('Phone')).toHaveFocus();
    expect(correctCustomer).not.toHaveBeenCalled();
  });

  it('leaves a malformed value empty', async () => {
    await openDialog({ ...marcia, parish: 'Atlantis' } as unknown as Customer);
    expect(field('Parish')).toHaveValue('');
    type('Parish', 'Clarendon');
    await save();
    expect(sent()[0]?.[1].to).toEqual({ parish: 'Clarendon' });
  });

  it('empties the e-mail of a customer whom staff added, with the newsletter', async () => {
    await openDialog({ ...marcia, source: 'phone', newsletter: true });
    type('Email', '');
    await save();
    expect(sent()[0]?.[1].to).toEqual({ email: '', newsletter: false });
  });

  it('says that the newsletter changes on its own page', async () => {
    await openDialog({ ...marcia, source: 'phone', email: '', newsletter: false });
    expect(form().getByRole('group', { name: 'Asked to be kept posted by' })).toHaveTextContent(
      /A correction subscribes and unsubscribes nobody: the page Newsletter does\.$/,
    );
  });

  it('asks a customer of the website for an e-mail', async () => {
    await openDialog();
    expect(field('Email')).toBeRequired();
    type('Email', '');
    await save();
    expect(field('Email')).toHaveAccessibleDescription('Please fill in their email.');
    expect(sent()).toEqual([]);
  });

  it('empties no malformed e-mail by itself', async () => {
    await openDialog({ ...marcia, source: 'phone', email: 'marcia@farm' });
    type('Phone', '876-555-0100');
    await save();
    expect(field('Email')).toHaveAccessibleDescription('Please enter a valid email address.');
    expect(sent()).toEqual([]);
  });

  it('asks before a correction is lost', async () => {
    await openDialog();
    type('Phone', '876-555-0100');
    await press('Cancel');
    expect(form().getByText('What you typed is not saved.')).toBeVisible();
    await press('Keep writing');
    expect(field('Phone')).toHaveValue('876-555-0100');
    type('Phone', marcia.phone);
    await press('Cancel');
    expect(screen.queryByRole('dialog', { name: /^Correct/ })).not.toBeInTheDocument();
    expect(correctCustomer).not.toHaveBeenCalled();
  });
});

describe('A correction that is not stored', () => {
  it.each([
    [
      'refused',
      { kind: 'refused', reason: 'Missing or insufficient permissions.', isBusy: false } as const,
      /^Failed to save: Missing/,
    ],
    ['of unknown outcome', { kind: 'unknown', reason: '' } as const, /^No answer came/],
    ['without a signal', { kind: 'offline' } as const, /^Saving needs a signal\. Nothing was saved/],
  ])('keeps its values when it is %s', async (_name, outcome, reason) => {
    await openDialog();
    type('Phone', '876-555-0100');
    answer(outcome);
    await save();
    expect(form().getByRole('alert')).toHaveTextContent(reason);
    expect(field('Phone')).toHaveValue('876-555-0100');
    await save();
    expect(sent()).toHaveLength(2);
    expect(sent()[1]).toEqual(sent()[0]);
  });

  it('asks before it is discarded whether it may be saved', async () => {
    await openDialog();
    type('Phone', '876-555-0100');
    for (const outcome of [{ kind: 'unknown', reason: '' }, { kind: 'offline' }] as const) {
      answer(outcome);
      await save();
      await press('Cancel');
      expect(form().getByText('It may or may not be saved.')).toBeVisible();
      await press('Keep writing');
    }
    answer({ kind: 'conflict', current: { ...marcia, phone: '876-555-0199' } });
    await save();
    await press('Cancel');
    expect(form().getByText('What you typed is not saved.')).toBeVisible();
  });

  it('closes when the customer is erased', async () => {
    await openDialog();
    type('Phone', '876-555-0100');
    answer({ kind: 'erased', ids: ['marcia'] });
    await save();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'A customer you worked on has been erased from the database.',
    );
    expect(screen.queryByRole('region', { name: 'Earlier failures' })).not.toBeInTheDocument();
  });

  it.each([
    [
      'without a signal',
      { kind: 'offline' } as const,
      /^Saving needs a signal\. Nothing was changed for Marcia Bennett\./,
    ],
    ['of unknown outcome', { kind: 'unknown', reason: '' } as const, /it may or may not be saved\./],
    [
      'in conflict',
      { kind: 'conflict', current: { ...marcia, phone: '876-555-0199' } } as const,
      /^Marcia Bennett was changed in the meantime\. Your change was not saved/,
    ],
    ['of an erased customer', { kind: 'erased', ids: ['marcia'] } as const, /has been erased/],
  ])('says so after Back when it is %s', async (_name, outcome, sentence) => {
    const { promise, resolve } = deferred<Outcome<Customer>>();
    vi.mocked(correctCustomer).mockReturnValueOnce(promise);
    await openDialog();
    type('Phone', '876-555-0100');
    await save();
    fireEvent.click(details().getByRole('button', { name: 'Close', hidden: true }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await act(async () => resolve(outcome));
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  });
});

describe('A correction after a colleague’s', () => {
  const theirs = { ...marcia, phone: '876-555-0199', lastName: 'Brown', position: 'Owner' };
  const conflicts = () => within(form().getByRole('region', { name: /^This was changed in the meantime/ }));
  const group = (name: string) => within(conflicts().getByRole('group', { name }));

  async function comeSecond() {
    await openDialog();
    type('Phone', '876-555-0100');
    type('Last Name', 'Bennet');
    type('Company Name', 'Hope Farms');
    answer({ kind: 'conflict', current: theirs });
    await save();
  }

  it('shows both values of each field in conflict', async () => {
    await comeSecond();
    expect(form().getByRole('region', { name: /^This was changed in the meantime/ })).toHaveFocus();
    expect(conflicts().getAllByRole('group')).toHaveLength(2);
    expect(group('Phone').getByRole('radio', { name: 'Yours: 876-555-0100' })).toBeChecked();
    expect(group('Phone').getByRole('radio', { name: 'Stored: 876-555-0199' })).not.toBeChecked();
    expect(group('Last Name').getByRole('radio', { name: 'Stored: Brown' })).toBeInTheDocument();
    // Nothing typed is lost, and what only the colleague has changed is taken over.
    expect(field('Phone')).toHaveValue('876-555-0100');
    expect(field('Company Name')).toHaveValue('Hope Farms');
    expect(field('Position')).toHaveValue('Owner');
    expect(details().getByRole('region', { name: 'Personal Information' })).toHaveTextContent('876-555-0199');
  });

  it('stores the chosen value of each field', async () => {
    await comeSecond();
    fireEvent.click(group('Phone').getByRole('radio', { name: /^Stored/ }));
    expect(field('Phone')).toHaveValue('876-555-0199');
    fireEvent.click(group('Phone').getByRole('radio', { name: /^Yours/ }));
    expect(field('Phone')).toHaveValue('876-555-0100');
    fireEvent.click(group('Last Name').getByRole('radio', { name: /^Stored/ }));
    await save();
    expect(sent()[1]).toEqual([
      'marcia',
      { to: { phone: '876-555-0100', companyName: 'Hope Farms' }, expected: theirs },
    ]);
    expect(screen.queryByRole('dialog', { name: /^Correct/ })).not.toBeInTheDocument();
  });
});
