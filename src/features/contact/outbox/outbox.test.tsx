import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '@/config/paths';
import { ContactForm } from '@/features/contact/contact-form';
import { newDraftId } from '@/features/contact/persisted-draft';
import * as sender from '@/features/contact/send-draft';
import { formatDateTime } from '@/lib/dates';
import {
  fields,
  fillRequired,
  findThanks,
  newPage,
  noAnswer,
  pressSubmit,
  showContactForm,
  write,
} from '../../../../tests/support/contact-form';
import {
  answerLater,
  createCustomer,
  customerSaved,
  isCustomerStored,
  lastSent,
  sentIds,
} from '../../../../tests/support/fake-create-customer';
import { createOutbox } from './outbox';
import { readEntries } from './outbox-entries';
import { outboxPrefix } from './outbox-key';
import { OutboxNotice } from './outbox-notice';

vi.mock('@/data/create-customer', () => import('../../../../tests/support/fake-create-customer'));

const day = 24 * 60 * 60_000;
const keepButton = () => screen.findByRole('button', { name: 'Keep it and send it when there is a signal' });
const waitingTicket = () => screen.findByRole('heading', { name: 'Waiting to be sent' });
const online = () => act(async () => void window.dispatchEvent(new Event('online')));
const button = (name: string) => screen.getByRole('button', { name });
const keys = () => Object.keys(window.localStorage).filter((key) => key.startsWith(outboxPrefix));

const newOutbox = () => createOutbox(async () => sender);
const form = () => newPage(undefined, newOutbox());

/** Sends a form without a connection. */
async function failToSend(page = form()) {
  createCustomer.mockResolvedValue(noAnswer);
  const shown = showContactForm({ page });
  fillRequired();
  await pressSubmit(shown.user);
  await keepButton();
  return shown;
}

/** Queues a form that could not be sent. */
async function keep() {
  const shown = await failToSend();
  await shown.user.click(await keepButton());
  await waitingTicket();
  await waitFor(() => expect(screen.getByText(/^The last try failed/)).toBeVisible());
  return shown;
}

/** A request that was queued this many milliseconds ago. */
async function keptBefore(milliseconds: number, change: () => void = () => {}) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - milliseconds });
  createCustomer.mockResolvedValue(noAnswer);
  const { user, unmount } = showContactForm({ page: form() });
  fillRequired();
  change();
  await pressSubmit(user);
  await user.click(await keepButton());
  await waitingTicket();
  await screen.findByText(/^The last try failed/);
  unmount();
  vi.useRealTimers();
  createCustomer.mockReset().mockResolvedValue(customerSaved);
}

/** Another page of the site, in the same browser. */
function visit(outbox = newOutbox()) {
  const user = userEvent.setup({ delay: null });
  const view = render(
    <MemoryRouter initialEntries={[paths.about]}>
      <h1>About Us</h1>
      <OutboxNotice outbox={outbox} />
    </MemoryRouter>,
  );
  return { user, ...view };
}

describe('a request without a connection', () => {
  it('can be queued, with an explanation', async () => {
    await failToSend();
    expect(await keepButton()).toHaveAccessibleDescription(
      /in this browser, on this device, until it is sent or you delete it\. For seven days.*after that we ask you first\. Others who use this device/,
    );
  });

  it('can be queued when the sending script is missing', async () => {
    const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /x.js'));
    const { user } = showContactForm({ page: newPage(missing, createOutbox(missing)) });
    fillRequired();
    await pressSubmit(user);
    await user.click(await keepButton());
    expect(await waitingTicket()).toHaveFocus();
    expect(keys()).toHaveLength(1);
  });

  it('can be queued when the database is busy', async () => {
    createCustomer.mockResolvedValueOnce({ kind: 'refused', reason: 'Busy.', isBusy: true });
    const { user } = showContactForm({ page: form() });
    fillRequired();
    await pressSubmit(user);
    await user.click(await screen.findByRole('button', { name: 'Keep it and send it later' }));
    const { reference } = await findThanks();
    expect(sentIds()).toEqual([reference, reference]);
    expect(keys()).toEqual([]);
  });

  it('cannot be queued when the database refuses it', async () => {
    createCustomer.mockResolvedValue({
      kind: 'refused',
      reason: 'Missing or insufficient permissions.',
      isBusy: false,
    });
    const { user } = showContactForm({ page: form() });
    fillRequired();
    await pressSubmit(user);
    await screen.findByRole('alert');
    expect(screen.queryByRole('button', { name: /^Keep it/ })).not.toBeInTheDocument();
  });

  it('claims no success while it waits', async () => {
    await keep();
    expect(screen.getByText('Your request has not been sent yet.')).toBeVisible();
    expect(screen.queryByText('Thank You!')).not.toBeInTheDocument();
    expect(window.sessionStorage.getItem('contactDraft')).toBeNull();
  });

  it('is sent by a click, which reports a failure', async () => {
    const { user } = await keep();
    const { answer } = answerLater();
    await user.click(button('Send now'));
    expect(await screen.findByRole('button', { name: 'Sending…' })).toBeVisible();
    expect(screen.queryByText(/^The last try failed/)).not.toBeInTheDocument();
    await waitFor(() => expect(createCustomer).toHaveBeenCalledTimes(3));
    await act(async () => answer(noAnswer));
    expect(await screen.findByText(/^The last try failed/)).toBeVisible();
    createCustomer.mockResolvedValue(customerSaved);
    await user.click(button('Send now'));
    await findThanks();
  });

  it('says nothing new to a screen reader while it is tried again by itself', async () => {
    await keep();
    const { answer } = answerLater();
    await online();
    expect(await screen.findByRole('button', { name: 'Sending…' })).toBeVisible();
    expect(screen.getByText(/^The last try failed/)).toBeVisible();
    await act(async () => answer(noAnswer));
    expect(await screen.findByRole('button', { name: 'Send now' })).toBeVisible();
    expect(screen.getByText(/^The last try failed/)).toBeVisible();
  });

  it('returns to the form for a change', async () => {
    const { user } = await keep();
    await user.click(button('Change it'));
    expect(fields.firstName()).toHaveValue('Marcia');
    expect(keys()).toHaveLength(1);
    write(fields.phone(), '876-555-0177');
    createCustomer.mockResolvedValue(customerSaved);
    await pressSubmit(user);
    await findThanks();
    expect(screen.getByText(/this one counts/)).toBeVisible();
    expect(keys()).toEqual([]);
  });

  it('is deleted at the second click', async () => {
    const { user } = await keep();
    await user.click(button('Delete it'));
    expect(keys()).toHaveLength(1);
    await user.click(button('Press again to delete'));
    expect(keys()).toEqual([]);
    expect(fields.firstName()).toHaveValue('');
  });

  it('goes on waiting while another one is written', async () => {
    const { user } = await keep();
    await user.click(button('Write another request'));
    expect(fields.firstName()).toHaveValue('');
    expect(screen.getByRole('heading', { name: 'Request a quote' })).toHaveFocus();
    expect(keys()).toHaveLength(1);
  });

  it('stays on the device after a refusal, which replaces the form', async () => {
    await keep();
    createCustomer.mockResolvedValue({ kind: 'refused', reason: 'The service is closed.', isBusy: false });
    await online();
    expect(await screen.findByRole('heading', { name: 'Your request was not accepted' })).toBeVisible();
    expect(screen.getByText(/could not be accepted: The service is closed\./)).toBeVisible();
    expect(screen.queryByText('Your request has not been sent yet.')).not.toBeInTheDocument();
    expect(readEntries()).toMatchObject([{ draft: { firstName: 'Marcia' } }]);
  });

  it('keeps the focus when a refusal removes the clicked button', async () => {
    const { user } = await keep();
    createCustomer.mockResolvedValue({ kind: 'refused', reason: 'The service is closed.', isBusy: false });
    await user.click(button('Send now'));
    expect(await screen.findByRole('heading', { name: 'Your request was not accepted' })).toHaveFocus();
  });

  it('leaves the focus of another place alone at a refusal', async () => {
    await keep();
    createCustomer.mockResolvedValue({ kind: 'refused', reason: 'The service is closed.', isBusy: false });
    button('Write another request').focus();
    await online();
    await screen.findByRole('heading', { name: 'Your request was not accepted' });
    expect(button('Write another request')).toHaveFocus();
  });

  it('opens in the form after a refusal with the focus on the reason', async () => {
    const { user } = await keep();
    createCustomer.mockResolvedValue({ kind: 'refused', reason: 'The service is closed.', isBusy: false });
    await online();
    await user.click(await screen.findByRole('button', { name: 'Open it in the form' }));
    expect(fields.firstName()).toHaveValue('Marcia');
    expect(document.activeElement).toContainElement(screen.getByRole('alert'));
    expect(document.activeElement).toHaveTextContent(/^The service is closed\./);
    expect(keys()).toHaveLength(1);
  });
});

it("moves the notice to the page's end while Thank You! is shown", async () => {
  await keptBefore(day);
  const outbox = newOutbox();
  createCustomer.mockResolvedValueOnce(noAnswer);
  const { user } = showContactForm({
    page: newPage(undefined, outbox),
    besides: <OutboxNotice outbox={outbox} />,
  });
  const notice = () => screen.getByRole('region', { name: 'Requests on this device' });
  expect(notice()).toHaveClass('fixed');
  createCustomer.mockResolvedValue(customerSaved);
  fillRequired();
  await pressSubmit(user);
  await findThanks();
  expect(notice()).not.toBeEmptyDOMElement();
  expect(notice()).not.toHaveClass('fixed');
  await user.click(button('Submit Another Form'));
  expect(notice()).toHaveClass('fixed');
});

describe('storage without room', () => {
  it.each(['QuotaExceededError', 'SecurityError'])('is reported after a %s without loss', async (name) => {
    const { user } = await failToSend();
    const spy = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', name);
    });
    await user.click(await keepButton());
    expect(
      await screen.findByText('This browser cannot keep the request. Send it by WhatsApp, or call.'),
    ).toBeVisible();
    expect(fields.firstName()).toHaveValue('Marcia');
    spy.mockRestore();
  });

  it('keeps a request waiting that cannot be marked as changed', async () => {
    const { user } = await keep();
    const spy = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    await user.click(button('Change it'));
    expect(screen.getByText(/^This browser cannot keep the request\./)).toBeVisible();
    expect(await waitingTicket()).toBeVisible();
    expect(keys()).toHaveLength(1);
    spy.mockRestore();
    await user.click(button('Change it'));
    expect(fields.firstName()).toHaveValue('Marcia');
    expect(readEntries()).toMatchObject([{ isBeingChanged: true }]);
  });

  it('is full with five requests, and overwrites none', async () => {
    const outbox = newOutbox();
    for (let n = 0; n < 5; n += 1) {
      const { draft } = newPage().form.getState();
      const kept = outbox.enqueue({ ...draft, firstName: `M${n}` }, { draftId: newDraftId(), attempts: [] });
      expect(kept).toHaveProperty('id');
    }
    const { user } = await failToSend();
    await user.click(await keepButton());
    expect(await screen.findByText(/^5 requests wait here already/)).toBeVisible();
    expect(keys()).toHaveLength(5);
  });
});

describe('the next visit', () => {
  it('sends a waiting request and shows its reference until dismissed', async () => {
    await keptBefore(day);
    const { user } = visit();
    const [reference = ''] = await waitFor(() => {
      expect(readEntries()).toMatchObject([
        { receipt: { message: 'Customer information saved successfully!' } },
      ]);
      return sentIds();
    });
    const notice = screen.getByRole('region', { name: 'Requests on this device' });
    expect(await within(notice).findByRole('heading', { name: 'Your request was sent' })).toBeVisible();
    expect(notice).toHaveTextContent(reference.slice(0, 4));
    expect(JSON.stringify(window.localStorage)).not.toContain('Marcia');
    await user.click(button('Done'));
    expect(keys()).toEqual([]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('shows a request that was sent unseen', async () => {
    await keptBefore(day);
    const sentAt = new Date();
    vi.useFakeTimers({ toFake: ['Date'], now: sentAt });
    visit().unmount();
    await waitFor(() => expect(readEntries()).toMatchObject([{ receipt: {} }]));
    vi.useFakeTimers({ toFake: ['Date'], now: sentAt.getTime() + 3 * day });
    visit();
    expect(await screen.findByRole('heading', { name: 'Your request was sent' })).toBeVisible();
    expect(screen.getByText(/^Sent on/)).toHaveTextContent(
      `Sent on ${formatDateTime(sentAt)}. We contact you within 1 business day.`,
    );
    expect(sentIds()).toHaveLength(1);
  });

  it('asks before it sends a request of more than seven days', async () => {
    await keptBefore(7 * day + 60_000);
    const { user } = visit();
    expect(await screen.findByRole('heading', { name: 'Still wanted?' })).toBeVisible();
    await online();
    expect(createCustomer).not.toHaveBeenCalled();
    await user.click(button('Send now'));
    expect(await screen.findByRole('heading', { name: 'Your request was sent' })).toBeVisible();
  });

  it('mentions another try only for requests that are tried again', async () => {
    await keptBefore(7 * day + 60_000);
    await keptBefore(day);
    createCustomer.mockResolvedValue(noAnswer);
    visit();
    const [expired, due] = await screen.findAllByRole('listitem');
    await waitFor(() => expect(due).toHaveTextContent(/The last try failed\. It is tried again\.$/));
    expect(expired).toHaveTextContent(/Is it still wanted\?/);
    expect(expired).not.toHaveTextContent('The last try failed');
  });

  it('sends in the last hour of the seven days', async () => {
    await keptBefore(7 * day - 60 * 60_000);
    visit();
    expect(await screen.findByRole('heading', { name: 'Your request was sent' })).toBeVisible();
  });

  it('says when the day on which it was wanted is over', async () => {
    await keptBefore(5 * day, () => {
      const wanted = screen.getByLabelText<HTMLSelectElement>('When is it wanted?');
      write(wanted, wanted.options[2]?.value ?? '');
    });
    createCustomer.mockResolvedValue(noAnswer);
    visit();
    expect(await screen.findByText(/That day is over\.$/)).toBeVisible();
    createCustomer.mockResolvedValue(customerSaved);
    await online();
    expect(await screen.findByText(/That day is over: please tell us another\.$/)).toBeVisible();
    expect(lastSent()?.message).toMatch(/^Wanted: /);
  });

  it('shows a refusal without another try, and leads to the form', async () => {
    await keptBefore(day);
    createCustomer.mockResolvedValue({ kind: 'refused', reason: 'The service is closed.', isBusy: false });
    const { user } = visit();
    expect(await screen.findByText(/could not be accepted: The service is closed\./)).toBeVisible();
    await online();
    expect(createCustomer).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('link', { name: 'Open it in the form' }));
    expect(keys()).toHaveLength(1);
  });

  it('says of a request that is incomplete by now no more than that it was not accepted', async () => {
    await keptBefore(day, () => write(fields.firstName(), 'Ann'));
    const [key = ''] = keys();
    const stored = window.localStorage.getItem(key) ?? '';
    window.localStorage.setItem(key, stored.replace('"Ann"', '""'));
    visit();
    const state = await screen.findByText(/^Kept on /);
    expect(state).toHaveTextContent(/\. It could not be accepted: Some answers need another look\. /);
    expect(createCustomer).not.toHaveBeenCalled();
  });

  it.each([
    ['stored', customerSaved, 'Your request was sent'],
    [
      'refused',
      { kind: 'refused', reason: 'The service is closed.', isBusy: false } as const,
      'Your request was not accepted',
    ],
  ])('keeps the focus in the notice when a clicked request is %s', async (_, answer, news) => {
    await keptBefore(day);
    createCustomer.mockResolvedValue(noAnswer);
    const { user } = visit();
    await screen.findByText(/^The last try failed/);
    createCustomer.mockResolvedValue(answer);
    await user.click(button('Send now'));
    const heading = await screen.findByRole('heading', { name: news });
    expect(document.body).not.toHaveFocus();
    expect(document.activeElement).toContainElement(heading);
  });

  it('leaves the focus alone when a request is sent by itself', async () => {
    await keptBefore(day);
    visit();
    await screen.findByRole('heading', { name: 'Your request was sent' });
    expect(document.body).toHaveFocus();
  });

  it('keeps waiting while the database is busy', async () => {
    await keptBefore(day);
    createCustomer.mockResolvedValue({ kind: 'refused', reason: 'Busy.', isBusy: true });
    visit();
    expect(await screen.findByText(/^The last try failed/)).toBeVisible();
    createCustomer.mockResolvedValue(customerSaved);
    await online();
    expect(await screen.findByRole('heading', { name: 'Your request was sent' })).toBeVisible();
  });

  it('tries again after growing pauses without a connection', async () => {
    await keptBefore(day);
    createCustomer.mockResolvedValue(noAnswer);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    // Nothing here takes real time.
    visit(createOutbox(async () => ({ ...sender, customerIdFor: async () => 'A'.repeat(20) })));
    const tries: number[] = [];
    for (const pause of [0, 15_000, 30_000, 60_000]) {
      await act(() => vi.advanceTimersByTimeAsync(pause));
      tries.push(createCustomer.mock.calls.length);
    }
    expect(tries).toEqual([1, 2, 3, 4]);
  });

  it('does not load the sender while nothing waits', () => {
    const load = vi.fn(async () => sender);
    visit(createOutbox(load));
    expect(load).not.toHaveBeenCalled();
    expect(screen.getByRole('region', { name: 'Requests on this device' })).toBeEmptyDOMElement();
  });

  it('sends on a signal while the page is in the background', async () => {
    await keptBefore(day);
    createCustomer.mockResolvedValue(noAnswer);
    visit();
    await screen.findByText(/^The last try failed/);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    createCustomer.mockResolvedValue(customerSaved);
    await online();
    await waitFor(() => expect(readEntries()).toMatchObject([{ receipt: {} }]));
  });

  it('offers a reload while the sending script is missing', async () => {
    await keptBefore(day);
    const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /x.js'));
    const load = vi.fn<() => Promise<typeof sender>>(missing);
    const reload = vi.fn();
    vi.stubGlobal('location', { ...window.location, reload });
    const { user } = visit(createOutbox(load));
    expect(await screen.findByRole('alert')).toHaveTextContent(/load it again: then your request is sent\.$/);
    await user.click(button('Load again'));
    expect(reload).toHaveBeenCalledOnce();
    load.mockResolvedValue(sender);
    await user.click(button('Send now'));
    expect(await screen.findByRole('heading', { name: 'Your request was sent' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('offers the reload beside the form, too', async () => {
    const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /x.js'));
    const outbox = createOutbox(missing);
    const { user } = showContactForm({
      page: newPage(missing, outbox),
      besides: <OutboxNotice outbox={outbox} />,
    });
    fillRequired();
    await pressSubmit(user);
    await user.click(await keepButton());
    expect(await screen.findByRole('heading', { name: 'Loading chunk failed' })).toBeVisible();
    expect(button('Load again')).toBeVisible();
  });

  it('makes no attempt without a connection', async () => {
    await keptBefore(day);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    visit();
    await screen.findByRole('heading', { name: 'Your request has not been sent yet' });
    expect(createCustomer).not.toHaveBeenCalled();
  });

  it('keeps the notice folded until its content changes', async () => {
    await keptBefore(day);
    createCustomer.mockResolvedValue(noAnswer);
    const { user } = visit();
    await user.click(await screen.findByRole('button', { name: 'Hide' }));
    expect(screen.queryByRole('button', { name: 'Send now' })).not.toBeInTheDocument();
    createCustomer.mockResolvedValue(customerSaved);
    await online();
    expect(await screen.findByRole('button', { name: 'Done' })).toBeVisible();
  });
});

describe('a stored entry', () => {
  it.each([
    'no JSON',
    '{}',
    '{"keptAt":"today","draft":{},"record":{}}',
    JSON.stringify({ keptAt: Date.now(), draft: {}, record: { draftId: 'a'.repeat(32), attempts: [] } }),
    JSON.stringify({
      keptAt: 1e17,
      draft: { firstName: 'Ann' },
      record: { draftId: 'a'.repeat(32), attempts: [] },
    }),
  ])('is deleted in silence when it is %s', (text) => {
    window.localStorage.setItem(`${outboxPrefix}x`, text);
    window.localStorage.setItem('customerViews', '[]');
    expect(readEntries()).toEqual([]);
    expect(Object.keys(window.localStorage)).toEqual(['customerViews']);
  });

  it('is left alone when another version of the site wrote it', () => {
    window.localStorage.setItem('outbox.2.x', 'of another form');
    expect(readEntries()).toEqual([]);
    expect(window.localStorage).toHaveLength(1);
  });
});

describe('two tabs', () => {
  /** Notifies this tab as the browser notifies the other tabs. */
  const tellOtherTabs = () => act(async () => void window.dispatchEvent(new StorageEvent('storage')));

  it('send in the tab that has the lock', async () => {
    await keptBefore(day);
    const request = vi.fn(async (_: string, __: object, work: (lock: null) => unknown) => work(null));
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    visit();
    await waitFor(() => expect(request).toHaveBeenCalled());
    expect(createCustomer).not.toHaveBeenCalled();
    Reflect.deleteProperty(navigator, 'locks');
  });

  it('send where the browser refuses locks', async () => {
    await keptBefore(day);
    const request = async () => Promise.reject(new DOMException('denied', 'SecurityError'));
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    visit();
    expect(await screen.findByRole('heading', { name: 'Your request was sent' })).toBeVisible();
    Reflect.deleteProperty(navigator, 'locks');
  });

  it("do not wait for one another at a visitor's command", async () => {
    await keptBefore(day);
    const request = async (_: string, __: object, work: (lock: null) => unknown) => work(null);
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    const { user } = visit();
    await user.click(await screen.findByRole('button', { name: 'Send now' }));
    expect(await screen.findByRole('heading', { name: 'Your request was sent' })).toBeVisible();
    Reflect.deleteProperty(navigator, 'locks');
  });

  it("do not wait at a visitor's command while one sends", async () => {
    await keptBefore(2 * day);
    await keptBefore(day);
    const outbox = newOutbox();
    const [first, second] = readEntries();
    const { answer } = answerLater();
    outbox.send(first?.id ?? '');
    await waitFor(() => expect(createCustomer).toHaveBeenCalled());
    const request = async (_: string, __: object, work: (lock: null) => unknown) => work(null);
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    outbox.send(second?.id ?? '');
    answer(noAnswer);
    await waitFor(() => expect(readEntries()).toMatchObject([{ receipt: {} }, { receipt: {} }]));
    Reflect.deleteProperty(navigator, 'locks');
  });

  it('both learn of a deletion', async () => {
    await keep();
    window.localStorage.clear();
    await tellOtherTabs();
    expect(fields.firstName()).toHaveValue('');
  });

  it('show a sent request that was deleted meanwhile', async () => {
    await keptBefore(day);
    const { answer } = answerLater();
    const { user } = visit();
    await screen.findByRole('button', { name: 'Sending…' });
    await user.click(button('Delete it'));
    await user.click(button('Press again to delete'));
    await act(async () => answer(customerSaved));
    expect(await screen.findByRole('heading', { name: 'Your request was sent' })).toBeVisible();
  });

  it('do not send a request that was deleted before its script arrived', async () => {
    await keptBefore(day);
    let arrive = () => {};
    const load = () => new Promise<typeof sender>((resolve) => (arrive = () => resolve(sender)));
    const { user } = visit(createOutbox(load));
    await screen.findByRole('button', { name: 'Sending…' });
    await user.click(button('Delete it'));
    await user.click(button('Press again to delete'));
    await act(async () => arrive());
    expect(createCustomer).not.toHaveBeenCalled();
    expect(keys()).toEqual([]);
  });

  it('find no original to send while its change replaces it', async () => {
    await keptBefore(day);
    const [entry] = readEntries();
    const outbox = newOutbox();
    outbox.openForChange(entry?.id ?? '');
    const write = vi.spyOn(Storage.prototype, 'setItem');
    outbox.endChange(entry?.id ?? '', true);
    expect(write).not.toHaveBeenCalled();
    expect(keys()).toEqual([]);
  });

  it('do not restore an unsent request that was deleted meanwhile', async () => {
    await keptBefore(day);
    const { answer } = answerLater();
    visit();
    await waitFor(() => expect(createCustomer).toHaveBeenCalled());
    window.localStorage.clear();
    await act(async () => answer(noAnswer));
    await tellOtherTabs();
    expect(keys()).toEqual([]);
  });
});

describe('a request to be changed from another page', () => {
  /** Opens the form through the notice's link. */
  function openForm(page = form(), besides?: ReactNode) {
    const [entry] = readEntries();
    const user = userEvent.setup({ delay: null });
    render(
      <MemoryRouter initialEntries={[{ pathname: paths.contact, state: { outboxId: entry?.id } }]}>
        <ContactForm pageAge={() => 5000} store={page} />
        {besides}
      </MemoryRouter>,
    );
    return { user };
  }

  it('waits on other pages, but is not sent by itself', async () => {
    await keptBefore(day);
    openForm();
    expect(fields.firstName()).toHaveValue('Marcia');
    cleanup();
    window.sessionStorage.clear();
    const { user } = visit();
    expect(
      await screen.findByText(/It was opened to be changed, so it is not sent by itself\.$/),
    ).toBeVisible();
    await online();
    expect(createCustomer).not.toHaveBeenCalled();
    await user.click(button('Send now'));
    expect(await screen.findByRole('heading', { name: 'Your request was sent' })).toBeVisible();
  });

  it('stands in the form alone while that is open', async () => {
    await keptBefore(day);
    const outbox = newOutbox();
    openForm(newPage(undefined, outbox), <OutboxNotice outbox={outbox} />);
    expect(screen.getByRole('region', { name: 'Requests on this device' })).toBeEmptyDOMElement();
  });

  it('is replaced by the changed request that is queued after a reload', async () => {
    await keptBefore(day);
    openForm();
    cleanup();
    createCustomer.mockResolvedValue(noAnswer);
    const { user } = showContactForm({ page: form() });
    write(fields.firstName(), 'Devon');
    await pressSubmit(user);
    await user.click(await keepButton());
    await waitingTicket();
    expect(readEntries()).toMatchObject([{ draft: { firstName: 'Devon' } }]);
    createCustomer.mockResolvedValue(customerSaved);
    await online();
    await findThanks();
    expect(keys()).toEqual([]);
  });

  it('is replaced by the first of two tabs that queue a change, and both changes wait', async () => {
    await keptBefore(day);
    const outbox = newOutbox();
    const [first, second] = [newPage(undefined, outbox), newPage(undefined, outbox)];
    openForm(first);
    openForm(second);
    createCustomer.mockResolvedValue(noAnswer);
    for (const [page, firstName] of [
      [first, 'Devon'],
      [second, 'Ann'],
    ] as const) {
      page.edit({ firstName });
      page.submit({ isHoneypotFilled: false, pageAge: 5000 });
      await waitFor(() => expect(page.form.getState().progress.phase).toBe('failed'));
      act(() => void page.enqueue());
    }
    expect(readEntries()).toMatchObject([{ draft: { firstName: 'Devon' } }, { draft: { firstName: 'Ann' } }]);
  });

  it('waits again after Start afresh', async () => {
    await keptBefore(day);
    openForm();
    cleanup();
    const { user } = showContactForm({ page: form() });
    await user.click(button('Start afresh'));
    expect(fields.firstName()).toHaveValue('');
    visit();
    expect(await screen.findByRole('heading', { name: 'Your request was sent' })).toBeVisible();
    expect(lastSent()?.firstName).toBe('Marcia');
  });

  it('is not sent by an attempt that began before', async () => {
    await keptBefore(day);
    let arrive = () => {};
    const load = () => new Promise<typeof sender>((resolve) => (arrive = () => resolve(sender)));
    visit(createOutbox(load));
    await screen.findByRole('button', { name: 'Sending…' });
    openForm();
    await act(async () => arrive());
    expect(createCustomer).not.toHaveBeenCalled();
    expect(keys()).toHaveLength(1);
  });

  it('counts as an earlier try once another page has sent it', async () => {
    const outbox = newOutbox();
    const draft = {
      ...newPage().form.getState().draft,
      firstName: 'Marcia',
      lastName: 'Bennett',
      email: 'marcia.bennett@hopefarm.example',
      phone: '+1 876-555-0142',
    };
    outbox.enqueue(draft, { draftId: newDraftId(), attempts: [] });
    const [entry] = readEntries();
    const { user } = openForm(newPage(undefined, outbox), <OutboxNotice outbox={outbox} />);
    outbox.send(entry?.id ?? '');
    expect(await screen.findByRole('heading', { name: 'Your request was sent' })).toBeVisible();
    write(fields.phone(), '876-555-0177');
    await pressSubmit(user);
    await findThanks();
    expect(screen.getByText(/this one counts/)).toBeVisible();
    expect(keys()).toHaveLength(1);
  });

  it('knows of a changed request without an answer once it is sent all the same', async () => {
    await keptBefore(day);
    const { user } = openForm();
    write(fields.phone(), '876-555-0177');
    createCustomer.mockResolvedValue(noAnswer);
    await pressSubmit(user);
    await keepButton();
    cleanup();
    window.sessionStorage.clear();
    createCustomer.mockResolvedValue(customerSaved);
    const other = visit();
    await other.user.click(await screen.findByRole('button', { name: 'Send now' }));
    expect(await screen.findByRole('heading', { name: 'Your request was sent' })).toBeVisible();
    expect(lastSent()?.phone).toBe('+1 876-555-0142');
    expect(screen.getByText(/this one counts/)).toBeVisible();
  });

  it('alone counts where it is sent after its change, which is confirmed later', async () => {
    await keptBefore(day);
    const outbox = newOutbox();
    const page = newPage(undefined, outbox);
    const { user } = openForm(page);
    write(fields.phone(), '876-555-0177');
    createCustomer.mockResolvedValue(noAnswer);
    await pressSubmit(user);
    await keepButton();
    cleanup();
    createCustomer.mockResolvedValue(customerSaved);
    const other = visit(outbox);
    await other.user.click(await screen.findByRole('button', { name: 'Send now' }));
    expect(await screen.findByText(/this one counts/)).toBeVisible();
    cleanup();
    isCustomerStored.mockResolvedValue(true);
    showContactForm({ page });
    await findThanks();
    expect(isCustomerStored).toHaveBeenCalledOnce();
    expect(screen.queryByText(/this one counts/)).not.toBeInTheDocument();
  });

  it('is opened as it waits, whatever parish was chosen on the map since', async () => {
    await keptBefore(day);
    window.sessionStorage.setItem('coverage-parish', 'Portland');
    openForm();
    expect(fields.firstName()).toHaveValue('Marcia');
    expect(screen.getByLabelText('Parish')).toHaveValue('');
  });

  it('does not replace an unsent draft', async () => {
    await keptBefore(day);
    const { unmount } = showContactForm({ page: form() });
    write(fields.firstName(), 'Devon');
    unmount();
    openForm();
    expect(fields.firstName()).toHaveValue('Devon');
    expect(screen.getByText(/before you change the request that waits/)).toBeVisible();
    expect(keys()).toHaveLength(1);
  });
});
