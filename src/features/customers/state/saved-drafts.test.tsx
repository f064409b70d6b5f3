import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addCustomer } from '@/data/add-customer';
import { correctCustomer } from '@/data/correct-customer';
import { changeWork } from '@/data/customer-work';
import { listCustomers } from '@/data/list-customers';
import type { Outcome } from '@/data/outcome';
import { draftsKey, endSession, startSession } from '@/data/session-store';
import { updateCustomerStatus } from '@/data/update-customer-status';
import type { Assignment } from '@/domain/assignment';
import { noAssignment } from '@/domain/assignment';
import { type Customer, newCustomerFields } from '@/domain/customer';
import { buildCustomer } from '../../../../tests/support/build-customer';
import { deferred } from '../../../../tests/support/deferred';
import { fakeCustomerPages } from '../../../../tests/support/fake-customer-pages';
import { choose } from '../../../../tests/support/listbox';
import {
  renderCustomersPage,
  renderLoadedCustomersPage,
} from '../../../../tests/support/render-customers-page';

vi.mock('@/data/list-customers');
vi.mock('@/data/add-customer');
vi.mock('@/data/correct-customer');
vi.mock('@/data/update-customer-status');

const clerk = 'clerk@islandfuel.example';
const marcia = buildCustomer({ id: 'marcia', companyName: 'Hope Farm' });
const unknownOutcome = { kind: 'unknown', reason: '' } as const;

const dialog = (name: RegExp | string = /./) => within(screen.getByRole('dialog', { name }));
const field = (name: string) => dialog().getByLabelText(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const kept = () => window.sessionStorage.getItem(draftsKey);
const asksBeforeUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

let unmount: () => void = () => undefined;

/** Opens the list, after Back has closed the one before. */
async function openList(customers: Customer[] = [marcia]) {
  unmount();
  ({ unmount } = await renderLoadedCustomersPage(customers));
}

async function openDetails(customers?: Customer[]) {
  await openList(customers);
  await press('View details of Marcia Bennett');
}

async function openAdd() {
  await openList();
  fireEvent.click(screen.getByRole('button', { name: 'Add a customer' }));
  await screen.findByRole('dialog', { name: 'Add a customer' });
}

async function openCorrection(customers?: Customer[]) {
  await openDetails(customers);
  fireEvent.click(screen.getByRole('button', { name: 'Correct' }));
  await screen.findByRole('dialog', { name: /^Correct / });
}

const correction = () => dialog(/^Correct /);
const correctionField = (name: string) => correction().getByLabelText(name);
const correct = (name: string, value: string) =>
  fireEvent.change(correctionField(name), { target: { value } });
const pressInCorrection = (name: string) =>
  act(async () => fireEvent.click(correction().getByRole('button', { name })));

const storedWork: Outcome<Assignment> = {
  kind: 'stored',
  value: { ...noAssignment, customerId: 'marcia', updatedBy: clerk, updatedAt: new Date() },
};

const storedStatus: Outcome<string, Customer> = { kind: 'stored', value: 'Status updated successfully' };

function refuse(): never {
  throw new DOMException('no', 'QuotaExceededError');
}

/** A request that the test answers. */
function held<Answer>() {
  const { promise, resolve } = deferred<Answer>();
  return { promise, answer: (outcome: Answer) => act(async () => resolve(outcome)) };
}

beforeEach(() => {
  // A list cached before would be read first.
  vi.stubGlobal('indexedDB', undefined);
  startSession('admin', clerk);
  vi.mocked(changeWork).mockReset().mockResolvedValue(storedWork);
  vi.mocked(updateCustomerStatus).mockReset().mockResolvedValue(storedStatus);
  vi.mocked(addCustomer)
    .mockReset()
    .mockImplementation(async (id, { draft, source, status }) => {
      const now = new Date();
      return {
        kind: 'stored',
        value: { id, ...newCustomerFields(draft, { source, status }), createdAt: now, updatedAt: now },
      };
    });
  vi.mocked(correctCustomer)
    .mockReset()
    .mockImplementation(async (_, { to, expected }) => ({
      kind: 'stored',
      value: { ...expected, ...to, updatedAt: new Date() },
    }));
});
afterEach(() => {
  unmount = () => undefined;
  endSession();
});

describe('A typed note', () => {
  it('is in its box again after Back, and Website and Newsletter are followed unasked', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
    await openDetails();
    type('Note', 'Two tanks');
    await press('Close');
    for (const [name, address] of [
      ['Website', '/'],
      ['Newsletter', '/newsletter'],
    ] as const) {
      fireEvent.click(screen.getByRole('link', { name }));
      expect(screen.getByRole('note', { name: 'Address' })).toHaveTextContent(address);
    }
    expect(confirm).not.toHaveBeenCalled();
    await openDetails();
    expect(field('Note')).toHaveValue('Two tanks');
  });

  it('is asked about before the tab is closed or somebody logs out, also when it was typed before Back', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
    await openDetails();
    type('Note', 'Two tanks');
    await openList();
    expect(asksBeforeUnload()).toBe(true);
    await press('Logout');
    expect(confirm).toHaveBeenCalledExactlyOnceWith(
      'You typed a note for Marcia Bennett that is not saved. Leave without it?',
    );
  });

  it('is named with every other at the logout', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
    await openDetails([marcia, buildCustomer({ id: 'leroy', firstName: 'Leroy' })]);
    type('Note', 'Two tanks');
    await press('Next customer');
    type('Note', 'Three tanks');
    await press('Close');
    await press('Logout');
    expect(confirm).toHaveBeenCalledExactlyOnceWith(
      'You typed notes for Marcia Bennett and Leroy Bennett that are not saved. Leave without them?',
    );
  });

  it('is named before the list is read, and three by their number', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
    const others = ['leroy', 'devon'].map((id) => buildCustomer({ id, firstName: id }));
    await openDetails([marcia, ...others]);
    for (const text of ['One', 'Two', 'Three']) {
      type('Note', text);
      await press('Next customer');
    }
    await press('Close');
    const question =
      'You typed notes for Marcia Bennett and 2 others that are not saved. Leave without them?';
    await press('Logout');
    expect(confirm).toHaveBeenLastCalledWith(question);
    unmount();
    const load = fakeCustomerPages();
    vi.mocked(listCustomers).mockReturnValueOnce(load.pages);
    ({ unmount } = renderCustomersPage());
    await press('Logout');
    expect(confirm).toHaveBeenCalledTimes(2);
    expect(confirm).toHaveBeenLastCalledWith(question);
  });

  it('that was stored or emptied is kept no longer', async () => {
    await openDetails();
    type('Note', 'Two tanks');
    await press('Add note');
    expect(kept()).toBeNull();
    type('Note', 'Three tanks');
    type('Note', '');
    expect(kept()).toBeNull();
    await openDetails();
    expect(field('Note')).toHaveValue('');
    expect(asksBeforeUnload()).toBe(false);
  });

  it('of which nobody knows whether it was stored goes under the same id after Back', async () => {
    vi.mocked(changeWork).mockResolvedValueOnce(unknownOutcome);
    await openDetails();
    type('Note', 'Two tanks');
    await press('Add note');
    await openDetails();
    await press('Add note');
    const [first, second] = vi.mocked(changeWork).mock.calls.map(([, { log }]) => log?.id);
    expect(second).toBe(first);
    expect(kept()).toBeNull();
  });

  it('that is stored after Back is kept no longer, unless it was changed since', async () => {
    const first = held<Outcome<Assignment>>();
    vi.mocked(changeWork).mockReturnValueOnce(first.promise);
    await openDetails();
    type('Note', 'Two tanks');
    await press('Add note');
    unmount();
    await first.answer(storedWork);
    expect(kept()).toBeNull();

    const second = held<Outcome<Assignment>>();
    vi.mocked(changeWork).mockReturnValueOnce(second.promise);
    await openDetails();
    type('Note', 'Three tanks');
    await press('Add note');
    await openDetails();
    type('Note', 'Three tanks, and a shed');
    await second.answer(storedWork);
    await openDetails();
    expect(field('Note')).toHaveValue('Three tanks, and a shed');
  });

  it('that is stored after Back leaves the box of the next page, and is not asked about', async () => {
    const { promise, answer } = held<Outcome<Assignment>>();
    vi.mocked(changeWork).mockReturnValueOnce(promise);
    await openDetails();
    type('Note', 'Two tanks');
    await press('Add note');
    await openDetails();
    expect(field('Note')).toHaveValue('Two tanks');
    await answer(storedWork);
    expect(field('Note')).toHaveValue('');
    expect(asksBeforeUnload()).toBe(false);
    type('Note', 'Two tanks');
    await press('Add note');
    const [first, second] = vi.mocked(changeWork).mock.calls.map(([, { log }]) => log?.id);
    expect(second).not.toBe(first);
  });

  it('keeps its id at the answer to the note before it', async () => {
    const { promise, answer } = held<Outcome<Assignment>>();
    vi.mocked(changeWork).mockReturnValueOnce(promise).mockResolvedValueOnce(unknownOutcome);
    await openDetails();
    type('Note', 'Two tanks');
    await press('Add note');
    type('Note', 'Gate locked');
    await press('Add note');
    await answer(storedWork);
    await openDetails();
    expect(field('Note')).toHaveValue('Gate locked');
    await press('Add note');
    const [, second, again] = vi.mocked(changeWork).mock.calls.map(([, { log }]) => log?.id);
    expect(again).toBe(second);
  });

  it('about somebody who was erased meanwhile goes, and is not asked about', async () => {
    const leroy = buildCustomer({ id: 'leroy', firstName: 'Leroy' });
    await openDetails([marcia, leroy]);
    type('Note', 'Two tanks');
    await openList([leroy]);
    expect(kept()).toBeNull();
    expect(asksBeforeUnload()).toBe(false);
  });

  it.each([
    ['throws', () => vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse)],
    ['is full', () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)],
  ])('is asked about before any other page where the storage %s', async (_name, breakStorage) => {
    breakStorage();
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
    await openDetails();
    type('Note', 'Two tanks');
    expect(field('Note')).toHaveValue('Two tanks');
    await press('Close');
    expect(fireEvent.click(screen.getByRole('link', { name: 'Website' }))).toBe(false);
    expect(confirm).toHaveBeenCalledExactlyOnceWith(
      'You typed a note for Marcia Bennett that is not saved. Leave without it?',
    );
    expect(asksBeforeUnload()).toBe(true);
  });
});

describe('Somebody who was being added', () => {
  const answers = {
    'First Name': 'Devon',
    'Last Name': 'Reid',
    Email: 'devon@reid.example',
    Phone: '876-555-0177',
  };
  function fill() {
    for (const [name, value] of Object.entries(answers)) type(name, value);
  }

  it('is in the form again after Back, which says so, with what the office says', async () => {
    await openAdd();
    expect(dialog().queryByText(/^What you typed before/)).not.toBeInTheDocument();
    type('Phone', '876-555-0177');
    fireEvent.click(dialog().getByRole('checkbox', { name: 'Diesel' }));
    type('How They Got in Touch', 'walk-in');
    type('First Note', 'Will ring again');
    await openAdd();
    expect(field('Phone')).toHaveValue('876-555-0177');
    expect(dialog().getByRole('checkbox', { name: 'Diesel' })).toBeChecked();
    expect(field('How They Got in Touch')).toHaveValue('walk-in');
    expect(field('First Note')).toHaveValue('Will ring again');
    expect(dialog().getByText('What you typed before is still here. It is not saved yet.')).toBeVisible();
    expect(dialog().queryByRole('button', { name: 'Import a file' })).not.toBeInTheDocument();
  });

  it('is discarded by Cancel, after its question, and the form begins empty', async () => {
    await openAdd();
    type('Phone', '876-555-0177');
    await openAdd();
    await press('Cancel');
    expect(kept()).not.toBeNull();
    await press('Discard');
    expect(kept()).toBeNull();
    await openAdd();
    expect(field('Phone')).toHaveValue('');
    expect(dialog().queryByText(/^What you typed before/)).not.toBeInTheDocument();
  });

  it('and is stored is kept no longer', async () => {
    await openAdd();
    fill();
    await openAdd();
    await press('Add customer');
    expect(screen.getByRole('dialog', { name: 'Devon Reid' })).toBeVisible();
    expect(kept()).toBeNull();
  });

  it('is stored under the same id where nobody knows whether they were stored before Back', async () => {
    vi.mocked(addCustomer).mockResolvedValueOnce(unknownOutcome);
    await openAdd();
    fill();
    await press('Add customer');
    await openAdd();
    await press('Add customer');
    const [first, second] = vi.mocked(addCustomer).mock.calls.map(([id]) => id);
    expect(second).toBe(first);
  });

  it('is said to be perhaps saved after an unknown outcome, also after Back', async () => {
    vi.mocked(addCustomer).mockResolvedValueOnce(unknownOutcome);
    await openAdd();
    fill();
    await press('Add customer');
    await openAdd();
    expect(
      dialog().getByText('What you typed before is still here. It may or may not be saved.'),
    ).toBeVisible();
    await press('Cancel');
    expect(dialog().getByRole('alert')).toHaveTextContent('It may or may not be saved.');
  });

  it('is said not to be saved after a refusal and Back', async () => {
    vi.mocked(addCustomer).mockResolvedValueOnce({ kind: 'refused', reason: 'Busy.', isBusy: true });
    await openAdd();
    fill();
    await press('Add customer');
    await openAdd();
    expect(dialog().getByText('What you typed before is still here. It is not saved yet.')).toBeVisible();
  });

  it('keeps the id at the answer to an earlier one', async () => {
    const { promise, answer } = held<Awaited<ReturnType<typeof addCustomer>>>();
    vi.mocked(addCustomer).mockReturnValueOnce(promise).mockResolvedValueOnce(unknownOutcome);
    await openAdd();
    fill();
    await press('Add customer');
    await openAdd();
    expect(dialog().getByText(/It may or may not be saved\.$/)).toBeVisible();
    type('Phone', '876-555-0178');
    await press('Add customer');
    await answer({ kind: 'conflict', current: marcia });
    await openAdd();
    await press('Add customer');
    const [, second, again] = vi.mocked(addCustomer).mock.calls.map(([id]) => id);
    expect(again).toBe(second);
  });

  it('and may have been stored is kept no longer once discarded', async () => {
    vi.mocked(addCustomer).mockResolvedValueOnce(unknownOutcome);
    await openAdd();
    fill();
    await press('Add customer');
    await press('Cancel');
    await press('Discard');
    expect(kept()).toBeNull();
  });

  it('is asked about before the tab is closed or somebody logs out', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
    await openAdd();
    type('Phone', '876-555-0177');
    await openList();
    expect(asksBeforeUnload()).toBe(true);
    await press('Logout');
    expect(confirm).toHaveBeenCalledExactlyOnceWith(
      'You typed a customer or a correction that is not saved. Leave without it?',
    );
  });

  it('is in the form as far as what is kept is well formed', async () => {
    await openAdd();
    type('First Note', 'Will ring again');
    window.sessionStorage.setItem(draftsKey, kept()?.replace('"phone":""', '"phone":5') ?? '');
    await openAdd();
    expect(field('Phone')).toHaveValue('');
    expect(field('First Note')).toHaveValue('Will ring again');
    window.sessionStorage.setItem(draftsKey, '{');
    await openAdd();
    expect(field('Phone')).toHaveValue('');
  });
});

describe('A correction that was begun', () => {
  it('is in the form again after Back, for this customer alone', async () => {
    const leroy = buildCustomer({ id: 'leroy', firstName: 'Leroy', lastName: 'Grant' });
    await openCorrection([marcia, leroy]);
    correct('Phone', '876-555-0100');
    await openCorrection([marcia, leroy]);
    expect(correctionField('Phone')).toHaveValue('876-555-0100');
    expect(correctionField('Company Name')).toHaveValue('Hope Farm');
    expect(correction().getByText(/^What you typed before is still here/)).toBeVisible();
    await openList([marcia, leroy]);
    await press('View details of Leroy Grant');
    fireEvent.click(screen.getByRole('button', { name: 'Correct' }));
    await screen.findByRole('dialog', { name: /^Correct / });
    expect(correctionField('Phone')).toHaveValue(leroy.phone);
  });

  it('is discarded by Cancel, after its question, and kept no longer once it is as it was', async () => {
    await openCorrection();
    correct('Phone', '876-555-0100');
    await openCorrection();
    await pressInCorrection('Cancel');
    await pressInCorrection('Discard');
    expect(kept()).toBeNull();
    await openCorrection();
    expect(correctionField('Phone')).toHaveValue(marcia.phone);
    correct('Phone', '876-555-0100');
    correct('Phone', marcia.phone);
    expect(kept()).toBeNull();
  });

  it('is stored only in place of what the customer was when it was begun, and is kept no longer', async () => {
    const theirs = { ...marcia, phone: '876-555-0199', position: 'Owner' };
    await openCorrection();
    correct('Phone', '876-555-0100');
    await openCorrection([theirs]);
    expect(correctionField('Phone')).toHaveValue('876-555-0100');
    vi.mocked(correctCustomer).mockResolvedValueOnce({ kind: 'conflict', current: theirs });
    await pressInCorrection('Save correction');
    const sent = vi.mocked(correctCustomer).mock.calls[0]?.[1];
    expect(sent?.to).toEqual({ phone: '876-555-0100' });
    expect(sent?.expected.phone).toBe(marcia.phone);
    expect(correction().getByRole('radio', { name: 'Stored: 876-555-0199' })).toBeVisible();

    // The choice stays to be made.
    await openCorrection([theirs]);
    expect(correction().getByRole('radio', { name: 'Yours: 876-555-0100' })).toBeChecked();
    expect(correctionField('Position')).toHaveValue('Owner');
    await pressInCorrection('Save correction');
    expect(vi.mocked(correctCustomer).mock.calls[1]?.[1].expected.phone).toBe('876-555-0199');
    expect(kept()).toBeNull();
  });

  it('is said to be perhaps saved after an unknown outcome and Back', async () => {
    vi.mocked(correctCustomer).mockResolvedValueOnce(unknownOutcome);
    await openCorrection();
    correct('Phone', '876-555-0100');
    await pressInCorrection('Save correction');
    await openCorrection();
    expect(
      correction().getByText('What you typed before is still here. It may or may not be saved.'),
    ).toBeVisible();
  });

  it('goes once the customer has its values', async () => {
    vi.mocked(correctCustomer).mockResolvedValueOnce(unknownOutcome);
    await openCorrection();
    correct('Phone', ' 876-555-0100');
    await pressInCorrection('Save correction');
    await openCorrection([{ ...marcia, phone: '876-555-0100', position: 'Owner' }]);
    expect(correction().queryByText(/^What you typed before/)).not.toBeInTheDocument();
    expect(correctionField('Position')).toHaveValue('Owner');
    expect(kept()).toBeNull();
  });

  it('outlives a fuel in conflict that this build does not offer', async () => {
    const theirs = { ...marcia, phone: '876-555-0199' };
    await openCorrection();
    correct('Phone', '876-555-0100');
    vi.mocked(correctCustomer).mockResolvedValueOnce({ kind: 'conflict', current: theirs });
    await pressInCorrection('Save correction');
    window.sessionStorage.setItem(
      draftsKey,
      kept()?.replace('"stored":"876-555-0199"', '"stored":["Peat"]') ?? '',
    );
    expect(kept()).toContain('Peat');
    await openCorrection([theirs]);
    expect(correctionField('Phone')).toHaveValue('876-555-0100');
  });

  it('of somebody who was erased meanwhile goes', async () => {
    await openCorrection();
    correct('Phone', '876-555-0100');
    vi.mocked(correctCustomer).mockResolvedValueOnce({ kind: 'erased', ids: ['marcia'] });
    await pressInCorrection('Save correction');
    expect(kept()).toBeNull();
  });
});

describe('Typed text', () => {
  async function typeNote() {
    await openDetails();
    type('Note', 'Two tanks');
  }

  it('is named whole by the one question of Logout', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
    await openCorrection([marcia, buildCustomer({ id: 'leroy', firstName: 'Leroy' })]);
    correct('Phone', '876-555-0100');
    await openDetails([marcia, buildCustomer({ id: 'leroy', firstName: 'Leroy' })]);
    type('Note', 'Two tanks');
    await press('Close');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select Marcia Bennett' }));
    const { promise, answer } = held<Outcome<string, Customer>>();
    vi.mocked(updateCustomerStatus).mockReturnValue(promise);
    await choose(screen.getByRole('combobox', { name: 'Status of the selected customers' }), 'Contacted');
    await press('Logout');
    expect(confirm).toHaveBeenCalledExactlyOnceWith(
      [
        'Several customers are being changed. Stop, and leave the rest unchanged?',
        'You typed a note for Marcia Bennett that is not saved. Leave without it?',
        'You typed a customer or a correction that is not saved. Leave without it?',
      ].join('\n'),
    );
    await answer(storedStatus);
  });

  it('goes when the session ends, and is nothing to the next', async () => {
    await typeNote();
    unmount();
    act(() => endSession());
    expect(window.sessionStorage).toHaveLength(0);
    startSession('admin', clerk);
    await openDetails();
    expect(field('Note')).toHaveValue('');
  });

  it('is nothing to another person, whose session began in another tab', async () => {
    await typeNote();
    unmount();
    window.localStorage.setItem('userEmail', 'other@islandfuel.example');
    await openDetails();
    expect(field('Note')).toHaveValue('');
    expect(asksBeforeUnload()).toBe(false);
    type('Note', 'Mine');
    expect(kept()).not.toContain('Two tanks');
  });

  it('leaves a tab that another person opens again', async () => {
    await typeNote();
    unmount();
    window.localStorage.setItem('userEmail', 'other@islandfuel.example');
    await openList();
    expect(kept()).toBeNull();
  });

  it('is not kept where nobody is known to be signed in', async () => {
    endSession();
    await typeNote();
    expect(kept()).toBeNull();
  });
});

describe('A call that is not logged yet', () => {
  const prompt = () => screen.queryByRole('region', { name: 'Log for Marcia Bennett' });

  async function call(customers?: Customer[]) {
    await openList(customers);
    clickCall('Marcia');
  }

  function clickCall(firstName: string) {
    const link = screen.getByRole('link', { name: `Call ${firstName} Bennett` });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
  }

  it('is offered again after the browser has discarded the page, and nothing asks about it', async () => {
    await call();
    await openList();
    expect(prompt()).toBeVisible();
    expect(asksBeforeUnload()).toBe(false);
  });

  it('is offered again after another opening and a later call', async () => {
    const leroy = buildCustomer({ id: 'leroy', firstName: 'Leroy' });
    await call([marcia, leroy]);
    clickCall('Leroy');
    await openList([marcia, leroy]);
    await press('Dismiss');
    expect(prompt()).toBeVisible();
  });

  it('is offered again after a full storage had room for a later call', async () => {
    const leroy = buildCustomer({ id: 'leroy', firstName: 'Leroy' });
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    await call([marcia, leroy]);
    full.mockRestore();
    clickCall('Leroy');
    await openList([marcia, leroy]);
    await press('Dismiss');
    expect(prompt()).toBeVisible();
  });

  it('is offered again after the answer to a call that an earlier page could not save', async () => {
    const leroy = buildCustomer({ id: 'leroy', firstName: 'Leroy' });
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    await call([marcia, leroy]);
    const { promise, resolve } = deferred<Outcome<Assignment>>();
    vi.mocked(changeWork).mockReturnValueOnce(promise);
    await press('Reached');
    full.mockRestore();
    await openList([marcia, leroy]);
    clickCall('Leroy');
    await act(async () => resolve(storedWork));
    await openList([marcia, leroy]);
    expect(screen.getByRole('region', { name: 'Log for Leroy Bennett' })).toBeVisible();
    expect(prompt()).toBeNull();
  });

  it.each(['Reached', 'Dismiss'])('is offered no more after “%s”', async (name) => {
    await call();
    await act(async () => fireEvent.click(within(prompt() as HTMLElement).getByRole('button', { name })));
    if (name === 'Reached') await press('Mark as Contacted');
    await openList();
    expect(prompt()).not.toBeInTheDocument();
    expect(kept()).toBeNull();
  });

  it('is logged under its first id after an unknown outcome and another opening', async () => {
    vi.mocked(changeWork).mockResolvedValueOnce(unknownOutcome);
    await call();
    await press('No answer');
    await openList();
    await press('No answer');
    const [first, second] = vi.mocked(changeWork).mock.calls.map(([, { log }]) => log?.id);
    expect(second).toBe(first);
  });

  it('is offered no more where it was stored after the page was left', async () => {
    const { promise, answer } = held<Outcome<Assignment>>();
    vi.mocked(changeWork).mockReturnValueOnce(promise);
    await call();
    await press('No answer');
    unmount();
    await answer(storedWork);
    await openList();
    expect(prompt()).not.toBeInTheDocument();
  });

  it('goes with an erased customer, so that l offers another', async () => {
    await call();
    await openList([buildCustomer({ id: 'leroy', firstName: 'Leroy' })]);
    expect(kept()).toBeNull();
    screen.getByRole('button', { name: 'View details of Leroy Bennett' }).focus();
    fireEvent.keyDown(document.body, { key: 'l' });
    expect(screen.getByRole('region', { name: 'Log for Leroy Bennett' })).toBeVisible();
    await openList([marcia]);
    expect(prompt()).toBeNull();
  });

  it('offers no Contacted once the customer is no longer New, also after a reload', async () => {
    await call();
    await press('Reached');
    await openList([{ ...marcia, status: 'customer' }]);
    expect(prompt()).toBeNull();
    expect(kept()).toBeNull();
  });
});
