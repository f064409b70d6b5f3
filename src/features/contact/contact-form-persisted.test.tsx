import { act, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { paths } from '@/config/paths';
import {
  fields,
  fillRequired,
  findThanks,
  honeypot,
  newPage,
  noAnswer,
  offline,
  pressSubmit,
  showContactForm,
  submitButton,
  write,
} from '../../../tests/support/contact-form';
import { deferred } from '../../../tests/support/deferred';
import { expectConsole } from '../../../tests/support/fail-on-console';
import {
  answerLater,
  createCustomer,
  createNewsletterSubscriber,
  customerSaved,
  isCustomerStored,
  lastSent,
  sentIds,
} from '../../../tests/support/fake-create-customer';
import { ContactForm } from './contact-form';
import { shownReceiptKey } from './outbox/outbox-key';
import * as sender from './send-draft';

vi.mock('@/data/create-customer', () => import('../../../tests/support/fake-create-customer'));

const notice = () => screen.queryByText(/^Your answers are still here from before\./);
const startAfresh = () => screen.getByRole('button', { name: 'Start afresh' });
const kept = () => Object.values(window.sessionStorage).join();
const noThanks = () => expect(screen.queryByRole('heading', { name: 'Thank You!' })).not.toBeInTheDocument();

function blockStorage() {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
}

/** Lets all pending promises settle. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));

/** Fills in the form and leaves it as a reload does. */
async function writeAndLeave() {
  const { user, unmount } = showContactForm();
  fillRequired();
  await user.click(screen.getByLabelText('Kerosene'));
  await user.click(screen.getByLabelText('SMS alerts'));
  unmount();
}

describe('a form opened again in its tab', () => {
  it('holds the earlier answers without moving the focus', async () => {
    await writeAndLeave();
    showContactForm();
    expect(fields.firstName()).toHaveValue('Marcia');
    expect(screen.getByLabelText('Kerosene')).toBeChecked();
    expect(screen.getByLabelText('SMS alerts')).toBeChecked();
    expect(notice()).toBeVisible();
    expect(notice()).toHaveAttribute('role', 'status');
    expect(document.body).toHaveFocus();
  });

  it('says nothing when nothing had been written', () => {
    showContactForm().unmount();
    showContactForm();
    expect(notice()).not.toBeInTheDocument();
    for (const region of screen.getAllByRole('status')) expect(region).toBeEmptyDOMElement();
    expect(screen.queryByRole('button', { name: 'Start afresh' })).not.toBeInTheDocument();
  });

  it("never stores the honeypot's value", async () => {
    await writeAndLeave();
    const { unmount } = showContactForm();
    write(honeypot(), 'Cheap loans');
    write(fields.firstName(), 'Marcia');
    expect(kept()).toContain('Bennett');
    expect(kept()).not.toContain('Cheap loans');
    expect(kept()).not.toContain('subject');
    unmount();
  });

  it('sends a restored draft without delay', async () => {
    await writeAndLeave();
    const { user } = showContactForm({ pageAge: 0 });
    await pressSubmit(user);
    await findThanks();
    expect(createCustomer).toHaveBeenCalledTimes(1);
  });

  it('is empty after Start afresh, with the focus on its heading, and leaves nothing behind', async () => {
    await writeAndLeave();
    const { user, unmount } = showContactForm();
    await user.click(startAfresh());
    expect(fields.firstName()).toHaveValue('');
    expect(screen.getByLabelText('Kerosene')).not.toBeChecked();
    expect(screen.getByRole('heading', { name: 'Request a quote' })).toHaveFocus();
    expect(notice()).not.toBeInTheDocument();
    expect(window.sessionStorage).toHaveLength(0);
    unmount();
    showContactForm();
    expect(fields.firstName()).toHaveValue('');
  });

  it('is empty after a success, and after Submit Another Form', async () => {
    await writeAndLeave();
    const { user, unmount } = showContactForm();
    await pressSubmit(user);
    await findThanks();
    expect(kept()).not.toContain('Marcia');
    await user.click(screen.getByRole('button', { name: 'Submit Another Form' }));
    expect(notice()).not.toBeInTheDocument();
    expect(window.sessionStorage).toHaveLength(0);
    unmount();
    showContactForm();
    expect(fields.firstName()).toHaveValue('');
  });

  it('works without storage', async () => {
    blockStorage();
    await writeAndLeave();
    const { user } = showContactForm();
    expect(fields.firstName()).toHaveValue('');
    createCustomer.mockResolvedValueOnce(noAnswer);
    fillRequired();
    await pressSubmit(user);
    await screen.findByRole('alert');
    await pressSubmit(user);
    const { reference } = await findThanks();
    expect(sentIds()).toEqual([reference, reference]);
  });

  it('restores a long message whole with its count', async () => {
    const long = 'm'.repeat(7000);
    const { unmount } = showContactForm();
    fillRequired();
    write(fields.message(), long);
    expect(screen.getByText('7,000 of 5,000 characters')).toBeVisible();
    unmount();
    const { user } = showContactForm();
    expect(fields.message()).toHaveValue(long);
    await pressSubmit(user);
    expect(fields.message()).toHaveAccessibleDescription(
      /7,000 of 5,000 characters Please use at most 5,000 characters\.$/,
    );
    expect(fields.message()).toHaveValue(long);
    expect(createCustomer).not.toHaveBeenCalled();
    write(fields.message(), 'm'.repeat(3999));
    expect(screen.queryByText(/ of 5,000 characters$/)).not.toBeInTheDocument();
    await pressSubmit(user);
    await findThanks();
    expect(lastSent()?.message).toHaveLength(3999);
  });

  it('counts the line with the wanted day as part of the message', async () => {
    const { user } = showContactForm();
    write(fields.message(), 'm'.repeat(4990));
    await user.selectOptions(screen.getByLabelText('When is it wanted?'), 'As soon as possible');
    expect(screen.getByText('5,018 of 5,000 characters')).toBeVisible();
  });

  it('counts an address with the commas that join its lines', () => {
    showContactForm();
    write(screen.getByLabelText('Delivery Address'), `${'lot\n'.repeat(110)}${'x'.repeat(50)}`);
    expect(screen.getByText('600 of 500 characters')).toBeVisible();
  });
});

describe('a parish that a link carries', () => {
  function Leave() {
    const navigate = useNavigate();
    return (
      <button type="button" onClick={() => navigate(paths.contact, { state: { parish: 'Portland' } })}>
        Portland
      </button>
    );
  }

  it('replaces the earlier parish', async () => {
    const { user, unmount } = showContactForm();
    await user.selectOptions(screen.getByLabelText('Parish'), 'Hanover');
    write(fields.firstName(), 'Marcia');
    unmount();
    showContactForm({ besides: <Leave /> });
    expect(screen.getByLabelText('Parish')).toHaveValue('Hanover');
    await user.click(screen.getByRole('button', { name: 'Portland' }));
    expect(screen.getByLabelText('Parish')).toHaveValue('Portland');
    expect(fields.firstName()).toHaveValue('Marcia');
  });

  it('is applied once, and keeps later answers', async () => {
    const Wander = () => {
      const navigate = useNavigate();
      const isHere = useLocation().pathname === paths.contact;
      return (
        <button type="button" onClick={() => (isHere ? navigate(paths.about) : navigate(-1))}>
          {isHere ? 'Leave' : 'Return'}
        </button>
      );
    };
    const { user } = showContactForm({ state: { parish: 'Portland' }, besides: <Wander /> });
    const parish = () => screen.getByLabelText('Parish');
    expect(parish()).toHaveValue('Portland');
    for (const answer of ['Hanover', '']) {
      await user.selectOptions(parish(), answer);
      await user.click(screen.getByRole('button', { name: 'Leave' }));
      await user.click(screen.getByRole('button', { name: 'Return' }));
      expect(parish()).toHaveValue(answer);
    }
  });
});

describe("a parish chosen on the home page's map", () => {
  const choose = (parish: string) => window.sessionStorage.setItem('coverage-parish', parish);
  const parish = () => screen.getByLabelText('Parish');

  it('is filled in once without a link of its own', async () => {
    choose('Portland');
    const { user, unmount } = showContactForm();
    expect(parish()).toHaveValue('Portland');
    expect(screen.getByText('Filled in from what you chose: Parish.')).toBeVisible();
    await user.selectOptions(parish(), 'Hanover');
    expect(screen.queryByText(/Filled in from what you chose/)).not.toBeInTheDocument();
    await user.selectOptions(parish(), '');
    unmount();
    showContactForm();
    expect(parish()).toHaveValue('');
  });

  it('replaces an earlier one of the map', () => {
    choose('Portland');
    const { unmount } = showContactForm();
    unmount();
    choose('Hanover');
    showContactForm();
    expect(parish()).toHaveValue('Hanover');
  });

  it('fills the gap of a restored draft', () => {
    const { unmount } = showContactForm();
    write(fields.firstName(), 'Marcia');
    unmount();
    choose('Portland');
    showContactForm();
    expect(parish()).toHaveValue('Portland');
    expect(fields.firstName()).toHaveValue('Marcia');
  });

  it.each([
    ['replaces one of the form', 'Hanover', undefined],
    ['is filled in again after an earlier one was taken out', '', 'Kingston'],
  ])('%s, as it was chosen later', async (_, answer, before) => {
    if (before) choose(before);
    const { user, unmount } = showContactForm();
    await user.selectOptions(parish(), answer);
    unmount();
    choose('Portland');
    showContactForm();
    expect(parish()).toHaveValue('Portland');
  });

  it('joins an estimate', () => {
    choose('Portland');
    showContactForm({ state: { estimate: { fuel: 'Diesel', volume: '100-500', line: '300 gallons' } } });
    expect(parish()).toHaveValue('Portland');
    expect(screen.getByText(/Average Volume.*Parish/)).toBeVisible();
  });

  it('leaves a request with an unknown outcome as it was sent', async () => {
    createCustomer.mockResolvedValueOnce(noAnswer);
    const { user, unmount } = showContactForm();
    fillRequired();
    await pressSubmit(user);
    await screen.findByRole('alert');
    unmount();
    choose('Portland');
    isCustomerStored.mockResolvedValue(true);
    showContactForm();
    const { reference } = await findThanks();
    expect(sentIds()).toEqual([reference]);
  });

  it('is none that is no parish', () => {
    choose('Atlantis');
    showContactForm();
    expect(parish()).toHaveValue('');
  });
});

describe('a request whose answer never came', () => {
  /** Fails to send the form, leaves it as a reload does, and returns the id. */
  async function sendInVain(): Promise<string> {
    createCustomer.mockResolvedValueOnce(noAnswer);
    const { user, unmount } = showContactForm();
    fillRequired();
    await pressSubmit(user);
    await screen.findByRole('alert');
    unmount();
    return sentIds()[0] ?? '';
  }

  it('is checked once, and a stored request shows its receipt', async () => {
    const id = await sendInVain();
    isCustomerStored.mockResolvedValue(true);
    showContactForm();
    expect((await findThanks()).reference).toBe(id);
    expect(isCustomerStored).toHaveBeenCalledExactlyOnceWith(id);
    expect(createCustomer).toHaveBeenCalledTimes(1);
    expect(createNewsletterSubscriber).toHaveBeenCalledExactlyOnceWith(id, lastSent());
    expect(kept()).not.toContain('Marcia');
  });

  it.each([
    ['was not stored', () => isCustomerStored.mockResolvedValue(false)],
    ['is unknown still', () => isCustomerStored.mockRejectedValue(offline())],
  ])('and that %s stays a draft, and is sent again under its id', async (_, prepare) => {
    const id = await sendInVain();
    prepare();
    const { user } = showContactForm();
    await settle();
    expect(isCustomerStored).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(notice()).toBeVisible();
    await pressSubmit(user);
    expect((await findThanks()).reference).toBe(id);
    expect(createCustomer.mock.calls[1]).toEqual(createCustomer.mock.calls[0]);
    expect(kept()).not.toContain('Marcia');
  });

  it('is asked for again with the next signal, and then confirmed', async () => {
    const id = await sendInVain();
    isCustomerStored.mockRejectedValueOnce(offline()).mockResolvedValue(true);
    showContactForm();
    await settle();
    noThanks();
    act(() => void window.dispatchEvent(new Event('online')));
    expect((await findThanks()).reference).toBe(id);
    expect(isCustomerStored).toHaveBeenCalledTimes(2);
  });

  it('is asked for again after a while, but not once the form is closed', async () => {
    const id = await sendInVain();
    isCustomerStored.mockResolvedValue(false);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { unmount } = showContactForm();
    await act(() => vi.advanceTimersByTimeAsync(14_999));
    expect(isCustomerStored).toHaveBeenCalledTimes(1);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(isCustomerStored.mock.calls).toEqual([[id], [id]]);
    unmount();
    window.dispatchEvent(new Event('online'));
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(isCustomerStored).toHaveBeenCalledTimes(2);
  });

  it('shows no receipt to a visitor who edits meanwhile', async () => {
    const id = await sendInVain();
    const answer = deferred<boolean>();
    isCustomerStored.mockReturnValue(answer.promise);
    const { user } = showContactForm();
    await waitFor(() => expect(isCustomerStored).toHaveBeenCalled());
    write(fields.phone(), '876 555 0177');
    await act(async () => answer.resolve(true));
    await settle();
    noThanks();
    await pressSubmit(user);
    const { reference } = await findThanks();
    expect(reference).not.toBe(id);
    expect(lastSent()?.phone).toBe('876 555 0177');
    expect(screen.getByText(/this one counts/)).toBeVisible();
  });

  it('is acknowledged although the browser fills in the same values again', async () => {
    const id = await sendInVain();
    isCustomerStored.mockResolvedValue(true);
    const page = newPage();
    showContactForm({ page });
    page.edit({
      phone: page.form.getState().draft.phone,
      fuelTypes: [...page.form.getState().draft.fuelTypes],
    });
    expect((await findThanks()).reference).toBe(id);
  });

  it.each([
    ['with the next signal', () => window.dispatchEvent(new Event('online'))],
    ['when the page returns', () => window.dispatchEvent(new Event('pageshow'))],
    ['when the page is looked at', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('is asked for %s while its form stays open', async (_, happen) => {
    createCustomer.mockResolvedValueOnce(noAnswer);
    const { user } = showContactForm();
    fillRequired();
    await pressSubmit(user);
    await screen.findByRole('alert');
    isCustomerStored.mockResolvedValue(true);
    act(() => void happen());
    expect([(await findThanks()).reference]).toEqual(sentIds());
  });

  it('is asked for 15 seconds after its failure', async () => {
    const { answer } = answerLater();
    const { user } = showContactForm();
    fillRequired();
    await pressSubmit(user);
    await waitFor(() => expect(createCustomer).toHaveBeenCalled());
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await act(async () => answer(noAnswer));
    expect(screen.getByRole('alert')).toBeVisible();
    isCustomerStored.mockResolvedValue(true);
    await act(() => vi.advanceTimersByTimeAsync(14_999));
    noThanks();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
    expect(isCustomerStored.mock.calls).toEqual([sentIds()]);
  });

  it('is confirmed and subscribed once when several events come together', async () => {
    const id = await sendInVain();
    isCustomerStored.mockResolvedValue(true);
    showContactForm({ isStrict: true });
    window.dispatchEvent(new Event('pageshow'));
    document.dispatchEvent(new Event('visibilitychange'));
    await findThanks();
    await settle();
    expect(isCustomerStored).toHaveBeenCalledExactlyOnceWith(id);
    expect(createNewsletterSubscriber).toHaveBeenCalledExactlyOnceWith(id, lastSent());
  });

  it('is asked for while the form suspects a program', async () => {
    await sendInVain();
    const { user } = showContactForm();
    await settle();
    write(honeypot(), 'Cheap loans');
    await pressSubmit(user);
    isCustomerStored.mockResolvedValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect([(await findThanks()).reference]).toEqual(sentIds());
  });

  it('is asked for after another try met a bug', async () => {
    expectConsole(/out of order/);
    await sendInVain();
    const { user } = showContactForm();
    await settle();
    createCustomer.mockRejectedValueOnce(new Error('out of order'));
    await pressSubmit(user);
    await screen.findByRole('alert');
    isCustomerStored.mockResolvedValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect((await findThanks()).reference).toBe(sentIds()[0]);
  });

  it('is not asked for after a refusal', async () => {
    createCustomer.mockResolvedValueOnce({ kind: 'refused', reason: '', isBusy: false });
    const { user } = showContactForm();
    fillRequired();
    await pressSubmit(user);
    await screen.findByRole('alert');
    act(() => void window.dispatchEvent(new Event('online')));
    await settle();
    expect(isCustomerStored).not.toHaveBeenCalled();
  });

  it('is not asked for without a signal', async () => {
    await sendInVain();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const loadSender = vi.fn(async () => sender);
    showContactForm({ page: newPage(loadSender) });
    await settle();
    expect(loadSender).not.toHaveBeenCalled();
  });

  describe("with a link's parish", () => {
    const parish = () => screen.getByLabelText('Parish');
    const state = { parish: 'Portland' };

    it('is confirmed first', async () => {
      const id = await sendInVain();
      isCustomerStored.mockResolvedValue(true);
      const { user } = showContactForm({ state });
      expect((await findThanks()).reference).toBe(id);
      expect(sentIds()).toEqual([id]);
      await user.click(screen.getByRole('button', { name: 'Submit Another Form' }));
      expect(parish()).toHaveValue('Portland');
    });

    it('is confirmed first in its own page, too', async () => {
      createCustomer.mockResolvedValueOnce(noAnswer);
      const { user, page, unmount } = showContactForm();
      fillRequired();
      await pressSubmit(user);
      await screen.findByRole('alert');
      unmount();
      await settle();
      isCustomerStored.mockResolvedValue(true);
      showContactForm({ page, state });
      expect([(await findThanks()).reference]).toEqual(sentIds());
    });

    it('takes the parish once it is known to be missing', async () => {
      await sendInVain();
      showContactForm({ state });
      expect(parish()).toHaveValue('');
      await waitFor(() => expect(parish()).toHaveValue('Portland'));
    });

    it('takes the parish with an edit while the outcome is unknown', async () => {
      await sendInVain();
      isCustomerStored.mockRejectedValue(offline());
      showContactForm({ state });
      await settle();
      expect(parish()).toHaveValue('');
      write(fields.phone(), '876 555 0177');
      expect(parish()).toHaveValue('Portland');
    });

    it('keeps the parish that the visitor chooses while the outcome is unknown', async () => {
      await sendInVain();
      isCustomerStored.mockRejectedValue(offline());
      const { user } = showContactForm({ state });
      await settle();
      await user.selectOptions(parish(), 'Hanover');
      expect(parish()).toHaveValue('Hanover');
      expect(screen.queryByText(/Filled in from what you chose/)).not.toBeInTheDocument();
      write(fields.phone(), '876 555 0177');
      expect(parish()).toHaveValue('Hanover');
    });

    it('takes the parish after Start afresh', async () => {
      createCustomer.mockResolvedValueOnce(noAnswer);
      const { user, unmount } = showContactForm();
      fillRequired();
      await user.selectOptions(parish(), 'Hanover');
      await pressSubmit(user);
      await screen.findByRole('alert');
      unmount();
      isCustomerStored.mockRejectedValue(offline());
      showContactForm({ state });
      await settle();
      await user.click(startAfresh());
      expect(parish()).toHaveValue('Portland');
    });
  });

  it("keeps the visitor's volume beside the other answers of an estimate", async () => {
    await sendInVain();
    isCustomerStored.mockRejectedValue(offline());
    const estimate = { fuel: 'Diesel', volume: '100-500', frequency: 'weekly', line: '300 gallons' };
    const { user } = showContactForm({ state: { estimate } });
    await settle();
    await user.selectOptions(screen.getByLabelText('Average Volume'), 'over-1000');
    expect(screen.getByLabelText('Average Volume')).toHaveValue('over-1000');
    expect(screen.getByLabelText('Delivery Frequency')).toHaveValue('weekly');
    expect(screen.getByText(/Filled in from what you chose/)).not.toHaveTextContent('Volume');
  });

  it('is not checked after an edit', async () => {
    createCustomer.mockResolvedValueOnce(noAnswer);
    const { user, unmount } = showContactForm();
    fillRequired();
    await pressSubmit(user);
    await screen.findByRole('alert');
    write(fields.phone(), '876 555 0177');
    unmount();
    const loadSender = vi.fn(async () => sender);
    showContactForm({ page: newPage(loadSender) });
    await settle();
    expect(loadSender).not.toHaveBeenCalled();
    expect(isCustomerStored).not.toHaveBeenCalled();
  });

  it('has its id stored before it is sent', async () => {
    createCustomer.mockImplementation(async (id) => {
      expect(kept()).toContain(id);
      return customerSaved;
    });
    const { user } = showContactForm();
    fillRequired();
    await pressSubmit(user);
    await findThanks();
    expect(createCustomer).toHaveBeenCalledTimes(1);
  });

  it('is a request of its own after Start afresh', async () => {
    const id = await sendInVain();
    const { user } = showContactForm();
    await settle();
    await user.click(startAfresh());
    fillRequired();
    await pressSubmit(user);
    expect((await findThanks()).reference).not.toBe(id);
  });
});

describe.each([
  ['', () => undefined],
  [', where the tab keeps nothing,', blockStorage],
])('a form%s that is left while it is being sent', (_, prepare) => {
  async function sendAndLeave() {
    prepare();
    const answer = answerLater();
    const { user, unmount, page } = showContactForm();
    fillRequired();
    await pressSubmit(user);
    await waitFor(() => expect(createCustomer).toHaveBeenCalled());
    unmount();
    await settle();
    return { page, ...answer };
  }

  it('is still pending for a returning visitor, and cannot be sent twice', async () => {
    const { page, answer } = await sendAndLeave();
    showContactForm({ page });
    const button = screen.getByRole('button', { name: 'Saving to Database...' });
    expect(button).toBeDisabled();
    expect(fields.firstName()).toHaveValue('Marcia');
    await act(async () => screen.getByRole<HTMLFormElement>('form').requestSubmit());
    answer(customerSaved);
    const { reference } = await findThanks();
    expect(sentIds()).toEqual([reference]);
  });

  it('shows its receipt once to a returning visitor', async () => {
    const { page, answer } = await sendAndLeave();
    answer(customerSaved);
    await settle();
    const { unmount } = showContactForm({ page });
    const { reference } = await findThanks();
    expect(sentIds()).toEqual([reference]);
    unmount();
    await settle();
    showContactForm({ page });
    noThanks();
    expect(fields.firstName()).toHaveValue('');
  });

  it('keeps its receipt when a link brings a parish', async () => {
    const { page, answer } = await sendAndLeave();
    answer(customerSaved);
    await settle();
    const { user } = showContactForm({ page, state: { parish: 'Portland' } });
    const { reference } = await findThanks();
    expect(sentIds()).toEqual([reference]);
    await user.click(screen.getByRole('button', { name: 'Submit Another Form' }));
    expect(screen.getByLabelText('Parish')).toHaveValue('Portland');
  });

  it("applies a link's parish to the next request while one is pending", async () => {
    const { page, answer } = await sendAndLeave();
    const { user } = showContactForm({ page, state: { parish: 'Portland' } });
    answer(customerSaved);
    await findThanks();
    expect(lastSent()?.parish).toBe('');
    await user.click(screen.getByRole('button', { name: 'Submit Another Form' }));
    expect(screen.getByLabelText('Parish')).toHaveValue('Portland');
  });

  it("shows its failure before it applies a link's parish", async () => {
    const { page, answer } = await sendAndLeave();
    showContactForm({ page, state: { parish: 'Portland' } });
    await act(async () => answer(noAnswer));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Network error\./);
    expect(screen.getByLabelText('Parish')).toHaveValue('');
    write(fields.phone(), '876 555 0177');
    expect(screen.getByLabelText('Parish')).toHaveValue('Portland');
  });
});

describe('a receipt', () => {
  async function store({ isCorrection = false } = {}) {
    const { user, unmount, page } = showContactForm();
    fillRequired();
    if (isCorrection) {
      createCustomer.mockResolvedValueOnce(noAnswer);
      await pressSubmit(user);
      await screen.findByRole('alert');
      write(fields.phone(), '876 555 0177');
    }
    const { answer } = answerLater();
    await pressSubmit(user);
    await waitFor(() => expect(createCustomer).toHaveBeenCalledTimes(isCorrection ? 2 : 1));
    return { unmount, page, answer };
  }

  /** The page ends without leaving the form, as when a phone discards its tab. */
  async function loadAgain(unmount: () => void) {
    const stored = Object.entries({ ...window.sessionStorage });
    unmount();
    await settle();
    for (const [key, value] of stored) window.sessionStorage.setItem(key, value);
    return showContactForm();
  }

  it('survives a reload until the visitor leaves it', async () => {
    const { unmount, answer } = await store({ isCorrection: true });
    unmount();
    answer(customerSaved);
    await settle();
    expect(kept()).not.toContain('Marcia');
    const shown = showContactForm();
    expect(sentIds()[1]).toBe((await findThanks()).reference);
    expect(screen.getByText(/this one counts/)).toBeVisible();
    const { unmount: leave } = await loadAgain(shown.unmount);
    expect(sentIds()[1]).toBe((await findThanks()).reference);
    leave();
    await settle();
    expect(window.sessionStorage).toHaveLength(0);
    showContactForm();
    noThanks();
  });

  it.each([
    ['comes back after a reload', 'reload', 'visible', true],
    ['comes back after Back or a discarded tab', 'back_forward', 'visible', true],
    ['ends with a fresh load', 'navigate', 'visible', false],
    ['outlasts a fresh load while it is unseen', 'navigate', 'hidden', true],
  ] as const)('%s', async (_, type, before, isThere) => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      { type } as unknown as PerformanceNavigationTiming,
    ]);
    const visibility = vi.spyOn(document, 'visibilityState', 'get');
    visibility.mockReturnValue(before);
    const { unmount, answer } = await store();
    answer(customerSaved);
    const { reference } = await findThanks();
    visibility.mockReturnValue('visible');
    await loadAgain(unmount);
    if (isThere) expect((await findThanks()).reference).toBe(reference);
    else noThanks();
    expect(kept().includes(reference)).toBe(isThere);
  });

  it('ends with the form that follows it', async () => {
    const { unmount, answer } = await store();
    answer(customerSaved);
    await findThanks();
    const { user } = await loadAgain(unmount);
    await user.click(screen.getByRole('button', { name: 'Submit Another Form' }));
    expect(window.sessionStorage).toHaveLength(0);
    expect(fields.firstName()).toHaveValue('');
  });

  it('is kept unseen while its tab is in the background', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const { answer } = await store();
    answer(customerSaved);
    const { reference } = await findThanks();
    expect(window.sessionStorage.getItem('contactReceipt')).toContain(reference);
    visibility.mockReturnValue('visible');
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(Object.keys(window.sessionStorage)).toEqual([shownReceiptKey]);
    expect(kept()).toContain(reference);
  });

  it("is shown in React's strict mode", async () => {
    const { unmount, answer } = await store();
    unmount();
    answer(customerSaved);
    await settle();
    showContactForm({ isStrict: true });
    await settle();
    const { reference } = await findThanks();
    expect(sentIds()).toEqual([reference]);
  });
});

it('restores a draft for a visitor who returns in the same moment', () => {
  const page = newPage();
  const visit = (name: string) => (
    <MemoryRouter initialEntries={[paths.contact]}>
      <ContactForm key={name} store={page} />
    </MemoryRouter>
  );
  const { rerender } = render(visit('first'));
  write(fields.firstName(), 'Marcia');
  expect(notice()).toBeNull();
  rerender(visit('second'));
  expect(fields.firstName()).toHaveValue('Marcia');
  expect(notice()).toBeVisible();
});

describe('a prerendered form', () => {
  const page = (store = newPage()) => (
    <StrictMode>
      <MemoryRouter initialEntries={[paths.contact]}>
        <ContactForm store={store} />
      </MemoryRouter>
    </StrictMode>
  );
  const container = document.createElement('div');
  afterEach(() => container.remove());

  it('prefers text from before hydration to a stored draft', async () => {
    await writeAndLeave();
    const html = renderToString(page());
    expect(html).not.toContain('Marcia');
    expect(html).not.toContain('still here');
    container.innerHTML = html;
    document.body.append(container);
    Object.assign(fields.lastName(), { value: 'Early' });
    for (const fuel of ['Diesel', 'Aviation Fuel'])
      Object.assign(screen.getByLabelText(fuel), { checked: true });

    const root = await act(async () => hydrateRoot(container, page()));

    expect(fields.firstName()).toHaveValue('Marcia');
    expect(fields.lastName()).toHaveValue('Early');
    for (const fuel of ['Diesel', 'Kerosene', 'Aviation Fuel'])
      expect(screen.getByLabelText(fuel)).toBeChecked();
    expect(notice()).toBeVisible();
    expect(submitButton()).toBeEnabled();
    expect(kept()).toContain('Early');
    await act(async () => root.unmount());
  });

  it('prefers text from before hydration to a receipt that was shown', async () => {
    const receipt = {
      reference: 'A'.repeat(20),
      message: 'Saved.',
      hasNewsletter: true,
      isCorrection: false,
    };
    window.sessionStorage.setItem(shownReceiptKey, JSON.stringify(receipt));
    container.innerHTML = renderToString(page());
    document.body.append(container);
    Object.assign(fields.firstName(), { value: 'Early' });
    Object.assign(fields.lastName(), { value: 'Bird' });
    const root = await act(async () => hydrateRoot(container, page()));
    expect(fields.firstName()).toHaveValue('Early');
    expect(fields.lastName()).toHaveValue('Bird');
    expect(kept()).toContain('Bird');
    expect(kept()).not.toContain(receipt.reference);
    await act(async () => root.unmount());
  });

  it('prefers a parish from before hydration to one of the map, which was chosen before', async () => {
    window.sessionStorage.setItem('coverage-parish', 'Kingston');
    container.innerHTML = renderToString(page());
    document.body.append(container);
    Object.assign(screen.getByLabelText('Parish'), { value: 'Saint Andrew' });
    const root = await act(async () => hydrateRoot(container, page()));
    expect(screen.getByLabelText('Parish')).toHaveValue('Saint Andrew');
    expect(screen.queryByText(/Filled in from what you chose/)).not.toBeInTheDocument();
    await act(async () => root.unmount());
  });

  it('preloads the sender after hydration when text was typed before', async () => {
    container.innerHTML = renderToString(page());
    document.body.append(container);
    Object.assign(fields.firstName(), { value: 'Early' });
    const loadSender = vi.fn(() => Promise.reject(new Error('Nobody waits for it.')));

    const root = await act(async () => hydrateRoot(container, page(newPage(loadSender))));

    expect(loadSender).toHaveBeenCalledOnce();
    await act(async () => root.unmount());
  });
});
