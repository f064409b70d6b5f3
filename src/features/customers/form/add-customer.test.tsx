import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildCustomer, buildDraft } from '@/../tests/support/build-customer';
import { fakeCustomerPages } from '@/../tests/support/fake-customer-pages';
import { renderCustomersPage, renderLoadedCustomersPage } from '@/../tests/support/render-customers-page';
import { addCustomer } from '@/data/add-customer';
import { listCustomers } from '@/data/list-customers';
import { activityTextLimit } from '@/domain/activity';
import { type Customer, newCustomerFields } from '@/domain/customer';
import { checkCustomerDraft } from '@/domain/customer-draft';
import { customerFields, draftFields } from '@/domain/customer-fields';
import { emptyStaffDraft } from '@/domain/staff-draft';
import { deferred } from '../../../../tests/support/deferred';

vi.mock('@/data/list-customers');
vi.mock('@/data/add-customer');

const known = buildCustomer({ id: 'known', firstName: 'Leroy', phone: '876-555-0199' });
const caller = {
  'First Name': 'Marcia',
  'Last Name': 'Bennett',
  Email: 'marcia@farm.example',
  Phone: '876-555-0142',
};
const typed = buildDraft({
  firstName: 'Marcia',
  lastName: 'Bennett',
  email: 'marcia@farm.example',
  phone: '876-555-0142',
  newsletter: false,
  whatsappUpdates: false,
});

const dialog = () => within(screen.getByRole('dialog', { name: 'Add a customer' }));
const field = (name: string) => dialog().getByLabelText(name);
const press = (name: string) => fireEvent.click(dialog().getByRole('button', { name }));
const sent = () => vi.mocked(addCustomer).mock.calls;

async function openDialog(customers: Customer[] = [known]) {
  const rendered = await renderLoadedCustomersPage(customers);
  fireEvent.click(screen.getByRole('button', { name: 'Add a customer' }));
  await screen.findByRole('dialog', { name: 'Add a customer' });
  return rendered;
}

function fill(answers: Readonly<Record<string, string>> = caller) {
  for (const [name, value] of Object.entries(answers)) fireEvent.change(field(name), { target: { value } });
}

const save = () => act(async () => press('Add customer'));

/** The database stores everybody, and answers with what it has stored. */
function storeEverybody() {
  vi.mocked(addCustomer).mockImplementation(async (id, { draft, source, status }) => {
    const now = new Date();
    return {
      kind: 'stored',
      value: { id, ...newCustomerFields(draft, { source, status }), createdAt: now, updatedAt: now },
    };
  });
}

beforeEach(() => {
  vi.mocked(addCustomer).mockReset();
});

describe('Add a customer', () => {
  it('leads to the field of a suggestion that was used', async () => {
    await openDialog();
    fill({ ...caller, Email: 'ann@gmial.com' });
    await save();
    press('Use ann@gmail.com');
    expect(field('Email')).toHaveValue('ann@gmail.com');
    expect(field('Email')).toHaveFocus();
  });

  it('has every field of the contact form, with the number first', async () => {
    await openDialog();
    for (const name of draftFields) {
      const { label, kind } = customerFields[name];
      if (kind === 'choices') expect(dialog().getByRole('group', { name: label })).toBeVisible();
      else expect(field(label)).toBeVisible();
    }
    for (const box of dialog().getAllByRole('checkbox')) expect(box).not.toBeChecked();
    expect(field('Phone')).toHaveFocus();
  });

  it('asks once about an invalid number before it stores it', async () => {
    storeEverybody();
    await openDialog();
    fill({ ...caller, Phone: '555 1', 'WhatsApp Number': '1.87656E+10' });
    await save();
    const question = dialog()
      .getByText('Phone: That looks short for a phone number.')
      .closest('[role=alert]');
    expect(question).toHaveFocus();
    expect(question).toHaveTextContent('WhatsApp Number: A spreadsheet has rounded that number.');
    expect(sent()).toEqual([]);

    press('Correct it');
    expect(field('Phone')).toHaveFocus();
    expect(dialog().queryByText(/looks short for a phone number/)).toBeNull();
    await save();
    expect(sent()).toEqual([]);
    await act(async () => press('Save anyway'));
    expect(sent()[0]?.[1].draft).toMatchObject({ phone: '555 1', whatsapp: '1.87656E+10' });
  });

  it('asks no second time about a confirmed number', async () => {
    vi.mocked(addCustomer).mockResolvedValue({
      kind: 'refused',
      reason: 'The database is busy.',
      isBusy: false,
    });
    await openDialog();
    fill({ ...caller, Phone: '555 1' });
    await save();
    await act(async () => press('Save anyway'));
    await save();
    expect(sent()).toHaveLength(2);
  });

  it('stores values that were filled in without an event', async () => {
    storeEverybody();
    await openDialog();
    for (const [name, value] of Object.entries(caller)) Object.assign(field(name), { value });
    fireEvent.click(dialog().getByRole('checkbox', { name: 'Diesel' }));
    await save();
    expect(sent().map(([, { draft }]) => draft)).toEqual([{ ...typed, fuelTypes: ['Diesel'] }]);
  });

  it('opens the details of the stored customer', async () => {
    storeEverybody();
    await openDialog();
    fill({
      ...caller,
      'How They Got in Touch': 'walk-in',
      Status: 'contacted',
      'First Note': ' Tank behind\r\nthe shed ',
    });
    fireEvent.click(dialog().getByRole('checkbox', { name: 'Diesel' }));
    await save();
    expect(sent()).toEqual([
      [
        expect.stringMatching(/^[A-Za-z0-9]{20}$/),
        {
          draft: { ...typed, fuelTypes: ['Diesel'] },
          source: 'walk-in',
          status: 'contacted',
          note: 'Tank behind\nthe shed',
        },
      ],
    ]);
    const details = within(screen.getByRole('dialog', { name: 'Marcia Bennett' }));
    expect(details.getByText('Marcia Bennett was added.')).toBeInTheDocument();
    expect(details.getByText('1 of 2')).toBeInTheDocument();
    expect(details.getByRole('region', { name: 'Database Information' })).toHaveTextContent('Walk-in');
  });

  it('opens the details of a customer who comes before the list', async () => {
    storeEverybody();
    const load = fakeCustomerPages();
    vi.mocked(listCustomers).mockReturnValueOnce(load.pages);
    renderCustomersPage('/admin-dashboard?status=new');
    await act(async () => load.fail());
    fireEvent.click(screen.getByRole('button', { name: 'Add a customer' }));
    await screen.findByRole('dialog', { name: 'Add a customer' });
    fill();
    await save();
    expect(await screen.findByRole('dialog', { name: 'Marcia Bennett' })).toBeVisible();
    const [id] = sent().map(([sentId]) => sentId);
    expect(screen.getByRole('note', { name: 'Address' })).toHaveTextContent(`?status=new&customer=${id}`);
  });

  it('stores a caller without an e-mail, and says that no newsletter follows', async () => {
    storeEverybody();
    await openDialog();
    fill({ ...caller, Email: '' });
    fireEvent.click(dialog().getByRole('checkbox', { name: 'Newsletter by e-mail' }));
    expect(dialog().getByText('Without an e-mail nobody gets the newsletter.')).toBeVisible();
    await save();
    expect(sent().map(([, { draft }]) => draft)).toEqual([{ ...typed, email: '' }]);
  });

  it('says nothing about the newsletter beside an e-mail', async () => {
    await openDialog();
    expect(field('Email')).not.toBeRequired();
    fill({ Email: 'marcia@farm.example' });
    expect(dialog().queryByText('Without an e-mail nobody gets the newsletter.')).not.toBeInTheDocument();
  });

  it('finds no duplicate by an empty e-mail', async () => {
    await openDialog([{ ...known, email: '' }]);
    fill({ ...caller, Email: '' });
    expect(dialog().queryByRole('region', { name: 'Possible duplicates' })).not.toBeInTheDocument();
  });

  it('keeps a first note that is too long, and says so', async () => {
    storeEverybody();
    await openDialog();
    const note = 'x'.repeat(activityTextLimit + 1);
    fill({ ...caller, 'First Note': note });
    expect(field('First Note')).toHaveAccessibleDescription(/Please use at most 2,000 characters\./);
    await save();
    expect(dialog().getByRole('alert')).toHaveTextContent('First Note: Please use at most 2,000 characters.');
    expect(field('First Note')).toHaveValue(note);
    expect(sent()).toEqual([]);
    fill({ 'First Note': note.slice(1) });
    await save();
    expect(sent()).toHaveLength(1);
  });

  it('leads to missing fields in their order in the form', async () => {
    await openDialog();
    await save();
    const alert = dialog().getByRole('alert');
    expect(alert).toHaveTextContent('required fields: First Name, Last Name, Phone');
    const links = within(alert).getAllByRole<HTMLAnchorElement>('link');
    const linked = links.map(({ hash }) => document.querySelector(hash));
    expect(linked).toEqual(dialog().getAllByRole('textbox', { description: /^Please fill in/ }));
  });

  it('makes the checks of the contact form', async () => {
    await openDialog();
    fill({ Email: 'marcia', 'First Note': 'Will ring again' });
    await save();
    const check = checkCustomerDraft({ ...emptyStaffDraft(), email: 'marcia' }, 'their', 'phone');
    const alert = dialog().getByRole('alert');
    expect(alert).toHaveFocus();
    for (const message of check.success ? [''] : check.messages) expect(alert).toHaveTextContent(message);
    expect(field('Phone')).toHaveAccessibleDescription('Please fill in their phone.');
    fireEvent.click(within(alert).getByRole('link', { name: 'Last Name' }));
    expect(field('Last Name')).toHaveFocus();
    fill({ Phone: '876-555-0142' });
    expect(field('Phone')).toHaveAccessibleDescription('');
    expect(dialog().queryByRole('alert')).not.toBeInTheDocument();
    expect(sent()).toEqual([]);
  });

  it('warns of customers with the same number or e-mail', async () => {
    const { user } = await openDialog();
    await user.type(field('Phone'), '+1 (876) 555 019');
    expect(dialog().queryByRole('region', { name: 'Possible duplicates' })).not.toBeInTheDocument();
    await user.type(field('Phone'), '9');
    const found = await dialog().findByRole('button', { name: /Leroy Bennett .* same phone$/ });
    fireEvent.click(found);
    const details = within(screen.getByRole('dialog', { name: 'Leroy Bennett' }));
    fireEvent.click(details.getByRole('button', { name: 'Close' }));
    expect(field('Phone')).toHaveValue('+1 (876) 555 0199');
    fill({ Phone: '', Email: ' MARCIA.bennett@hopefarm.example' });
    expect(await dialog().findByRole('button', { name: /Leroy Bennett .* same e-mail$/ })).toBeVisible();
  });

  it('keeps the draft when it is refused', async () => {
    vi.mocked(addCustomer).mockResolvedValueOnce({
      kind: 'refused',
      reason: 'The database is busy.',
      isBusy: false,
    });
    await openDialog();
    fill({ ...caller, 'First Note': 'Will ring again' });
    await save();
    expect(dialog().getByRole('alert')).toHaveTextContent('Failed to save: The database is busy.');
    expect(field('Phone')).toHaveValue('876-555-0142');
    expect(field('First Note')).toHaveValue('Will ring again');
    storeEverybody();
    await save();
    expect(screen.getByRole('dialog', { name: 'Marcia Bennett' })).toBeVisible();
  });

  it('sends an unchanged draft again under the same id', async () => {
    vi.mocked(addCustomer).mockResolvedValue({ kind: 'unknown', reason: '' });
    await openDialog();
    fill();
    await save();
    expect(dialog().getByRole('alert')).toHaveTextContent('Save again: it is stored only once.');
    await save();
    fill({ Phone: '876-555-0143' });
    await save();
    const [first, again, changed] = sent().map(([id]) => id);
    expect(again).toBe(first);
    expect(changed).not.toBe(first);
  });

  it('says that it needs a connection', async () => {
    vi.mocked(addCustomer).mockResolvedValueOnce({ kind: 'offline' });
    await openDialog();
    fill();
    await save();
    expect(dialog().getByRole('alert')).toHaveTextContent('Saving needs a signal.');
  });

  it('saves once for two clicks', async () => {
    const answer = deferred<Awaited<ReturnType<typeof addCustomer>>>();
    vi.mocked(addCustomer).mockReturnValue(answer.promise);
    await openDialog();
    fill();
    await save();
    await act(async () => press('Saving to Database...'));
    expect(sent()).toHaveLength(1);
    await act(async () =>
      answer.resolve({ kind: 'refused', reason: 'The database is busy.', isBusy: false }),
    );
    expect(dialog().getByRole('button', { name: 'Add customer' })).toBeEnabled();
  });

  it('asks before a draft is lost', async () => {
    await openDialog();
    press('Cancel');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Add a customer' }));
    fill({ Phone: '876-555-0142' });
    press('Close');
    expect(dialog().getByRole('alert')).toHaveTextContent('What you typed is not saved.');
    expect(dialog().getByRole('button', { name: 'Keep writing' })).toHaveFocus();
    press('Keep writing');
    expect(dialog().queryByRole('alert')).not.toBeInTheDocument();
    press('Cancel');
    press('Discard');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('stays open when a second Escape closes the dialog', async () => {
    await openDialog();
    fill({ Phone: '876-555-0142' });
    const element = screen.getByRole<HTMLDialogElement>('dialog');
    for (const isAsking of [true, false]) {
      act(() => {
        element.close();
        fireEvent(element, new Event('close'));
      });
      expect(element.open).toBe(true);
      expect(dialog().queryByText('What you typed is not saved.') !== null).toBe(isAsking);
    }
    expect(field('Phone')).toHaveValue('876-555-0142');
  });

  it('has the browser ask before a reload', async () => {
    await openDialog();
    const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(false);
    fill({ Phone: '876-555-0142' });
    expect(leave()).toBe(true);
    press('Cancel');
    press('Discard');
    await waitFor(() => expect(leave()).toBe(false));
  });
});
