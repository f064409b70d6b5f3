import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { DataError } from '@/data/data-error';
import { listSubscribers, setAddressSubscribed, setSubscribed } from '@/data/newsletter-subscribers';
import type { Subscriber } from '@/domain/subscription';
import { formatDateTime } from '@/lib/dates';
import { download } from '@/lib/download';
import { deferred } from '../../../tests/support/deferred';
import { SubscribersPage } from './subscribers-page';

vi.mock('@/data/newsletter-subscribers');
vi.mock('@/lib/download');

const day = (n: number) => new Date(Date.UTC(2026, 10, n, 15));
const marcia: Subscriber = {
  id: 'marcia',
  email: 'marcia@farm.example',
  firstName: 'Marcia',
  lastName: 'Bennett',
  source: 'contact_form',
  active: true,
  subscribedAt: day(20),
};
const again = { ...marcia, id: 'again', email: ' Marcia@Farm.example', subscribedAt: day(10) };
const leroy = {
  ...marcia,
  id: 'leroy',
  email: '=leroy@quarry.example',
  firstName: 'Leroy',
  source: 'phone',
  subscribedAt: day(18),
};
const simone = { ...marcia, id: 'simone', email: 'simone@bay.example', firstName: 'Simone', active: false };

async function* pagesOf(...pages: Subscriber[][]) {
  yield* pages;
}

async function* failingAfter(...pages: Subscriber[][]): ReturnType<typeof pagesOf> {
  yield* pages;
  throw new DataError('refused', 'permission-denied', '');
}

async function* endingAfter(end: Promise<void>, ...pages: Subscriber[][]): ReturnType<typeof pagesOf> {
  yield* pages;
  await end;
}

async function* neverArriving(): ReturnType<typeof pagesOf> {
  yield await new Promise<never>(() => undefined);
}

/** A change whose answer waits for the test. */
function heldChange() {
  const answer = deferred<Awaited<ReturnType<typeof setAddressSubscribed>>>();
  vi.mocked(setAddressSubscribed).mockReturnValueOnce(answer.promise);
  return answer;
}

/** The answer to a change when these are stored with the address. */
const changedTo = (active: boolean, stored: readonly Subscriber[]) => ({
  kind: 'stored' as const,
  value: {
    subscribers: stored.map((subscriber) => ({ ...subscriber, active })),
    changed: stored.map(({ id }) => id),
  },
});

const load = (pages: ReturnType<typeof pagesOf>) => vi.mocked(listSubscribers).mockReturnValueOnce(pages);
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const rows = () =>
  within(screen.getByRole('list', { name: 'Subscribers' }))
    .queryAllByRole('listitem')
    .map((item) => item.textContent);
const exportedText = () => vi.mocked(download).mock.lastCall?.[1].join('');
const count = () => screen.getByText(/^Showing/).textContent;

async function renderPage(pages = pagesOf([leroy, again], [marcia, simone])) {
  load(pages);
  const onLogout = vi.fn();
  await act(async () =>
    render(
      <MemoryRouter>
        <SubscribersPage
          user={{ userEmail: 'a@fuel.example', userRole: 'admin', loginTime: '' }}
          onLogout={onLogout}
        />
      </MemoryRouter>,
    ),
  );
  return onLogout;
}

beforeEach(() => {
  vi.mocked(setSubscribed)
    .mockReset()
    .mockImplementation(async (ids) => ({ kind: 'stored', value: ids }));
  vi.mocked(setAddressSubscribed)
    .mockReset()
    .mockImplementation(async ({ subscribers }, active) => changedTo(active, subscribers));
  vi.mocked(download).mockReset();
});

describe('The newsletter’s subscribers', () => {
  it('are listed once per address, newest first', async () => {
    await renderPage();
    expect(rows()).toEqual([
      'marcia@farm.exampleMarcia Bennett · 20 Nov 2026 · Contact formUnsubscribe',
      'simone@bay.exampleSimone Bennett · 20 Nov 2026 · Contact form · UnsubscribedSubscribe again',
      '=leroy@quarry.exampleLeroy Bennett · 18 Nov 2026 · PhoneUnsubscribe',
    ]);
    expect(count()).toBe('Showing 3 of 3 subscribers – 1 unsubscribed');
  });

  it('are found by words of name and address', async () => {
    await renderPage();
    const box = screen.getByRole('searchbox', { name: 'Search subscribers' });
    await act(async () => fireEvent.change(box, { target: { value: 'QUARRY leroy' } }));
    expect(rows()).toHaveLength(1);
    expect(count()).toBe('Showing 1 of 3 subscribers – 1 unsubscribed');
    await act(async () => fireEvent.change(box, { target: { value: 'nobody' } }));
    expect(screen.getByRole('heading', { name: 'No subscribers found' })).toBeVisible();
  });

  it('are only said to be missing so far before all are read', async () => {
    const end = deferred();
    await renderPage(
      (async function* () {
        yield [leroy, simone];
        await end.promise;
        yield* failingAfter();
      })(),
    );
    expect(count()).toBe('Showing 2 of 2 subscribers read so far – 1 unsubscribed');
    const box = screen.getByRole('searchbox', { name: 'Search subscribers' });
    await act(async () => fireEvent.change(box, { target: { value: 'marcia' } }));
    expect(screen.getByRole('heading', { name: 'No subscribers found so far' })).toBeVisible();
    expect(screen.getByText('The rest of the list is still being read.')).toBeVisible();
    await act(async () => end.resolve());
    await press('Dismiss');
    expect(screen.getByRole('heading', { name: 'No subscribers found so far' })).toBeVisible();
    expect(screen.getByText('The list was not read to its end.')).toBeVisible();
    load(pagesOf([leroy, simone]));
    await press('Refresh');
    expect(screen.getByRole('heading', { name: 'No subscribers found' })).toBeVisible();
    load(failingAfter());
    await press('Refresh');
    expect(count()).toBe('Showing 0 of 2 subscribers – 1 unsubscribed');
  });

  it('are found without accents and apostrophes', async () => {
    await renderPage(pagesOf([{ ...marcia, firstName: 'Renée', lastName: 'O’Neil' }, leroy]));
    const box = screen.getByRole('searchbox', { name: 'Search subscribers' });
    for (const value of ['oneil renee', "O'Neil Renée"]) {
      fireEvent.change(box, { target: { value } });
      expect(count()).toBe('Showing 1 of 2 subscribers');
    }
  });

  it('are shown in hundreds', async () => {
    const many = Array.from({ length: 130 }, (_, n) => ({
      ...marcia,
      id: `${n}`,
      email: `${n}@farm.example`,
    }));
    await renderPage(pagesOf(many));
    expect(rows()).toHaveLength(100);
    await press('Show more');
    expect(rows()).toHaveLength(130);
    expect(screen.getAllByRole('listitem')[100]).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('are all on paper', async () => {
    const many = Array.from({ length: 130 }, (_, n) => ({
      ...marcia,
      id: `${n}`,
      email: `${n}@farm.example`,
    }));
    await renderPage(pagesOf(many));
    fireEvent(window, new Event('beforeprint'));
    expect(rows()).toHaveLength(130);
    fireEvent(window, new Event('afterprint'));
    expect(rows()).toHaveLength(100);
  });

  it('have a title, the search and the time of their reading on paper', async () => {
    const readAt = new Date('2026-11-21T15:00:00Z');
    vi.useFakeTimers({ now: readAt, toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    await renderPage();
    vi.setSystemTime(day(23));
    const titles = () => screen.getAllByRole('heading', { level: 1 });
    expect(titles()).toHaveLength(1);
    fireEvent(window, new Event('beforeprint'));
    expect(titles().map(({ textContent }) => textContent)).toEqual(Array(2).fill('Newsletter Subscribers'));
    expect(screen.getByText(`As of ${formatDateTime(readAt)}`)).toBeInTheDocument();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' leroy' } });
    expect(screen.getByText(`Matching "leroy", as of ${formatDateTime(readAt)}`)).toBeInTheDocument();
    fireEvent(window, new Event('afterprint'));
    expect(screen.queryByText(/^Matching/)).not.toBeInTheDocument();
  });

  it('are unsubscribed with all records of the address, and back by Undo', async () => {
    await renderPage();
    await press('Unsubscribe marcia@farm.example');
    expect(setAddressSubscribed).toHaveBeenLastCalledWith(
      expect.objectContaining({ key: 'marcia@farm.example', subscribers: [marcia, again] }),
      false,
    );
    expect(screen.getByText('marcia@farm.example is unsubscribed.')).toBeVisible();
    expect(count()).toBe('Showing 3 of 3 subscribers – 2 unsubscribed');
    await press('Undo');
    expect(setSubscribed).toHaveBeenLastCalledWith(['marcia', 'again'], true);
    expect(screen.getByText('marcia@farm.example is subscribed again.')).toBeVisible();
    expect(count()).toBe('Showing 3 of 3 subscribers – 1 unsubscribed');
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('are back by a second Undo after a lost signal', async () => {
    await renderPage();
    await press('Unsubscribe marcia@farm.example');
    vi.mocked(setSubscribed).mockResolvedValueOnce({ kind: 'offline' });
    await press('Undo');
    expect(screen.getByRole('alert')).toBeVisible();
    await press('Undo');
    const [first, second] = vi.mocked(setSubscribed).mock.calls;
    expect(second).toEqual(first);
    expect(screen.getByText('marcia@farm.example is subscribed again.')).toBeVisible();
  });

  it('name the address that is being saved, while no other can be', async () => {
    await renderPage();
    const region = screen.getAllByRole('status')[0];
    vi.mocked(setAddressSubscribed).mockReturnValueOnce(new Promise(() => undefined));
    await press('Unsubscribe marcia@farm.example');
    await waitFor(() => expect(region).toHaveTextContent('Saving for marcia@farm.example …'));
  });

  it('are unsubscribed with new records and without erased ones', async () => {
    await renderPage();
    const newer = { ...marcia, id: 'newer', email: 'MARCIA@farm.example', subscribedAt: day(21) };
    vi.mocked(setAddressSubscribed).mockResolvedValueOnce(changedTo(false, [newer, again]));
    await press('Unsubscribe marcia@farm.example');
    expect(rows()[0]).toBe(
      'MARCIA@farm.exampleMarcia Bennett · 21 Nov 2026 · Contact form · UnsubscribedSubscribe again',
    );
    expect(count()).toBe('Showing 3 of 3 subscribers – 2 unsubscribed');
    await press('Undo');
    expect(setSubscribed).toHaveBeenLastCalledWith(['newer', 'again'], true);
    expect(count()).toBe('Showing 3 of 3 subscribers – 1 unsubscribed');
  });

  it('are unsubscribed with new records by an Undo', async () => {
    await renderPage();
    await press('Subscribe again: simone@bay.example');
    const newer = { ...simone, id: 'newer' };
    vi.mocked(setAddressSubscribed).mockResolvedValueOnce(changedTo(false, [newer, simone]));
    await press('Undo');
    expect(setAddressSubscribed).toHaveBeenLastCalledWith(
      expect.objectContaining({ key: 'simone@bay.example', subscribers: [{ ...simone, active: true }] }),
      false,
    );
    expect(setSubscribed).not.toHaveBeenCalled();
    expect(screen.getByText('simone@bay.example is unsubscribed.')).toBeVisible();
  });

  it('have no Undo without a change', async () => {
    await renderPage();
    vi.mocked(setAddressSubscribed).mockResolvedValueOnce({
      kind: 'stored',
      value: { subscribers: [{ ...again, active: false }], changed: [] },
    });
    await press('Unsubscribe marcia@farm.example');
    expect(count()).toBe('Showing 3 of 3 subscribers – 2 unsubscribed');
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  async function undoOneWhileSavingAnother() {
    await renderPage();
    await press('Unsubscribe marcia@farm.example');
    const answer = heldChange();
    await press('Unsubscribe =leroy@quarry.example');
    await press('Undo');
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(setSubscribed).not.toHaveBeenCalled();
    return answer;
  }

  it('are back by Undo once another address is saved', async () => {
    const answer = await undoOneWhileSavingAnother();
    await act(async () => answer.resolve(changedTo(false, [leroy])));
    expect(setSubscribed).toHaveBeenLastCalledWith(['marcia', 'again'], true);
    expect(screen.getByText('marcia@farm.example is subscribed again.')).toBeVisible();
    expect(count()).toBe('Showing 3 of 3 subscribers – 2 unsubscribed');
  });

  it('name a failure that came before a queued Undo', async () => {
    const answer = await undoOneWhileSavingAnother();
    await act(async () => answer.resolve({ kind: 'unknown', reason: '' }));
    expect(setSubscribed).toHaveBeenLastCalledWith(['marcia', 'again'], true);
    expect(screen.getByRole('alert')).toHaveTextContent('No answer came for =leroy@quarry.example');
    expect(count()).toBe('Showing 3 of 3 subscribers – 1 unsubscribed');
  });

  it('are exported after a change that is being saved', async () => {
    await renderPage();
    const answer = heldChange();
    await press('Unsubscribe =leroy@quarry.example');
    load(pagesOf([leroy, marcia]));
    await press('Export CSV');
    expect(download).not.toHaveBeenCalled();
    await act(async () => answer.resolve(changedTo(false, [leroy])));
    expect(exportedText()).toMatch(/marcia/);
    expect(exportedText()).not.toMatch(/leroy/);
  });

  it('are exported after a change that begins while they are read', async () => {
    await renderPage();
    const reading = deferred<void>();
    load(endingAfter(reading.promise, [leroy, marcia]));
    await press('Export CSV');
    const answer = heldChange();
    await press('Unsubscribe =leroy@quarry.example');
    await act(async () => reading.resolve());
    expect(download).not.toHaveBeenCalled();
    await act(async () => answer.resolve(changedTo(false, [leroy])));
    expect(exportedText()).not.toMatch(/leroy/);
  });

  it.each(['before', 'after'])('are not exported when a change fails %s the list arrives', async (time) => {
    await renderPage();
    const answer = heldChange();
    await press('Unsubscribe =leroy@quarry.example');
    const reading = deferred<void>();
    load(endingAfter(reading.promise, [leroy, marcia]));
    await press('Export CSV');
    const fail = () => answer.resolve({ kind: 'unknown', reason: '' });
    for (const end of time === 'before' ? [fail, reading.resolve] : [reading.resolve, fail])
      await act(async () => end());
    expect(download).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'No answer came for =leroy@quarry.example, so it may or may not be saved. No file was exported.',
    );
    load(pagesOf([leroy, marcia]));
    await press('Export CSV');
    expect(exportedText()).toMatch(/leroy/);
  });

  it('are not exported after a logout during a change', async () => {
    await renderPage();
    const answer = heldChange();
    await press('Unsubscribe =leroy@quarry.example');
    load(pagesOf([leroy, marcia]));
    await press('Export CSV');
    cleanup();
    await act(async () => answer.resolve(changedTo(false, [leroy])));
    expect(download).not.toHaveBeenCalled();
  });

  it('stay as they are when a change fails', async () => {
    await renderPage();
    vi.mocked(setAddressSubscribed).mockResolvedValueOnce({
      kind: 'refused',
      reason: 'The database is busy.',
      isBusy: false,
    });
    await press('Unsubscribe marcia@farm.example');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Failed to save: The database is busy. marcia@farm.example was not changed.',
    );
    vi.mocked(setAddressSubscribed).mockResolvedValueOnce({ kind: 'unknown', reason: '' });
    await press('Unsubscribe marcia@farm.example');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Error saving. Please try again. No answer came for marcia@farm.example, so it may or may not be saved.',
    );
    vi.mocked(setAddressSubscribed).mockResolvedValueOnce({ kind: 'offline' });
    await press('Unsubscribe marcia@farm.example');
    expect(screen.getByRole('alert')).toHaveTextContent('Saving needs a signal.');
    expect(count()).toBe('Showing 3 of 3 subscribers – 1 unsubscribed');
  });

  it('show which one is being saved', async () => {
    await renderPage();
    const answer = heldChange();
    const button = screen.getByRole('button', { name: 'Unsubscribe marcia@farm.example' });
    const spinners = () => [...document.querySelectorAll('.animate-spin')];
    await press('Unsubscribe marcia@farm.example');
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(spinners()).toEqual([button.firstElementChild]);
    await act(async () => answer.resolve({ kind: 'offline' }));
    expect(button).toHaveAttribute('aria-busy', 'false');
    expect(spinners()).toEqual([]);
  });

  it('tell a logout when a change is saved', async () => {
    const onLogout = await renderPage();
    const answer = heldChange();
    await press('Unsubscribe marcia@farm.example');
    await press('Logout');
    const isSaved = vi.fn();
    const [[saved]] = onLogout.mock.calls as [[() => Promise<unknown>]];
    void saved().then(isSaved);
    await act(async () => undefined);
    expect(isSaved).not.toHaveBeenCalled();
    await act(async () => answer.resolve(changedTo(false, [marcia])));
    expect(isSaved).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('tell a logout when a change has failed', async () => {
    const onLogout = await renderPage();
    const answer = heldChange();
    await press('Unsubscribe marcia@farm.example');
    await press('Logout');
    const [[saved]] = onLogout.mock.calls as [[() => Promise<boolean>]];
    const isSaved = saved();
    await act(async () => answer.resolve({ kind: 'offline' }));
    expect(await isSaved).toBe(false);
    expect(screen.getByRole('alert')).toBeVisible();
    expect(await saved()).toBe(true);
  });

  it('open a question before the page is left', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
    const asksBeforeUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await renderPage();
    expect(asksBeforeUnload()).toBe(false);
    const answer = heldChange();
    await press('Unsubscribe marcia@farm.example');
    expect(asksBeforeUnload()).toBe(true);
    expect(fireEvent.click(screen.getByRole('link', { name: 'Customers' }))).toBe(false);
    expect(confirm).toHaveBeenCalledExactlyOnceWith(
      'A change is still being saved. Leave without waiting for it?',
    );
    await act(async () => answer.resolve(changedTo(false, [marcia])));
    expect(asksBeforeUnload()).toBe(false);
    confirm.mockRestore();
  });

  it('drop an old failure when the change is made again', async () => {
    await renderPage();
    vi.mocked(setAddressSubscribed).mockResolvedValueOnce({ kind: 'offline' });
    await press('Unsubscribe marcia@farm.example');
    expect(screen.getByRole('alert')).toBeVisible();
    vi.mocked(setAddressSubscribed).mockReturnValueOnce(new Promise(() => undefined));
    await press('Unsubscribe marcia@farm.example');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('leave the list when they are erased', async () => {
    await renderPage();
    vi.mocked(setAddressSubscribed).mockResolvedValueOnce({ kind: 'erased', ids: ['leroy'] });
    await press('Unsubscribe =leroy@quarry.example');
    expect(screen.getByRole('alert')).toHaveTextContent('This subscriber has been erased from the database.');
    expect(count()).toBe('Showing 2 of 2 subscribers – 1 unsubscribed');
  });

  it('say that an entry of the address was erased meanwhile', async () => {
    await renderPage();
    vi.mocked(setAddressSubscribed).mockResolvedValueOnce(changedTo(false, [marcia]));
    await press('Unsubscribe marcia@farm.example');
    const said = 'Another entry of this address has been erased from the database.';
    expect(screen.getByText('marcia@farm.example is unsubscribed.').parentElement).toHaveTextContent(said);
    vi.mocked(setSubscribed).mockResolvedValueOnce({ kind: 'erased', ids: ['marcia'] });
    await press('Undo');
    expect(screen.getByRole('alert')).toHaveTextContent('This subscriber has been erased from the database.');
    expect(count()).toBe('Showing 2 of 2 subscribers – 1 unsubscribed');
  });

  it('keep their place when they are unsubscribed', async () => {
    await renderPage();
    const places = () => rows().map((row) => row?.slice(0, 8));
    const before = places();
    await press('Unsubscribe marcia@farm.example');
    expect(places()).toEqual(before);
  });

  it('stay unsubscribed when an older read ends', async () => {
    await renderPage();
    const end = deferred();
    load(endingAfter(end.promise, [leroy, again, marcia, simone]));
    await press('Refresh');
    await press('Unsubscribe =leroy@quarry.example');
    await act(async () => end.resolve());
    expect(rows().find((row) => row?.includes('leroy'))).toMatch(/Subscribe again/);
  });

  it('are exported once each for a mailing tool', async () => {
    vi.useFakeTimers({ now: day(22), toFake: ['Date'] });
    await renderPage();
    load(pagesOf([simone, leroy, again, marcia]));
    await press('Export CSV');
    vi.useRealTimers();
    const [fileName = '', parts = []] = vi.mocked(download).mock.calls[0] ?? [];
    expect(fileName).toMatch(/-newsletter-2026-11-22\.csv$/);
    expect(parts.join('')).toBe(
      [
        '\ufeffEmail,First Name,Last Name,Subscribed,Source',
        'marcia@farm.example,Marcia,Bennett,2026-11-20,Contact form',
        '"\'=leroy@quarry.example",Leroy,Bennett,2026-11-18,Phone',
        '',
      ].join('\r\n'),
    );
    expect(screen.getByText(/^Exported 2 subscribers to .*\.csv$/)).toBeVisible();
  });

  it('are not exported without one', async () => {
    await renderPage(pagesOf([]));
    expect(screen.getByRole('heading', { name: 'No subscribers yet' })).toBeVisible();
    load(pagesOf([]));
    await press('Export CSV');
    expect(screen.getByRole('alert')).toHaveTextContent('No subscribers to export');
    expect(download).not.toHaveBeenCalled();
  });

  it('are read again for an export, without whom a colleague unsubscribed', async () => {
    await renderPage();
    load(pagesOf([{ ...leroy, active: false }, again, marcia, simone]));
    await press('Export CSV');
    expect(exportedText()).toMatch(/marcia@farm\.example/);
    expect(exportedText()).not.toMatch(/leroy/);
    expect(count()).toBe('Showing 3 of 3 subscribers – 2 unsubscribed');
  });

  it('are exported once when the button is pressed twice', async () => {
    await renderPage();
    const end = deferred();
    load(endingAfter(end.promise, [leroy, marcia]));
    await press('Export CSV');
    expect(screen.getByRole('button', { name: 'Exporting CSV' })).toHaveAttribute('aria-disabled', 'true');
    await press('Exporting CSV');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await act(async () => end.resolve());
    expect(download).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'Export CSV' })).toHaveAttribute('aria-disabled', 'false');
  });

  it('are not exported when the list cannot be read again', async () => {
    await renderPage();
    load(failingAfter([leroy]));
    await press('Export CSV');
    expect(download).not.toHaveBeenCalled();
    expect(screen.getByText(/^The list was not read to its end\./)).toBeVisible();
  });

  it('are not exported after the logout', async () => {
    await renderPage();
    const end = deferred();
    load(endingAfter(end.promise, [leroy, marcia]));
    await press('Export CSV');
    cleanup();
    await act(async () => end.resolve());
    expect(download).not.toHaveBeenCalled();
  });

  it('can be read again after a failure', async () => {
    await renderPage(failingAfter());
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load subscribers.');
    load(pagesOf([marcia]));
    await press('Try Again');
    expect(rows()).toHaveLength(1);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('stay on the screen when a refresh fails', async () => {
    await renderPage();
    load(failingAfter([marcia]));
    await press('Refresh');
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load subscribers.');
    expect(rows()).toHaveLength(3);
  });

  it('are not exported before all are read', async () => {
    await renderPage(failingAfter([leroy]));
    await press('Dismiss');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    load(failingAfter([leroy]));
    await press('Export CSV');
    expect(screen.getByText(/^The list was not read to its end\./)).toBeVisible();
    const end = deferred();
    const all = [leroy, { ...leroy, id: 'newer', active: false, subscribedAt: day(21) }, marcia];
    load(endingAfter(end.promise, all));
    await press('Refresh');
    await press('Export CSV');
    expect(screen.getByRole('alert')).toHaveTextContent('The list is still being read.');
    expect(download).not.toHaveBeenCalled();
    await act(async () => end.resolve());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    load(pagesOf(all));
    await press('Export CSV');
    expect(screen.getByText(/^Exported 1 subscriber to .*\.csv$/)).toBeVisible();
  });

  it('have a placeholder until the first page', async () => {
    const onLogout = await renderPage(neverArriving());
    expect(screen.getAllByRole('status').at(-1)).toHaveTextContent('Loading Subscribers...');
    await press('Logout');
    expect(onLogout).toHaveBeenCalledOnce();
  });
});
