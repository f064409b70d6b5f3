import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeWork } from '@/data/customer-work';
import { listActivity } from '@/data/list-activity';
import { listChangedWork, listStaff } from '@/data/list-work';
import type { Outcome } from '@/data/outcome';
import { updateCustomerStatus } from '@/data/update-customer-status';
import { type Assignment, type LastCall, noAssignment } from '@/domain/assignment';
import type { Customer } from '@/domain/customer';
import { buildCustomer } from '../../../../tests/support/build-customer';
import { deferred } from '../../../../tests/support/deferred';
import { choose } from '../../../../tests/support/listbox';
import { renderLoadedCustomersPage } from '../../../../tests/support/render-customers-page';

vi.mock('@/data/list-customers');
vi.mock('@/data/update-customer-status');

/** Friday, 20 November 2026, 10:30 am in Jamaica. */
const now = new Date('2026-11-20T10:30:00-05:00');
const tomorrow = new Date('2026-11-21T09:00:00-05:00');
const marcia = buildCustomer({ id: 'marcia', createdAt: new Date('2026-11-02T15:00:00Z') });
const leroy = buildCustomer({ id: 'leroy', firstName: 'Leroy' });
const andrea = { uid: 'andrea', email: 'andrea@islandfuel.example', name: 'Andrea Clarke', role: 'admin' };
const tryAgain = 'No answer, try again …';

const workOf = (work: Partial<Assignment> = {}): Assignment => ({
  ...noAssignment,
  customerId: 'marcia',
  updatedBy: andrea.email,
  updatedAt: new Date('2026-11-20T15:00:00Z'),
  ...work,
});
const missed = (at: string, outcome: LastCall['outcome'] = 'no-answer'): LastCall => ({
  entry: 'Call0000000000000000',
  outcome,
  by: andrea.email,
  at: new Date(at),
});

async function renderList(work: Assignment[] = [], address?: string) {
  vi.mocked(listChangedWork).mockResolvedValueOnce({ items: work, readAt: now });
  return renderLoadedCustomersPage([marcia, leroy], address);
}

function call(name: string) {
  const link = screen.getByRole('link', { name });
  link.addEventListener('click', (event) => event.preventDefault());
  return act(async () => fireEvent.click(link));
}
const openMarcia = () =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: 'View details of Marcia Bennett' })));
const control = () => screen.getByRole('combobox', { name: tryAgain });
const row = () => screen.getByRole('row', { name: /Marcia/ });

beforeEach(() => {
  vi.mocked(listStaff).mockReset().mockResolvedValue([andrea]);
  vi.mocked(listActivity).mockReset().mockResolvedValue([]);
  vi.mocked(listChangedWork)
    .mockReset()
    .mockImplementation(async (since) => ({ items: [], readAt: since }));
  let changes = 0;
  vi.mocked(changeWork)
    .mockReset()
    .mockImplementation(async (customerId, { log, followUpAt }) => ({
      kind: 'stored',
      value: workOf({
        customerId,
        ...(followUpAt && { followUpAt: followUpAt.to }),
        ...(log?.kind === 'call' && { lastCall: missed(now.toISOString(), log.to) }),
        updatedAt: new Date(now.getTime() + ++changes),
      }),
    }));
  vi.mocked(updateCustomerStatus).mockReset().mockResolvedValue({ kind: 'stored', value: 'Done' });
  vi.useFakeTimers({ toFake: ['Date'], now });
});

describe('The offer to log', () => {
  it('speaks from a region that was there before', async () => {
    await renderList();
    const regions = [...document.querySelectorAll('[aria-live]')];
    await call('Call Marcia Bennett');
    const text = screen.getByText('Log this call with Marcia Bennett');
    expect(regions).toContain(text.closest('[aria-live]'));
  });
});

describe('A call without an answer', () => {
  it('is logged in the list with the next try in one choice', async () => {
    await renderList();
    await call('Call Marcia Bennett');
    await choose(control(), 'Tomorrow: 9:00 am');
    expect(changeWork).toHaveBeenCalledExactlyOnceWith('marcia', {
      log: { id: expect.stringMatching(/^[A-Za-z0-9]{20}$/), kind: 'call', to: 'no-answer', text: '' },
      followUpAt: { to: tomorrow, expected: null },
    });
    expect(screen.queryByRole('region', { name: /^Log for/ })).not.toBeInTheDocument();
  });

  it('is logged in the details in the same way', async () => {
    await renderList();
    await openMarcia();
    await call('Call Customer');
    await choose(control(), 'In an hour: 11:30 am');
    expect(vi.mocked(changeWork).mock.calls[0]?.[1]).toMatchObject({
      log: { kind: 'call', to: 'no-answer' },
      followUpAt: { to: new Date('2026-11-20T11:30:00-05:00'), expected: null },
    });
    expect(screen.getByRole('list', { name: 'Activity, newest first' })).toHaveTextContent(
      /Call: no answer.*Follow-up: 20 Nov 2026, 11:30 am/,
    );
  });

  it('offers the next try by day', async () => {
    await renderList();
    await call('Call Marcia Bennett');
    fireEvent.click(control());
    const options = within(screen.getByRole('listbox')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'In an hour: 11:30 am',
      'Tomorrow: 9:00 am',
      'Mon 23 Nov, 9:00 am',
    ]);
  });

  it('names what is stored and what Undo takes back', async () => {
    await renderList();
    await call('Call Marcia Bennett');
    await choose(control(), 'Tomorrow: 9:00 am');
    expect(screen.getByText('Saved for Marcia Bennett.').parentElement).toHaveTextContent(
      'Saved for Marcia Bennett. Call: no answer. Follow-up: 21 Nov 2026, 9:00 am. Undo takes back the follow-up; the call stays in the log.',
    );
  });

  it('names what is stored also when the next call has begun', async () => {
    await renderList();
    await call('Call Marcia Bennett');
    const answer = deferred<Outcome<Assignment>>();
    vi.mocked(changeWork).mockReturnValueOnce(answer.promise);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'No answer' })));
    await call('Call Leroy Bennett');
    await act(async () => answer.resolve({ kind: 'stored', value: workOf() }));
    expect(screen.getByText('Saved for Marcia Bennett.')).toBeVisible();
    expect(screen.getByText(/Leroy Bennett/, { selector: 'p, p *' })).toBeVisible();
  });

  it('names no Undo where nothing is planned', async () => {
    await renderList();
    await call('Call Marcia Bennett');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'No answer' })));
    expect(screen.getByText('Saved for Marcia Bennett.').parentElement).toHaveTextContent(
      /^Saved for Marcia Bennett. Call: no answer$/,
    );
  });

  it('names neither Undo nor an entry for a follow-up that stands already', async () => {
    await renderList([workOf({ followUpAt: tomorrow })]);
    await openMarcia();
    await call('Call Customer');
    await choose(control(), 'Tomorrow: 9:00 am');
    expect(screen.getByText('Saved for Marcia Bennett.').parentElement).toHaveTextContent(
      /^Saved for Marcia Bennett. Call: no answer. Follow-up: 21 Nov 2026, 9:00 am$/,
    );
    expect(screen.getByRole('list', { name: 'Activity, newest first' })).toHaveTextContent('Call: no answer');
    expect(screen.getByRole('list', { name: 'Activity, newest first' })).not.toHaveTextContent('Follow-up');
  });

  it('gives back the earlier follow-up, and nothing else, by Undo', async () => {
    const earlier = new Date('2026-11-20T14:00:00Z');
    await renderList([workOf({ followUpAt: earlier })]);
    await waitFor(() => expect(row()).toHaveTextContent('Follow-up'));
    await call('Call Marcia Bennett');
    await choose(control(), 'Tomorrow: 9:00 am');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Undo' })));
    expect(changeWork).toHaveBeenLastCalledWith('marcia', {
      followUpAt: { to: earlier, expected: tomorrow },
    });
  });

  it('expects the follow-up that was shown at the click', async () => {
    await renderList();
    await openMarcia();
    const later = new Date('2026-11-20T16:00:00Z');
    const note = deferred<Outcome<Assignment>>();
    vi.mocked(changeWork).mockReturnValueOnce(note.promise);
    fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'Rang' } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Add note' })));
    await choose(
      screen.getByRole('combobox', { name: /^Log a call/ }),
      'No answer, try again tomorrow: 9:00 am',
    );
    const friday = workOf({ followUpAt: new Date('2026-11-27T14:00:00Z'), updatedAt: later });
    vi.mocked(listChangedWork).mockResolvedValueOnce({ items: [friday], readAt: later });
    await act(async () => void window.dispatchEvent(new Event('online')));
    await act(async () => note.resolve({ kind: 'stored', value: friday }));
    expect(vi.mocked(changeWork).mock.lastCall).toEqual([
      'marcia',
      expect.objectContaining({ followUpAt: { to: tomorrow, expected: null } }),
    ]);
  });

  it('leaves a colleague’s later follow-up alone on Undo', async () => {
    await renderList();
    await call('Call Marcia Bennett');
    await choose(control(), 'Tomorrow: 9:00 am');
    vi.mocked(changeWork).mockResolvedValueOnce({
      kind: 'conflict',
      current: workOf({ followUpAt: new Date('2026-11-24T14:00:00Z') }),
    });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Undo' })));
    expect(screen.getByRole('alert')).toHaveTextContent('Marcia Bennett was changed in the meantime.');
    expect(row()).toHaveTextContent('Follow-up: Tue 24 Nov, 9:00 am');
  });
});

describe('A change without an answer', () => {
  it.each([
    [{ kind: 'unknown', reason: '' }, 'No answer came for Marcia Bennett, so it may or may not be saved.'],
    [{ kind: 'refused', reason: 'Busy.', isBusy: true }, 'Marcia Bennett was not changed.'],
  ] as const)('names its customer: %j', async (outcome, sentence) => {
    await renderList();
    vi.mocked(changeWork).mockResolvedValueOnce(outcome);
    await call('Call Marcia Bennett');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'No answer' })));
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  });
});

describe('An offer that is being stored', () => {
  it('can be answered in no other way until the answer', async () => {
    await renderList();
    await openMarcia();
    await call('Call Customer');
    const prompt = within(screen.getByRole('region', { name: 'Log for Marcia Bennett' }));
    const answers = () => [
      prompt.getByRole('button', { name: 'Reached' }),
      prompt.getByRole('button', { name: 'No answer' }),
      control(),
      screen.getByRole('combobox', { name: 'Log a call with Marcia Bennett' }),
    ];
    const disabled = () => answers().map((element) => element.getAttribute('aria-disabled') === 'true');
    const answer = deferred<Outcome<Assignment>>();
    vi.mocked(changeWork).mockReturnValueOnce(answer.promise);
    await act(async () => fireEvent.click(prompt.getByRole('button', { name: 'No answer' })));
    expect(disabled()).toEqual([true, true, true, true]);
    fireEvent.click(control());
    fireEvent.keyDown(control(), { key: 'ArrowDown' });
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await act(async () => answer.resolve({ kind: 'offline' }));
    expect(disabled()).toEqual([false, false, false, false]);
    fireEvent.click(control());
    expect(screen.getByRole('listbox')).toBeInTheDocument();
  });

  it('is disabled while it waits for another change of the customer', async () => {
    await renderList();
    await call('Call Marcia Bennett');
    const status = deferred<Outcome<string, Customer>>();
    vi.mocked(updateCustomerStatus).mockReturnValueOnce(status.promise);
    await choose(screen.getByRole('combobox', { name: 'Status of Marcia Bennett' }), 'Contacted');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Reached' })));
    expect(screen.getByRole('button', { name: 'No answer' })).toHaveAttribute('aria-disabled', 'true');
    await act(async () => status.resolve({ kind: 'stored', value: 'Done' }));
    expect(changeWork).toHaveBeenCalledOnce();
  });
});

describe('An offer with another after it', () => {
  const offers = () => screen.getByRole('region', { name: /^Log for/ });
  const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
  const sentIds = () => vi.mocked(changeWork).mock.calls.map(([, { log }]) => log?.id);

  it('returns once the later one is dismissed', async () => {
    await renderList();
    await call('Call Marcia Bennett');
    await call('E-mail Marcia Bennett');
    expect(offers()).toHaveTextContent('Log this message to Marcia Bennett');
    await press('Dismiss');
    expect(offers()).toHaveTextContent('Log this call with Marcia Bennett');
    await press('Dismiss');
    expect(screen.queryByRole('region', { name: /^Log for/ })).not.toBeInTheDocument();
  });

  it('takes no second click of a double click on the later one', async () => {
    await renderList();
    await call('Call Leroy Bennett');
    await call('Call Marcia Bennett');
    const click = (detail: number) =>
      act(async () => fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }), { detail }));
    await click(1);
    await click(2);
    expect(offers()).toHaveTextContent('Log this call with Leroy Bennett');
  });

  it('gives way for good if it is of a message that was not sent to the database', async () => {
    await renderList();
    await call('E-mail Marcia Bennett');
    await call('Call Leroy Bennett');
    await press('Dismiss');
    expect(screen.queryByRole('region', { name: /^Log for/ })).not.toBeInTheDocument();
  });

  it('lends no id to a later call of a desk phone', async () => {
    await renderList();
    vi.mocked(changeWork).mockResolvedValueOnce({ kind: 'unknown', reason: '' });
    await call('Call Marcia Bennett');
    await press('No answer');
    await call('Call Leroy Bennett');
    await openMarcia();
    await choose(screen.getByRole('combobox', { name: 'Log a call with Marcia Bennett' }), 'No answer');
    const [first, second] = sentIds();
    expect(first).toBeDefined();
    expect(second).not.toBe(first);
  });

  it('returns once a call of a desk phone is logged', async () => {
    await renderList();
    await call('Call Leroy Bennett');
    await openMarcia();
    await choose(screen.getByRole('combobox', { name: 'Log a call with Marcia Bennett' }), 'No answer');
    expect(offers()).toHaveTextContent('Log this call with Leroy Bennett');
  });

  it('returns with its first id when it was not stored', async () => {
    await renderList();
    await call('Call Marcia Bennett');
    const answer = deferred<Outcome<Assignment>>();
    vi.mocked(changeWork).mockReturnValueOnce(answer.promise);
    await press('No answer');
    await call('Call Leroy Bennett');
    await act(async () => answer.resolve({ kind: 'unknown', reason: '' }));
    await press('Reached');
    await press('Mark as Contacted');
    expect(offers()).toHaveTextContent('Log this call with Marcia Bennett');
    await press('No answer');
    const [first, , again] = sentIds();
    expect(again).toBe(first);
  });

  it.each([
    ['no-answer', 'No answer', undefined],
    ['reached', 'Reached', 'Marcia Bennett was reached.'],
  ] as const)('ends once the list shows its call after a lost answer: %s', async (outcome, name, next) => {
    await renderList();
    vi.mocked(changeWork).mockResolvedValueOnce({ kind: 'unknown', reason: '' });
    await call('Call Marcia Bennett');
    await press(name);
    const [first = ''] = sentIds();
    const lastCall = { ...missed(now.toISOString(), outcome), entry: first };
    vi.mocked(listChangedWork).mockResolvedValueOnce({ items: [workOf({ lastCall })], readAt: now });
    await act(async () => void window.dispatchEvent(new Event('online')));
    if (next) expect(offers()).toHaveTextContent(next);
    else expect(screen.queryByRole('region', { name: /^Log for/ })).not.toBeInTheDocument();
    await openMarcia();
    await choose(screen.getByRole('combobox', { name: 'Log a call with Marcia Bennett' }), name);
    expect(sentIds()[1]).not.toBe(first);
  });

  it('is one with it after a second click on the same link', async () => {
    await renderList();
    await call('Call Marcia Bennett');
    await call('Call Marcia Bennett');
    await press('Dismiss');
    expect(screen.queryByRole('region', { name: /^Log for/ })).not.toBeInTheDocument();
  });
});

describe('A call that no link began', () => {
  const logCall = () => screen.getByRole('combobox', { name: 'Log a call with Marcia Bennett' });

  it('is logged in the details in one choice', async () => {
    await renderList();
    await openMarcia();
    fireEvent.click(logCall());
    const options = within(screen.getByRole('listbox')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Reached',
      'No answer',
      'No answer, try again in an hour: 11:30 am',
      'No answer, try again tomorrow: 9:00 am',
      'No answer, try again Mon 23 Nov, 9:00 am',
      'Call back in an hour: 11:30 am',
      'Call back tomorrow: 9:00 am',
      'Call back Mon 23 Nov, 9:00 am',
    ]);
    fireEvent.keyDown(logCall(), { key: 'Escape' });
    await choose(logCall(), 'No answer, try again tomorrow: 9:00 am');
    expect(changeWork).toHaveBeenCalledExactlyOnceWith('marcia', {
      log: { id: expect.any(String), kind: 'call', to: 'no-answer', text: '' },
      followUpAt: { to: tomorrow, expected: null },
    });
    expect(screen.queryByRole('region', { name: /^Log for/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  });

  it('is logged with the time of a call back', async () => {
    await renderList();
    await openMarcia();
    await choose(logCall(), 'Call back tomorrow: 9:00 am');
    expect(changeWork).toHaveBeenCalledExactlyOnceWith('marcia', {
      log: { id: expect.any(String), kind: 'call', to: 'call-back', text: '' },
      followUpAt: { to: tomorrow, expected: null },
    });
  });

  it('offers Contacted after somebody New was reached', async () => {
    await renderList();
    await openMarcia();
    await choose(logCall(), 'Reached');
    expect(screen.getByRole('button', { name: 'Mark as Contacted' })).toBeVisible();
  });

  it('offers Contacted no more once another status was chosen', async () => {
    await renderList();
    await openMarcia();
    await choose(logCall(), 'Reached');
    await choose(screen.getByRole('combobox', { name: /^Mark as/ }), 'Mark as Customer');
    expect(screen.queryByRole('button', { name: 'Mark as Contacted' })).not.toBeInTheDocument();
  });

  it('can be logged again under the same id where no answer came', async () => {
    await renderList();
    await openMarcia();
    vi.mocked(changeWork).mockResolvedValueOnce({ kind: 'unknown', reason: '' });
    await choose(logCall(), 'No answer');
    expect(screen.getByRole('region', { name: 'Log for Marcia Bennett' })).toBeVisible();
    await choose(logCall(), 'No answer');
    const [first, second] = vi.mocked(changeWork).mock.calls.map(([, { log }]) => log?.id);
    expect(second).toBe(first);
  });

  it('is logged by l and Enter in the row', async () => {
    await renderList();
    const view = screen.getByRole('button', { name: 'View details of Marcia Bennett' });
    view.focus();
    fireEvent.keyDown(view, { key: 'l' });
    const reached = screen.getByRole('button', { name: 'Reached' });
    expect(reached).toHaveFocus();
    await act(async () => fireEvent.click(reached));
    const prompt = within(screen.getByRole('region', { name: 'Log for Marcia Bennett' }));
    expect(prompt.getByRole('button', { name: 'Mark as Contacted' })).toHaveFocus();
    await act(async () => fireEvent.click(prompt.getByRole('button', { name: 'Mark as Contacted' })));
    expect(view).toHaveFocus();
    expect(changeWork).toHaveBeenCalledOnce();
  });

  it.each([
    ['below', 'Leroy', 'Marcia'],
    ['above', 'Marcia', 'Leroy'],
  ])('leads to the row %s when the logged call takes its row from the list', async (_, first, next) => {
    const followUpAt = new Date('2026-11-20T09:00:00-05:00');
    const work = [workOf({ followUpAt }), workOf({ customerId: 'leroy', followUpAt })];
    await renderList(work, '/admin-dashboard?list=overdue&sort=name');
    screen.getByRole('button', { name: `View details of ${first} Bennett` }).focus();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'l' });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'No answer' })));
    expect(screen.getByRole('button', { name: `View details of ${next} Bennett` })).toHaveFocus();
  });

  it('leads to the search when the logged call takes the last row from the list', async () => {
    vi.mocked(listChangedWork).mockResolvedValueOnce({ items: [], readAt: now });
    await renderLoadedCustomersPage([marcia], '/admin-dashboard?list=overdue');
    screen.getByRole('button', { name: 'View details of Marcia Bennett' }).focus();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'l' });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'No answer' })));
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('keeps the call that a link began when l is pressed', async () => {
    await renderList();
    await call('Call Marcia Bennett');
    screen.getByRole('button', { name: 'View details of Leroy Bennett' }).focus();
    fireEvent.keyDown(document.body, { key: 'l' });
    expect(screen.getByRole('region', { name: 'Log for Marcia Bennett' })).toContainElement(
      document.activeElement as HTMLElement,
    );
  });
});

describe('The key l in the details', () => {
  const pressL = () => act(async () => fireEvent.keyDown(document.body, { key: 'l' }));

  it('leads to the offer of this customer', async () => {
    await renderList();
    await call('Call Marcia Bennett');
    await openMarcia();
    await pressL();
    expect(screen.getByRole('button', { name: 'Reached' })).toHaveFocus();
  });

  it('logs no call with the customer of another offer', async () => {
    await renderList();
    await call('Call Leroy Bennett');
    await openMarcia();
    await pressL();
    expect(screen.getByRole('combobox', { name: 'Log a call with Marcia Bennett' })).toHaveFocus();
  });
});

describe('The row of a customer', () => {
  it('says who called without an answer, and when', async () => {
    await renderList([workOf({ lastCall: missed('2026-11-20T08:01:00-05:00') })]);
    await waitFor(() => expect(row()).toHaveTextContent('No answer: 8:01 am, Andrea Clarke'));
    expect(within(row()).getByText('8:01 am, AC')).toBeInTheDocument();
  });

  it('names the day of a call of yesterday', async () => {
    await renderList([workOf({ lastCall: missed('2026-11-19T16:40:00-05:00') })]);
    await waitFor(() => expect(row()).toHaveTextContent('No answer: Thu 19 Nov, 4:40 pm, Andrea Clarke'));
  });

  it('says so once the call is logged', async () => {
    await renderList();
    await call('Call Marcia Bennett');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'No answer' })));
    expect(row()).toHaveTextContent('No answer: 10:30 am, Andrea Clarke');
  });

  it('says so no more after a call that reached somebody', async () => {
    await renderList([workOf({ lastCall: missed('2026-11-20T08:01:00-05:00') })]);
    await waitFor(() => expect(row()).toHaveTextContent('No answer'));
    await call('Call Marcia Bennett');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Reached' })));
    expect(row()).not.toHaveTextContent('No answer');
  });

  it('strikes only a follow-up through that a call answered', async () => {
    const followUpAt = new Date('2026-11-20T09:00:00-05:00');
    await renderList([
      workOf({ followUpAt, lastCall: missed('2026-11-20T09:30:00-05:00', 'reached') }),
      workOf({ customerId: 'leroy', followUpAt }),
    ]);
    const other = screen.getByRole('row', { name: /Leroy/ });
    await waitFor(() => expect(within(row()).getByText('9:00 am')).toHaveClass('line-through'));
    expect(row()).toHaveTextContent('9:00 am (called since)');
    expect(within(other).getByText('9:00 am')).not.toHaveClass('line-through');
    expect(other).not.toHaveTextContent('called since');
  });

  it('is not overdue after a call', async () => {
    await renderList();
    expect(row()).toHaveTextContent('Overdue');
    await call('Call Marcia Bennett');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Reached' })));
    expect(row()).not.toHaveTextContent('Overdue');
  });
});
