import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { listSubscribers } from '@/data/newsletter-subscribers';
import { draftsKey, endSession, getSession, startSession } from '@/data/session-store';
import { saveDraft } from '@/features/customers/state/saved-drafts';
import { NewsletterPage } from './newsletter-page';

vi.mock('@/data/newsletter-subscribers');

let confirm: MockInstance<typeof window.confirm>;
let held: { name: string }[];

beforeEach(() => {
  held = [];
  const locks = {
    query: async () => ({ held }),
    async request(name: string, _options: LockOptions, work: () => Promise<void>) {
      const lock = { name };
      held.push(lock);
      await work();
      held = held.filter((other) => other !== lock);
    },
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  vi.mocked(listSubscribers).mockReturnValue(
    (async function* () {
      yield* [];
    })(),
  );
  confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
  startSession('admin', 'clerk@islandfuel.example');
});

afterEach(() => {
  endSession();
  Reflect.deleteProperty(navigator, 'locks');
});

function open() {
  render(
    <MemoryRouter>
      <NewsletterPage />
    </MemoryRouter>,
  );
}

const logOut = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Logout' })));

it('asks before Logout drops a note', async () => {
  saveDraft('note marcia', { text: 'Two tanks' });
  open();
  await logOut();
  expect(getSession()).not.toBeNull();
  expect(window.sessionStorage).toHaveLength(1);
  confirm.mockReturnValue(true);
  await logOut();
  expect(getSession()).toBeNull();
  expect(window.sessionStorage).toHaveLength(0);
  expect(confirm).toHaveBeenLastCalledWith('You typed a note that is not saved. Leave without it?');
});

it('asks before Logout drops the note of another tab', async () => {
  held.push({ name: draftsKey });
  open();
  await logOut();
  expect(confirm).toHaveBeenCalledWith('Something typed in another tab is not saved. Leave without it?');
  expect(getSession()).not.toBeNull();
});

it('asks about this tab and then about another one', async () => {
  held.push({ name: draftsKey });
  saveDraft('note marcia', { text: 'Two tanks' });
  open();
  confirm.mockReturnValueOnce(true);
  await logOut();
  expect(confirm).toHaveBeenCalledTimes(2);
  expect(getSession()).not.toBeNull();
});

it('shows other tabs that it has a note, while it has one', async () => {
  saveDraft('note marcia', { text: 'Two tanks' });
  expect(held).toEqual([{ name: draftsKey }]);
  await act(async () => saveDraft('note marcia', undefined));
  open();
  await logOut();
  expect(confirm).not.toHaveBeenCalled();
  expect(getSession()).toBeNull();
});

it('shows other tabs no note of an ended session', async () => {
  saveDraft('note marcia', { text: 'Two tanks' });
  await act(async () => endSession());
  expect(held).toEqual([]);
});
