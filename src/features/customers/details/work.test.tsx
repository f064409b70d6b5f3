import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeWork } from '@/data/customer-work';
import { DataError } from '@/data/data-error';
import { activityPage, listActivity, listOlderActivity } from '@/data/list-activity';
import { listChangedWork, listStaff } from '@/data/list-work';
import type { Outcome } from '@/data/outcome';
import { endSession, startSession } from '@/data/session-store';
import { updateCustomerStatus } from '@/data/update-customer-status';
import { type ActivityEntry, activityTextLimit } from '@/domain/activity';
import { nextTryOptions } from '@/domain/activity-text';
import type { Assignment } from '@/domain/assignment';
import type { Customer } from '@/domain/customer';
import { suggestFollowUps } from '@/domain/follow-up';
import { formatDayTime, toLocalText } from '@/lib/day-times';
import { buildCustomer } from '../../../../tests/support/build-customer';
import { deferred } from '../../../../tests/support/deferred';
import { choose } from '../../../../tests/support/listbox';
import { renderLoadedCustomersPage } from '../../../../tests/support/render-customers-page';

vi.mock('@/data/list-customers');
vi.mock('@/data/update-customer-status');

const marcia = buildCustomer({ id: 'marcia', whatsapp: '876-555-0142' });
const leroy = buildCustomer({ id: 'leroy', firstName: 'Leroy', createdAt: new Date('2026-11-19T15:00:00Z') });
const kerry = { uid: 'kerry', email: 'kerry@islandfuel.example', name: 'Kerry Grant', role: 'admin' };
const driver = { uid: 'driver', email: 'driver@islandfuel.example', name: 'Delroy Reid', role: 'driver' };
const stored = new Date('2026-11-20T15:00:00Z');

const workOf = (customerId: string, work: Partial<Assignment> = {}): Assignment => ({
  customerId,
  owner: '',
  followUpAt: null,
  duplicateOf: '',
  updatedBy: kerry.email,
  updatedAt: stored,
  ...work,
});
const entry = (n: number, fields: Partial<ActivityEntry> = {}): ActivityEntry => ({
  id: `entry${n}`,
  kind: 'note',
  text: `Note ${n}`,
  from: null,
  to: null,
  by: kerry.email,
  at: new Date(stored.getTime() - n * 60_000),
  ...fields,
});

const dialog = () => within(screen.getByRole('dialog'));
const entries = () =>
  within(dialog().getByRole('list', { name: 'Activity, newest first' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const called = (name: string) => dialog().getByRole('combobox', { name });
const button = (name: string) => screen.getByRole('button', { name });

async function renderList(work: Assignment[] = [], address?: string) {
  vi.mocked(listChangedWork).mockResolvedValueOnce({ items: work, readAt: stored });
  return renderLoadedCustomersPage([marcia, leroy], address);
}

async function openMarcia(activity: ActivityEntry[] = [], work: Assignment[] = []) {
  vi.mocked(listActivity).mockResolvedValueOnce(activity);
  const rendered = await renderList(work);
  await act(async () => fireEvent.click(button('View details of Marcia Bennett')));
  return rendered;
}

/** The database stores every change, and answers with the work that this makes. */
function storeEverything() {
  let changes = 0;
  vi.mocked(changeWork).mockImplementation(async (id, { owner, followUpAt }) => ({
    kind: 'stored',
    value: workOf(id, {
      ...(owner && { owner: owner.to }),
      ...(followUpAt && { followUpAt: followUpAt.to }),
      updatedAt: new Date(stored.getTime() + ++changes),
    }),
  }));
}
const answer = (result: Outcome<Assignment>) => vi.mocked(changeWork).mockResolvedValueOnce(result);

/** A link that would leave the page is pressed. */
function press(name: string) {
  const link = dialog().getByRole('link', { name });
  link.addEventListener('click', (event) => event.preventDefault());
  return act(async () => fireEvent.click(link));
}
async function addNote(text: string) {
  fireEvent.change(dialog().getByRole('textbox', { name: 'Note' }), { target: { value: text } });
  await act(async () => fireEvent.click(button('Add note')));
}

beforeEach(() => {
  vi.mocked(listStaff).mockReset().mockResolvedValue([driver, kerry]);
  vi.mocked(listActivity).mockReset().mockResolvedValue([]);
  vi.mocked(listOlderActivity).mockReset().mockResolvedValue([]);
  vi.mocked(listChangedWork)
    .mockReset()
    .mockImplementation(async (since) => ({ items: [], readAt: since }));
  vi.mocked(updateCustomerStatus).mockReset().mockResolvedValue({ kind: 'stored', value: 'Done' });
  vi.mocked(changeWork).mockReset();
  storeEverything();
  // Suggested follow-ups depend on the clock.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:30:00-05:00') });
});
afterEach(() => {
  endSession();
});

describe('The activity of a customer', () => {
  it('is read once when the details open', async () => {
    await openMarcia([
      entry(1, { kind: 'status', text: '', from: 'new', to: 'contacted' }),
      entry(2, { kind: 'call', to: 'no-answer', text: 'Voicemail' }),
      entry(3, { kind: 'owner', text: '', from: '', to: kerry.email }),
      entry(4, {
        kind: 'follow-up',
        text: '',
        to: new Date('2026-11-23T14:00:00Z'),
        by: 'gone@fuel.example',
      }),
      entry(5, { kind: 'status', text: 'Rang at noon', to: 'contacted' }),
    ]);
    await act(async () => fireEvent.click(button('Show all 5')));
    expect(listActivity).toHaveBeenCalledExactlyOnceWith('marcia');
    expect(entries()).toEqual([
      'Status: New → Contacted20 Nov 2026, 9:59 am · Kerry Grant',
      'Call: no answerVoicemail20 Nov 2026, 9:58 am · Kerry Grant',
      'Owner: nobody → Kerry Grant20 Nov 2026, 9:57 am · Kerry Grant',
      'Follow-up: 23 Nov 2026, 9:00 am20 Nov 2026, 9:56 am · gone@fuel.example',
      'Added as ContactedRang at noon20 Nov 2026, 9:55 am · Kerry Grant',
    ]);
  });

  it('says that it is loading, then that it is empty', async () => {
    const read = deferred<ActivityEntry[]>();
    vi.mocked(listActivity).mockReturnValueOnce(read.promise);
    await renderList();
    fireEvent.click(button('View details of Marcia Bennett'));
    expect(dialog().getByText('Reading what was done...')).toBeVisible();
    await act(async () => read.resolve([]));
    expect(dialog().getByText('Nothing is written down yet.')).toBeVisible();
  });

  it('includes an own note that is stored while it is read', async () => {
    const read = deferred<ActivityEntry[]>();
    vi.mocked(listActivity)
      .mockReturnValueOnce(read.promise)
      .mockResolvedValueOnce([entry(0, { text: 'Gate locked' }), entry(1)]);
    await renderList();
    fireEvent.click(button('View details of Marcia Bennett'));
    await addNote('Gate locked');
    await act(async () => read.resolve([entry(1)]));
    expect(entries()).toEqual([expect.stringContaining('Gate locked'), expect.stringContaining('Note 1')]);
  });

  it('can be read again after a failure', async () => {
    vi.mocked(listActivity).mockRejectedValueOnce(new DataError('unreachable', 'unknown', ''));
    await renderList();
    await act(async () => fireEvent.click(button('View details of Marcia Bennett')));
    expect(dialog().getByRole('alert')).toHaveTextContent('The activity could not be loaded.');
    vi.mocked(listActivity).mockResolvedValueOnce([entry(1)]);
    await act(async () => fireEvent.click(dialog().getByRole('button', { name: 'Try Again' })));
    expect(entries()).toHaveLength(1);
    expect(document.activeElement).toContainElement(
      screen.getByRole('list', { name: 'Activity, newest first' }),
    );
  });

  it.each([
    ['the network is back', () => act(async () => void window.dispatchEvent(new Event('online')))],
    ['a note is stored', () => addNote('Rang at noon')],
  ])('is read after a failure once %s', async (_, happens) => {
    vi.mocked(listActivity).mockRejectedValueOnce(new DataError('unreachable', 'unknown', ''));
    await renderList();
    await act(async () => fireEvent.click(button('View details of Marcia Bennett')));
    dialog().getByRole('button', { name: 'Try Again' }).focus();
    vi.mocked(listActivity).mockResolvedValue([entry(1)]);
    await happens();
    expect(dialog().queryByRole('alert')).not.toBeInTheDocument();
    expect(entries()).toEqual([expect.stringContaining('Note 1')]);
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  });

  it('shows the first entries, and all on demand', async () => {
    await openMarcia(Array.from({ length: activityPage }, (_, n) => entry(n)));
    expect(entries()).toHaveLength(4);
    fireEvent.click(button('Show all 50'));
    expect(entries()).toHaveLength(50);
    // The button is gone.
    expect(document.activeElement?.textContent).toBe(entries()[4]);
    expect(dialog().getByText('These are the latest 50.')).toBeVisible();
  });

  it('includes a change of status from the details', async () => {
    await openMarcia([entry(1)]);
    await choose(called('Mark as ... status of Marcia Bennett'), 'Mark as Contacted');
    expect(entries()[0]).toContain('Status: New → Contacted');
    expect(listActivity).toHaveBeenCalledTimes(1);
  });
});

it('names the time zone once', async () => {
  await openMarcia([entry(1), entry(2)]);
  expect(dialog().getAllByText("Times are Jamaica's.")).toHaveLength(1);
});

describe('Open details', () => {
  const check = () => act(async () => window.dispatchEvent(new Event('online')));

  it('show what a colleague logs', async () => {
    await openMarcia([entry(1)]);
    vi.mocked(listActivity).mockResolvedValueOnce([entry(0, { text: 'Wants two tanks' }), entry(1)]);
    await check();
    expect(entries()).toEqual([
      expect.stringContaining('Wants two tanks'),
      expect.stringContaining('Note 1'),
    ]);
    expect(listActivity).toHaveBeenLastCalledWith('marcia', new Date(stored.getTime() - 120_000));
  });

  it('show an own note once', async () => {
    await openMarcia([entry(1)]);
    await addNote('Call after lunch');
    vi.mocked(listActivity).mockResolvedValueOnce([entry(0, { text: 'Call after lunch' }), entry(1)]);
    await check();
    expect(entries()).toHaveLength(2);
  });

  it('show an own note once that a check brings before the answer', async () => {
    await openMarcia([entry(1)]);
    const noted = deferred<Outcome<Assignment>>();
    vi.mocked(changeWork).mockReturnValueOnce(noted.promise);
    await addNote('Call after lunch');
    const { id = '' } = vi.mocked(changeWork).mock.lastCall?.[1].log ?? {};
    vi.mocked(listActivity).mockResolvedValueOnce([entry(0, { id, text: 'Call after lunch' }), entry(1)]);
    await check();
    await act(async () => noted.resolve({ kind: 'stored', value: workOf('marcia') }));
    expect(entries()).toHaveLength(2);
  });

  it('show an own status once from the check after the one that brings it before the answer', async () => {
    await openMarcia([entry(1)]);
    const moved = deferred<Outcome<string, Customer>>();
    vi.mocked(updateCustomerStatus).mockReturnValueOnce(moved.promise);
    await choose(called('Mark as ... status of Marcia Bennett'), 'Mark as Contacted');
    const change = entry(0, { kind: 'status', text: '', from: 'new', to: 'contacted' });
    vi.mocked(listActivity).mockResolvedValue([change, entry(1)]);
    await check();
    await act(async () => moved.resolve({ kind: 'stored', value: 'Done' }));
    await check();
    expect(entries()).toHaveLength(2);
  });

  it('keep their entries when a check fails', async () => {
    await openMarcia([entry(1)]);
    vi.mocked(listActivity).mockRejectedValueOnce(new DataError('unreachable', 'unavailable', ''));
    await check();
    expect(entries()).toHaveLength(1);
  });
});

describe('Older activity', () => {
  const page = (first: number, count = activityPage) =>
    Array.from({ length: count }, (_, n) => entry(first + n));

  /** The latest 50 are shown, and the button below them is pressed. */
  async function showOlder() {
    await openMarcia(page(0));
    fireEvent.click(button('Show all 50'));
    button('Show older').focus();
    await act(async () => fireEvent.click(button('Show older')));
  }

  it('follows the latest entries, and its first takes the focus', async () => {
    vi.mocked(listOlderActivity).mockResolvedValueOnce(page(50));
    await showOlder();
    expect(entries()).toHaveLength(100);
    expect(document.activeElement?.textContent).toBe(entries()[50]);
    expect(dialog().getByText('These are the latest 100.')).toBeVisible();
    expect(listOlderActivity).toHaveBeenCalledExactlyOnceWith('marcia', page(0));
  });

  it('ends with a page that is not full', async () => {
    vi.mocked(listOlderActivity).mockResolvedValueOnce(page(50, 3));
    await showOlder();
    expect(dialog().getByText('These are all 53.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show older' })).not.toBeInTheDocument();
  });

  it('keeps the focus on the list when there is none', async () => {
    await showOlder();
    expect(document.activeElement?.textContent).toBe(entries()[49]);
  });

  it('is not offered below fewer entries', async () => {
    await openMarcia(page(0, 49));
    fireEvent.click(button('Show all 49'));
    expect(screen.queryByRole('button', { name: 'Show older' })).not.toBeInTheDocument();
  });

  it('can be read again after a failure, and the focus stays', async () => {
    vi.mocked(listOlderActivity).mockRejectedValueOnce(new DataError('unreachable', 'unknown', ''));
    await showOlder();
    expect(dialog().getByRole('alert')).toHaveTextContent('The older activity could not be loaded.');
    expect(button('Try Again')).toHaveFocus();
    expect(entries()).toHaveLength(50);
    vi.mocked(listOlderActivity).mockResolvedValueOnce(page(50, 1));
    await act(async () => fireEvent.click(button('Try Again')));
    expect(entries()).toHaveLength(51);
  });

  it('is read by itself after a failure once the network is back, and moves nobody who reads', async () => {
    vi.mocked(listOlderActivity).mockRejectedValueOnce(new DataError('unreachable', 'unknown', ''));
    await showOlder();
    const read = document.querySelectorAll<HTMLElement>('[aria-label="Activity, newest first"] > li')[3];
    read?.focus();
    vi.mocked(listOlderActivity).mockResolvedValueOnce(page(50, 1));
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(dialog().queryByRole('alert')).not.toBeInTheDocument();
    expect(entries()).toHaveLength(51);
    expect(read).toHaveFocus();
  });

  it('leaves the focus in the list when its button goes by itself', async () => {
    vi.mocked(listOlderActivity).mockRejectedValueOnce(new DataError('unreachable', 'unknown', ''));
    await showOlder();
    vi.mocked(listOlderActivity).mockResolvedValueOnce(page(50, 1));
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(document.activeElement?.textContent).toBe(entries()[50]);
  });

  it('leaves the focus to somebody who writes meanwhile', async () => {
    const older = deferred<ActivityEntry[]>();
    vi.mocked(listOlderActivity).mockReturnValueOnce(older.promise);
    await showOlder();
    const note = dialog().getByRole('textbox', { name: 'Note' });
    note.focus();
    await act(async () => older.resolve(page(50)));
    expect(entries()).toHaveLength(100);
    expect(note).toHaveFocus();
  });

  it('is dropped when the details of another customer are open', async () => {
    const older = deferred<ActivityEntry[]>();
    vi.mocked(listOlderActivity).mockReturnValueOnce(older.promise);
    await showOlder();
    vi.mocked(listActivity).mockResolvedValueOnce([entry(7)]);
    await act(async () => fireEvent.click(button('Next customer')));
    await act(async () => older.resolve(page(50)));
    expect(entries()).toHaveLength(1);
  });
});

describe('A shared job', () => {
  const notes = () => vi.mocked(changeWork).mock.calls.map(([, { log }]) => log?.text);

  /** The browser has a share sheet, which ends so. */
  function offerShareSheet(end: () => Promise<void>) {
    const share = vi.fn(end);
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    return share;
  }
  afterEach(() => void Reflect.deleteProperty(navigator, 'share'));

  it('names the driver, and is told in the activity', async () => {
    const share = offerShareSheet(async () => undefined);
    await openMarcia();
    await choose(called('Share job'), 'Delroy Reid');
    expect(share).toHaveBeenCalledWith({ text: expect.stringContaining('\nDriver: Delroy Reid\n') });
    expect(entries()[0]).toContain('Job shared with Delroy Reid.');
  });

  it('may go to somebody else', async () => {
    const share = offerShareSheet(async () => undefined);
    await openMarcia();
    await choose(called('Share job'), 'Somebody else');
    expect(share).toHaveBeenCalledWith({ text: expect.not.stringContaining('Driver') });
    expect(notes()).toEqual(['Job shared.']);
  });

  it('is told once after a double click', async () => {
    vi.mocked(listStaff).mockReset().mockResolvedValue([kerry]);
    await openMarcia();
    const first = deferred<Outcome<Assignment>>();
    vi.mocked(changeWork).mockReturnValueOnce(first.promise);
    await act(async () => fireEvent.click(button('Share job')));
    await act(async () => fireEvent.click(button('Share job')));
    await act(async () => first.resolve({ kind: 'stored', value: workOf('marcia') }));
    expect(notes()).toEqual(['Job copied.']);
  });

  it('keeps the focus when the drivers arrive', async () => {
    const staff = deferred<(typeof kerry)[]>();
    vi.mocked(listStaff).mockReset().mockReturnValueOnce(staff.promise);
    await openMarcia();
    button('Share job').focus();
    await act(async () => staff.resolve([driver]));
    expect(called('Share job')).toHaveFocus();
  });

  it('is told as copied where there is no share sheet', async () => {
    await openMarcia();
    await choose(called('Share job'), 'Delroy Reid');
    await waitFor(() => expect(notes()).toEqual(['Job copied for Delroy Reid.']));
  });

  it('is not told when it was cancelled', async () => {
    offerShareSheet(() => Promise.reject(new DOMException('no', 'AbortError')));
    await openMarcia();
    await choose(called('Share job'), 'Delroy Reid');
    expect(notes()).toEqual([]);
  });

  it('leaves a note that somebody writes in its box', async () => {
    offerShareSheet(async () => undefined);
    await openMarcia();
    const box = dialog().getByRole('textbox', { name: 'Note' });
    fireEvent.change(box, { target: { value: 'Gate code' } });
    await choose(called('Share job'), 'Delroy Reid');
    expect(notes()).toEqual(['Job shared with Delroy Reid.']);
    expect(box).toHaveValue('Gate code');
  });

  it('asks for no driver where there is none', async () => {
    vi.mocked(listStaff).mockResolvedValue([kerry]);
    await openMarcia();
    expect(button('Share job')).toBeVisible();
  });
});

describe('A note', () => {
  it('has one more row for each line, and for each 28 letters', async () => {
    await openMarcia();
    const note = dialog().getByRole('textbox', { name: 'Note' });
    const texts = ['', 'x'.repeat(28), 'x'.repeat(29), 'One\n\nThree'];
    const rows = texts.map((value) => {
      fireEvent.change(note, { target: { value } });
      return note.getAttribute('rows');
    });
    expect(rows).toEqual(['1', '1', '2', '3']);
  });

  it('leads the log once it is stored', async () => {
    await openMarcia([entry(1)]);
    await addNote(' Gate code\u0000 4711 ');
    expect(changeWork).toHaveBeenCalledExactlyOnceWith('marcia', {
      log: { id: expect.stringMatching(/^[A-Za-z0-9]{20}$/), kind: 'note', to: null, text: 'Gate code 4711' },
    });
    expect(entries()[0]).toContain('Gate code 4711');
    expect(dialog().getByRole('textbox')).toHaveValue('');
    expect(screen.getByText('Saved for Marcia Bennett.')).toBeVisible();
  });

  it('is stored by Ctrl+Enter', async () => {
    await openMarcia();
    const note = dialog().getByRole('textbox', { name: 'Note' });
    fireEvent.change(note, { target: { value: 'Two tanks' } });
    await act(async () => fireEvent.keyDown(note, { key: 'Enter', ctrlKey: true }));
    expect(entries()[0]).toContain('Two tanks');
  });

  it('stays whole above its limit, and is not stored', async () => {
    await openMarcia();
    const note = 'x'.repeat(activityTextLimit + 1);
    await addNote(note);
    const box = dialog().getByRole('textbox', { name: 'Note' });
    expect(box).toHaveValue(note);
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription(
      '2,001 of 2,000 characters – Please use at most 2,000 characters.',
    );
    expect(changeWork).not.toHaveBeenCalled();
    await addNote(note.slice(1));
    expect(changeWork).toHaveBeenCalledOnce();
  });

  it('is not stored without visible text', async () => {
    await openMarcia();
    await addNote(' \n');
    expect(changeWork).not.toHaveBeenCalled();
  });

  it('keeps its text and id until it is stored', async () => {
    vi.mocked(changeWork).mockResolvedValueOnce({ kind: 'unknown', reason: '' });
    await openMarcia();
    await addNote('Two tanks');
    expect(screen.getByRole('alert')).toHaveTextContent('Error saving. Please try again.');
    await act(async () => fireEvent.click(button('Next customer')));
    expect(dialog().getByRole('textbox')).toHaveValue('');
    await act(async () => fireEvent.click(button('Previous customer')));
    expect(dialog().getByRole('textbox')).toHaveValue('Two tanks');
    await act(async () => fireEvent.click(button('Add note')));
    const [first, second] = vi.mocked(changeWork).mock.calls.map(([, { log }]) => log?.id);
    expect(second).toBe(first);
  });

  it('opens a question before the page is left', async () => {
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
    await openMarcia();
    expect(isAsked()).toBe(false);
    fireEvent.change(dialog().getByRole('textbox', { name: 'Note' }), { target: { value: 'Two tanks' } });
    expect(isAsked()).toBe(true);
    fireEvent.click(button('Close'));
    expect(fireEvent.click(screen.getByRole('link', { name: 'Website' }))).toBe(false);
    expect(confirm).toHaveBeenCalledExactlyOnceWith(
      'You typed a note for Marcia Bennett that is not saved. Leave without it?',
    );
    confirm.mockRestore();
  });

  it('keeps its id after a lost answer', async () => {
    await openMarcia();
    vi.mocked(changeWork).mockResolvedValueOnce({ kind: 'unknown', reason: '' });
    await addNote('Two tanks');
    await act(async () => fireEvent.click(button('Next customer')));
    await addNote('Gate locked');
    await act(async () => fireEvent.click(button('Previous customer')));
    await act(async () => fireEvent.click(button('Add note')));
    const [first, other, again] = vi.mocked(changeWork).mock.calls.map(([, { log }]) => log?.id);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it('is another note after a lost answer once its box was empty', async () => {
    await openMarcia();
    vi.mocked(changeWork).mockResolvedValueOnce({ kind: 'unknown', reason: '' });
    await addNote('Left a message');
    await addNote('');
    await addNote('Left a message');
    const [first, second] = vi.mocked(changeWork).mock.calls.map(([, { log }]) => log?.id);
    expect(second).toBeDefined();
    expect(second).not.toBe(first);
  });

  it('is shown once when it was stored before', async () => {
    await openMarcia();
    answer({ kind: 'stored', value: workOf('marcia'), isUnchanged: true });
    vi.mocked(listActivity).mockResolvedValueOnce([entry(1, { text: 'Two tanks' })]);
    await addNote('Two tanks');
    expect(entries()).toEqual([expect.stringContaining('Two tanks')]);
    expect(listActivity).toHaveBeenCalledTimes(2);
  });

  it('says that it needs a connection', async () => {
    await openMarcia();
    answer({ kind: 'offline' });
    await addNote('Two tanks');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Saving needs a signal. Nothing was changed for Marcia Bennett.',
    );
  });

  it.each([
    [
      { kind: 'refused', reason: 'Missing or insufficient permissions.', isBusy: false },
      /^Failed to save: Missing/,
    ],
    [{ kind: 'erased', ids: ['marcia'] }, /has been erased/],
  ] as const)('that is refused says why: %j', async (outcome, reason) => {
    await openMarcia();
    answer(outcome);
    await addNote('Two tanks');
    expect(screen.getByRole('alert')).toHaveTextContent(reason);
  });
});

it('The activity outlives an earlier read that fails late', async () => {
  const first = deferred<ActivityEntry[]>();
  await renderList();
  const details = () => act(async () => fireEvent.click(button('View details of Marcia Bennett')));
  vi.mocked(listActivity)
    .mockReturnValueOnce(first.promise)
    .mockResolvedValueOnce([entry(1)]);
  await details();
  fireEvent.click(button('Close'));
  await details();
  await act(async () => first.reject(new DataError('unreachable', 'unknown', '')));
  expect(entries()).toHaveLength(1);
});

describe('A call that was begun', () => {
  const prompt = () => screen.getByRole('region', { name: 'Log for Marcia Bennett' });

  it.each([
    ['No answer', 'no-answer'],
    ['Reached', 'reached'],
  ])('is logged as %s in one click', async (outcome, to) => {
    await openMarcia();
    await press('Call Customer');
    expect(prompt()).toHaveTextContent('Log this call with Marcia Bennett');
    await act(async () => fireEvent.click(button(outcome)));
    expect(changeWork).toHaveBeenCalledExactlyOnceWith('marcia', {
      log: { id: expect.any(String), kind: 'call', to, text: '' },
    });
    expect(entries()[0]).toContain(`Call: ${outcome.toLowerCase()}`);
  });

  it('can be logged in another way after a lost answer', async () => {
    vi.mocked(changeWork).mockResolvedValue({ kind: 'unknown', reason: '' });
    await openMarcia();
    await press('Call Customer');
    for (const outcome of ['No answer', 'No answer', 'Reached'])
      await act(async () => fireEvent.click(within(prompt()).getByRole('button', { name: outcome })));
    const [first, again, other] = vi.mocked(changeWork).mock.calls.map(([, { log }]) => log);
    expect(again).toEqual(first);
    expect(other?.to).toBe('reached');
    expect(other?.id).not.toBe(first?.id);
  });

  it('keeps its id for another time after a lost answer, and names the first time', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: stored });
    vi.mocked(changeWork).mockResolvedValue({ kind: 'unknown', reason: '' });
    await openMarcia();
    await press('Call Customer');
    const options = nextTryOptions(stored).slice(0, 2);
    const next = within(prompt()).getByRole('combobox', { name: 'No answer, try again …' });
    for (const { label } of options) await choose(next, label);
    const [first, second] = vi.mocked(changeWork).mock.calls.map(([, change]) => change);
    expect(second?.log).toEqual(first?.log);
    expect(second?.followUpAt?.tries).toEqual([first?.followUpAt?.to]);
    expect(second?.followUpAt?.to).not.toEqual(first?.followUpAt?.to);
  });

  it('is logged once for two clicks', async () => {
    const first = deferred<Outcome<Assignment>>();
    vi.mocked(changeWork).mockReturnValueOnce(first.promise);
    await openMarcia();
    await press('Call Customer');
    await act(async () => fireEvent.click(button('Reached')));
    await act(async () => fireEvent.click(button('No answer')));
    await act(async () => first.resolve({ kind: 'stored', value: workOf('marcia') }));
    expect(changeWork).toHaveBeenCalledOnce();
  });

  it('offers no call-back before the follow-ups are read', async () => {
    vi.mocked(listChangedWork).mockRejectedValueOnce(new DataError('unreachable', 'unknown', ''));
    vi.mocked(listActivity).mockResolvedValueOnce([]);
    await renderLoadedCustomersPage([marcia, leroy]);
    await act(async () => fireEvent.click(button('View details of Marcia Bennett')));
    await press('Call Customer');
    expect(within(prompt()).getByRole('button', { name: 'Reached' })).toBeVisible();
    expect(within(prompt()).queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('offers the next status when it reached a new customer', async () => {
    await openMarcia();
    await press('Call Customer');
    await act(async () => fireEvent.click(button('Reached')));
    expect(updateCustomerStatus).not.toHaveBeenCalled();
    await act(async () => fireEvent.click(button('Mark as Contacted')));
    expect(updateCustomerStatus).toHaveBeenCalledWith('marcia', { to: 'contacted', expected: 'new' });
    expect(screen.queryByRole('region', { name: /^Log for/ })).not.toBeInTheDocument();
  });

  it('stores a suggested follow-up with the log', async () => {
    await openMarcia([], [workOf('marcia', { followUpAt: stored })]);
    await press('Call Customer');
    const [first] = suggestFollowUps(new Date());
    if (!first) throw new Error('No time suggests itself.');
    await choose(called('Call back at …'), `${first.label}: ${formatDayTime(first.at, new Date())}`);
    expect(changeWork).toHaveBeenCalledExactlyOnceWith('marcia', {
      log: { id: expect.any(String), kind: 'call', to: 'call-back', text: '' },
      followUpAt: { to: expect.any(Date), expected: stored },
    });
    expect(entries().map((text) => text?.split(':')[0])).toEqual(['Call', 'Follow-up']);
  });

  it.each([
    ['WhatsApp', 'Sent by WhatsApp', 'whatsapp'],
    ['Send Email', 'Sent by E-mail', 'email'],
  ])('or a message by %s is logged in one click', async (link, sent, to) => {
    await openMarcia();
    await press(link);
    await act(async () => fireEvent.click(button(sent)));
    expect(vi.mocked(changeWork).mock.calls[0]?.[1].log).toMatchObject({ kind: 'message', to });
    expect(screen.queryByRole('region', { name: /^Log for/ })).not.toBeInTheDocument();
  });

  it('returns the focus in the dialog when it is dismissed', async () => {
    await openMarcia();
    dialog().getByRole('link', { name: 'Call Customer' }).focus();
    await press('Call Customer');
    const dismiss = within(prompt()).getByRole('button', { name: 'Dismiss' });
    dismiss.focus();
    await act(async () => fireEvent.click(dismiss));
    expect(changeWork).not.toHaveBeenCalled();
    expect(dialog().getByRole('link', { name: 'Call Customer' })).toHaveFocus();
  });

  it('is offered in the list, too', async () => {
    await renderList();
    const link = screen.getByRole('link', { name: 'Call Marcia Bennett' });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    await act(async () => fireEvent.click(within(prompt()).getByRole('button', { name: 'No answer' })));
    expect(changeWork).toHaveBeenCalledTimes(1);
  });
});

describe('Owner and follow-up', () => {
  const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });

  it('are shown in the row', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: stored });
    const followUpAt = new Date('2026-11-23T14:00:00Z');
    await renderList([workOf('marcia', { owner: kerry.email, followUpAt })]);
    await waitFor(() => expect(row('Marcia')).toHaveTextContent(/Owner: Kerry Grant, Follow-up: Mon 23 Nov/));
    expect(within(row('Marcia')).getByText('KG')).toBeInTheDocument();
    expect(row('Leroy')).not.toHaveTextContent('Owner');
  });

  it('change by a choice of colleague', async () => {
    await openMarcia();
    const owner = () => called('Owner of Marcia Bennett');
    fireEvent.click(owner());
    expect(
      within(screen.getByRole('listbox'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Nobody', 'Kerry Grant']);
    fireEvent.click(owner());
    await choose(owner(), 'Kerry Grant');
    expect(changeWork).toHaveBeenLastCalledWith('marcia', { owner: { to: kerry.email, expected: '' } });
    expect(owner()).toHaveTextContent('Owner: Kerry Grant');
    expect(entries()[0]).toContain('Owner: nobody → Kerry Grant');
    await choose(owner(), 'Nobody');
    expect(changeWork).toHaveBeenLastCalledWith('marcia', { owner: { to: '', expected: kerry.email } });
  });

  it('offer the signed-in colleague first', async () => {
    startSession('admin', kerry.email);
    await openMarcia();
    fireEvent.click(called('Owner of Marcia Bennett'));
    const options = within(screen.getByRole('listbox')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Me', 'Nobody']);
  });

  it('are undone, and redone by the next Undo', async () => {
    const tomorrow = new Date('2026-11-23T14:00:00Z');
    await openMarcia([], [workOf('marcia', { followUpAt: tomorrow })]);
    await choose(called('Follow-up of Marcia Bennett'), 'No follow-up');
    await act(async () => fireEvent.click(button('Undo')));
    expect(changeWork).toHaveBeenLastCalledWith('marcia', { followUpAt: { to: tomorrow, expected: null } });
    expect(called('Follow-up of Marcia Bennett')).toHaveTextContent(formatDayTime(tomorrow, new Date()));

    await choose(called('Owner of Marcia Bennett'), 'Kerry Grant');
    await act(async () => fireEvent.click(button('Undo')));
    expect(changeWork).toHaveBeenLastCalledWith('marcia', { owner: { to: '', expected: kerry.email } });
    expect(screen.getByText('Undone for Marcia Bennett.')).toBeVisible();
    await act(async () => fireEvent.click(button('Undo')));
    expect(changeWork).toHaveBeenLastCalledWith('marcia', { owner: { to: kerry.email, expected: '' } });
  });

  it('are undone by a second Undo after a lost signal', async () => {
    await openMarcia();
    await choose(called('Owner of Marcia Bennett'), 'Kerry Grant');
    vi.mocked(changeWork).mockResolvedValueOnce({ kind: 'offline' });
    await act(async () => fireEvent.click(button('Undo')));
    expect(screen.getByRole('alert')).toHaveTextContent('Saving needs a signal.');
    await act(async () => fireEvent.click(button('Undo')));
    expect(changeWork).toHaveBeenLastCalledWith('marcia', { owner: { to: '', expected: kerry.email } });
    expect(screen.getByText('Undone for Marcia Bennett.')).toBeVisible();
  });

  it('are saved one after the other', async () => {
    const owner = deferred<Outcome<Assignment>>();
    vi.mocked(changeWork).mockReturnValueOnce(owner.promise);
    await openMarcia();
    await choose(called('Owner of Marcia Bennett'), 'Kerry Grant');
    const [first, second] = suggestFollowUps(new Date());
    for (const time of [first, second])
      if (time)
        await choose(
          called('Follow-up of Marcia Bennett'),
          `${time.label}: ${formatDayTime(time.at, new Date())}`,
        );
    expect(changeWork).toHaveBeenCalledTimes(1);
    await act(async () => owner.resolve({ kind: 'stored', value: workOf('marcia', { owner: kerry.email }) }));
    await waitFor(() => expect(changeWork).toHaveBeenCalledTimes(3));
    expect(vi.mocked(changeWork).mock.calls.map(([, change]) => change)).toEqual([
      { owner: { to: kerry.email, expected: '' } },
      { followUpAt: { to: first?.at, expected: null } },
      { followUpAt: { to: second?.at, expected: first?.at } },
    ]);
  });

  it('are sent once where they are chosen twice, and keep their Undo', async () => {
    await openMarcia();
    const answers = [deferred<Outcome<Assignment>>(), deferred<Outcome<Assignment>>()] as const;
    for (const { promise } of answers) vi.mocked(changeWork).mockReturnValueOnce(promise);
    for (let times = 0; times < 2; times += 1) await choose(called('Owner of Marcia Bennett'), 'Kerry Grant');
    await choose(called('Follow-up of Marcia Bennett'), 'Another time...');
    const set = button('Set follow-up');
    for (let times = 0; times < 2; times += 1) await act(async () => fireEvent.click(set));
    const owned = workOf('marcia', { owner: kerry.email });
    await act(async () => answers[0].resolve({ kind: 'stored', value: owned }));
    expect(button('Undo')).toBeVisible();
    const followUpAt = vi.mocked(changeWork).mock.lastCall?.[1].followUpAt?.to ?? null;
    const value = { ...owned, followUpAt, updatedAt: new Date(stored.getTime() + 1) };
    await act(async () => answers[1].resolve({ kind: 'stored', value }));
    expect(changeWork).toHaveBeenCalledTimes(2);
    expect(button('Undo')).toBeVisible();
    expect(dialog().queryByLabelText('Day and time')).toBeNull();
    await act(async () => fireEvent.click(button('Undo')));
    expect(changeWork).toHaveBeenLastCalledWith('marcia', { followUpAt: { to: null, expected: followUpAt } });
  });

  it('are undone once by a notice', async () => {
    const undone = deferred<Outcome<Assignment>>();
    await openMarcia();
    await choose(called('Owner of Marcia Bennett'), 'Kerry Grant');
    vi.mocked(changeWork).mockReturnValueOnce(undone.promise);
    const undo = button('Undo');
    await act(async () => fireEvent.click(undo));
    await act(async () => fireEvent.click(undo));
    await act(async () =>
      undone.resolve({ kind: 'stored', value: workOf('marcia', { updatedAt: new Date() }) }),
    );
    expect(changeWork).toHaveBeenCalledTimes(2);
    answer({ kind: 'stored', value: workOf('marcia', { owner: kerry.email }), isUnchanged: true });
    await choose(called('Owner of Marcia Bennett'), 'Kerry Grant');
    expect(screen.getByText('Saved for Marcia Bennett.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('are stored from the queue after the list closes', async () => {
    const first = deferred<Outcome<Assignment>>();
    vi.mocked(changeWork).mockReturnValueOnce(first.promise);
    const { unmount } = await openMarcia([], [workOf('marcia', { followUpAt: stored })]);
    await choose(called('Owner of Marcia Bennett'), 'Kerry Grant');
    await choose(called('Follow-up of Marcia Bennett'), 'No follow-up');
    unmount();
    await act(async () => first.resolve({ kind: 'stored', value: workOf('marcia', { owner: kerry.email }) }));
    expect(changeWork).toHaveBeenLastCalledWith('marcia', { followUpAt: { to: null, expected: stored } });
  });

  it('leave the focus in a note that is being typed', async () => {
    const first = deferred<Outcome<Assignment>>();
    vi.mocked(changeWork).mockReturnValueOnce(first.promise);
    await openMarcia();
    await choose(called('Follow-up of Marcia Bennett'), 'Another time...');
    await act(async () => fireEvent.click(button('Set follow-up')));
    const note = dialog().getByRole('textbox', { name: 'Note' });
    act(() => note.focus());
    await act(async () => first.resolve({ kind: 'stored', value: workOf('marcia') }));
    expect(dialog().queryByLabelText('Day and time')).toBeNull();
    expect(note).toHaveFocus();
  });

  it('are shown without the list of staff', async () => {
    vi.mocked(listStaff)
      .mockReset()
      .mockRejectedValue(new DataError('unreachable', 'unknown', ''));
    await renderList([workOf('marcia', { owner: kerry.email })]);
    expect(screen.getByRole('row', { name: /Marcia/ })).toHaveTextContent(kerry.email);
  });

  it('keep a typed time until it is stored', async () => {
    await openMarcia();
    await choose(called('Follow-up of Marcia Bennett'), 'Another time...');
    const typed = '2026-12-07T10:00';
    fireEvent.change(dialog().getByLabelText('Day and time'), { target: { value: typed } });
    answer({ kind: 'refused', reason: 'The database is busy.', isBusy: false });
    await act(async () => fireEvent.click(button('Set follow-up')));
    expect(dialog().getByLabelText('Day and time')).toHaveValue(typed);
    await act(async () => fireEvent.click(button('Set follow-up')));
    expect(dialog().queryByLabelText('Day and time')).toBeNull();
    expect(called('Follow-up of Marcia Bennett')).toHaveFocus();
  });

  it('keep a time that is typed while an earlier one is stored', async () => {
    const first = deferred<Outcome<Assignment>>();
    vi.mocked(changeWork).mockReturnValueOnce(first.promise);
    await openMarcia();
    await choose(called('Follow-up of Marcia Bennett'), 'Another time...');
    await act(async () => fireEvent.click(button('Set follow-up')));
    const later = '2026-12-07T10:00';
    fireEvent.change(dialog().getByLabelText('Day and time'), { target: { value: later } });
    await act(async () => first.resolve({ kind: 'stored', value: workOf('marcia') }));
    expect(dialog().getByLabelText('Day and time')).toHaveValue(later);
    await act(async () => fireEvent.click(button('Set follow-up')));
    expect(dialog().queryByLabelText('Day and time')).toBeNull();
  });

  it('show the change of a colleague after a conflict', async () => {
    await openMarcia();
    answer({ kind: 'conflict', current: workOf('marcia', { owner: kerry.email }) });
    await choose(called('Owner of Marcia Bennett'), 'Kerry Grant');
    expect(screen.getByRole('alert')).toHaveTextContent('Marcia Bennett was changed in the meantime.');
    expect(called('Owner of Marcia Bennett')).toHaveTextContent('Kerry Grant');
  });

  it('are sent where the screen shows an equal but outdated one', async () => {
    const shown = new Date('2026-12-07T15:00:00-05:00');
    const current = workOf('marcia', { followUpAt: new Date('2026-12-07T17:00:00-05:00') });
    await openMarcia([], [workOf('marcia', { followUpAt: shown })]);
    await choose(called('Follow-up of Marcia Bennett'), 'Another time...');
    answer({ kind: 'conflict', current });
    await act(async () => fireEvent.click(button('Set follow-up')));
    expect(changeWork).toHaveBeenCalledWith('marcia', { followUpAt: { to: shown, expected: shown } });
    expect(screen.getByRole('alert')).toHaveTextContent('Marcia Bennett was changed in the meantime.');
    expect(dialog().getByLabelText('Day and time')).toHaveValue('2026-12-07T15:00');
  });

  it('take any time in Jamaica, with a warning outside business hours', async () => {
    await openMarcia();
    const followUp = () => called('Follow-up of Marcia Bennett');
    await choose(followUp(), 'Another time...');
    const field = dialog().getByLabelText('Day and time');
    expect(field).toHaveFocus();
    fireEvent.change(field, { target: { value: '2026-12-06T10:00' } });
    expect(dialog().getByText('The office is closed then.')).toBeVisible();
    fireEvent.change(field, { target: { value: '2026-12-07T10:00' } });
    expect(dialog().queryByText('The office is closed then.')).not.toBeInTheDocument();
    await act(async () => fireEvent.click(button('Set follow-up')));
    const at = new Date('2026-12-07T15:00:00Z');
    expect(changeWork).toHaveBeenLastCalledWith('marcia', { followUpAt: { to: at, expected: null } });
    await choose(followUp(), 'No follow-up');
    expect(changeWork).toHaveBeenLastCalledWith('marcia', { followUpAt: { to: null, expected: at } });
    expect(entries().map((text) => text?.slice(0, 15))).toEqual(['Follow-up: none', 'Follow-up: 7 De']);
  });

  it('that have passed are replaced by the next business day in the field', async () => {
    await openMarcia([], [workOf('marcia', { followUpAt: new Date('2026-11-19T09:00:00-05:00') })]);
    await choose(called('Follow-up of Marcia Bennett'), 'Another time...');
    const field = dialog().getByLabelText('Day and time');
    expect(field).toHaveValue(toLocalText(suggestFollowUps(new Date())[1]?.at ?? stored));
    expect(field).not.toHaveAccessibleDescription();
  });

  it('lie in the future, and no slip of a year away', async () => {
    await openMarcia();
    await choose(called('Follow-up of Marcia Bennett'), 'Another time...');
    const field = dialog().getByLabelText('Day and time');
    for (const [typed, doubt] of [
      ['2020-01-02T10:00', 'That time has passed.'],
      ['0002-02-02T10:00', 'That time has passed.'],
      ['2206-12-07T10:00', 'That is more than two years away.'],
    ] as const) {
      fireEvent.change(field, { target: { value: typed } });
      expect(field).toHaveAccessibleDescription(doubt);
      await act(async () => fireEvent.click(button('Set follow-up')));
    }
    expect(changeWork).not.toHaveBeenCalled();
  });

  it('say that the follow-up of somebody Inactive is never due', async () => {
    const sentence = 'Inactive customers are in no work list, so this follow-up is never due.';
    await openMarcia([], [workOf('marcia', { followUpAt: new Date('2026-11-23T14:00:00Z') })]);
    expect(dialog().queryByText(sentence)).not.toBeInTheDocument();
    await choose(called('Mark as ... status of Marcia Bennett'), 'Mark as Inactive');
    expect(dialog().getByText(sentence)).toBeVisible();
    await choose(called('Follow-up of Marcia Bennett'), 'No follow-up');
    expect(dialog().queryByText(sentence)).not.toBeInTheDocument();
  });

  it('are left as they were by Cancel, and by Escape with the dialog open', async () => {
    await openMarcia();
    const followUp = called('Follow-up of Marcia Bennett');
    await choose(followUp, 'Another time...');
    fireEvent.click(button('Cancel'));
    expect(followUp).toHaveFocus();
    await choose(followUp, 'Another time...');
    expect(fireEvent.keyDown(dialog().getByLabelText('Day and time'), { key: 'Escape' })).toBe(false);
    expect(dialog().queryByLabelText('Day and time')).toBeNull();
    expect(followUp).toHaveFocus();
    expect(changeWork).not.toHaveBeenCalled();
  });

  it('sort the list', async () => {
    await renderList([workOf('leroy', { followUpAt: stored })], '/admin-dashboard?sort=followup');
    await waitFor(() => expect(screen.getAllByRole('row')[1]).toHaveTextContent('Leroy'));
  });
});
