import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  fields,
  fillRequired,
  findThanks,
  honeypot,
  pressSubmit,
  showContactForm,
  submitButton,
  write,
} from '../../../tests/support/contact-form';
import {
  createCustomer,
  createNewsletterSubscriber,
  sentIds,
} from '../../../tests/support/fake-create-customer';
import { leastFillTime } from './honeypot';

vi.mock('@/data/create-customer', () => import('../../../tests/support/fake-create-customer'));

function expectNothingSent() {
  expect(createCustomer).not.toHaveBeenCalled();
  expect(createNewsletterSubscriber).not.toHaveBeenCalled();
}

describe('the honeypot', () => {
  it('is hidden from people and their browsers', () => {
    showContactForm();
    expect(honeypot().closest('[aria-hidden="true"]')).toHaveClass('sr-only');
    expect(screen.getAllByRole('textbox')).not.toContain(honeypot());
    expect(honeypot()).toHaveAttribute('autocomplete', 'off');
    expect(honeypot()).not.toHaveAttribute('style');
    expect(honeypot().tabIndex).toBe(-1);
    expect(fields.firstName().tabIndex).toBe(0);
  });

  describe('that is filled in', () => {
    async function sendFilled() {
      const { user } = showContactForm();
      fillRequired();
      write(honeypot(), 'Cheap loans');
      await pressSubmit(user);
      return user;
    }

    it('raises a question and keeps every value', async () => {
      await sendFilled();
      const doubt = screen.getByRole('alert');
      expect(doubt).toHaveTextContent('We could not tell whether a person or a program filled in this form.');
      expect(doubt).toHaveTextContent('press Submit Request again: that sends it.');
      expect(doubt).toHaveFocus();
      expect(screen.queryByRole('heading', { name: 'Thank You!' })).not.toBeInTheDocument();
      expect(fields.firstName()).toHaveValue('Marcia');
      expect(honeypot()).toHaveValue('');
      expectNothingSent();
    });

    it('lets the next submit send', async () => {
      const user = await sendFilled();
      await pressSubmit(user);
      const { reference } = await findThanks();
      expect(sentIds()).toEqual([reference]);
    });

    it('raises its question once', async () => {
      const user = await sendFilled();
      write(fields.phone(), '876 555 0177');
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      write(honeypot(), 'Cheap loans');
      await pressSubmit(user);
      await findThanks();
      expect(createCustomer).toHaveBeenCalledTimes(1);
    });
  });
});

describe('the least time to fill in the form', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });

  /** Clicks the button this many milliseconds after the page's request. */
  function sendAfter(pageAge: number) {
    showContactForm({ pageAge });
    fillRequired();
    act(() => submitButton().click());
  }

  it('delays a fast submit, which shows as pending', async () => {
    sendAfter(500);
    expect(screen.getByRole('button', { name: 'Saving to Database...' })).toBeDisabled();
    await act(() => vi.advanceTimersByTimeAsync(leastFillTime - 501));
    expectNothingSent();
    expect(screen.queryByRole('heading', { name: 'Thank You!' })).not.toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(1));
    await vi.waitFor(() => expect(createCustomer).toHaveBeenCalledTimes(1));
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
  });

  it('delays no slower submit', async () => {
    sendAfter(leastFillTime);
    await vi.waitFor(() => expect(createCustomer).toHaveBeenCalledTimes(1));
    expect(vi.getTimerCount()).toBeLessThanOrEqual(1);
  });

  it('does not keep a quick program from learning what is missing', () => {
    showContactForm({ pageAge: 0 });
    act(() => submitButton().click());
    expect(screen.getByRole('alert')).toHaveTextContent('Please fill in the following required fields');
    expectNothingSent();
  });
});
