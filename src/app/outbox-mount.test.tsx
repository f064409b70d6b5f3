import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { paths } from '@/config/paths';
import { outboxPrefix, shownReceiptKey } from '@/features/contact/outbox/outbox-key';
import { unseenOutcome } from '@/features/contact/outbox/unseen-outcome-store';
import { OutboxMount } from './outbox-mount';

const notice = { name: 'Requests on this device' };
const told = { name: 'Your request was not confirmed' };
const open = () => render(<OutboxMount />, { wrapper: MemoryRouter });
const keepSomething = () => window.localStorage.setItem(`${outboxPrefix}x`, '{}');

afterEach(() => act(() => unseenOutcome.set(null)));

it('shows nothing while no request waits', async () => {
  const { container } = open();
  await act(() => vi.dynamicImportSettled());
  expect(container).toBeEmptyDOMElement();
});

it.each([
  [paths.about, null],
  [paths.contact, 'a receipt'],
])('of a receipt that was shown leaves on %s %j', (path, left) => {
  window.history.replaceState(null, '', path);
  window.sessionStorage.setItem(shownReceiptKey, 'a receipt');
  open();
  expect(window.sessionStorage.getItem(shownReceiptKey)).toBe(left);
  window.history.replaceState(null, '', '/');
});

it('shows the notice while a request waits', async () => {
  keepSomething();
  open();
  expect(await screen.findByRole('region', notice)).toBeInTheDocument();
});

it('shows the notice once a request was answered unseen', async () => {
  open();
  unseenOutcome.set('failed');
  expect(await screen.findByRole('heading', told)).toBeVisible();
});

it('takes the notice back when a page that returns was told of elsewhere', async () => {
  unseenOutcome.set('failed');
  open();
  expect(await screen.findByRole('heading', told)).toBeVisible();
  window.sessionStorage.clear();
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(screen.queryByRole('heading', told)).not.toBeInTheDocument();
});

it('keeps the notice of a page that returns without storage', async () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  unseenOutcome.set('failed');
  open();
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(await screen.findByRole('heading', told)).toBeVisible();
});

it.each(['storage', 'online'])('checks again at every event %s', async (name) => {
  open();
  keepSomething();
  window.dispatchEvent(new Event(name));
  expect(await screen.findByRole('region', notice)).toBeInTheDocument();
});

it('requests a missing script again after 15 seconds', async () => {
  vi.useFakeTimers();
  keepSomething();
  const load = vi.fn(async () => () => 'Waiting').mockRejectedValueOnce(new TypeError('/x.js'));
  render(<OutboxMount load={load} />);
  await act(() => vi.advanceTimersByTimeAsync(14_999));
  expect(load).toHaveBeenCalledOnce();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByText('Waiting')).toBeInTheDocument();
});

describe('a script that stays missing', () => {
  /** Fails to load the notice as often as this. */
  async function fail(times: number) {
    vi.useFakeTimers();
    keepSomething();
    const load = vi.fn(async () => () => 'Waiting');
    for (let time = 0; time < times; time += 1) load.mockRejectedValueOnce(new TypeError('/x.js'));
    render(<OutboxMount load={load} />);
    await act(() => vi.advanceTimersByTimeAsync((times - 1) * 15_000));
  }

  it('says so after the second failure, with a reload', async () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { ...window.location, reload });
    await fail(2);
    expect(screen.getByRole('alert')).toHaveTextContent('see your requests on this device');
    act(() => screen.getByRole('button', { name: 'Load again' }).click());
    expect(reload).toHaveBeenCalledOnce();
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    expect(screen.getByText('Waiting')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says nothing after one failure', async () => {
    await fail(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says nothing without a connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await fail(3);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

it('leaves the page alone without storage', () => {
  const storage = Object.getOwnPropertyDescriptor(window, 'localStorage');
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  const { container } = open();
  expect(container).toBeEmptyDOMElement();
  if (storage) Object.defineProperty(window, 'localStorage', storage);
  else Reflect.deleteProperty(window, 'localStorage');
});
