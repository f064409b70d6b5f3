import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  fields,
  fillRequired,
  findThanks,
  newPage,
  pressSubmit,
  showContactForm,
  submitButton,
} from '../../../tests/support/contact-form';
import { expectConsole } from '../../../tests/support/fail-on-console';
import { sentIds } from '../../../tests/support/fake-create-customer';
import type { Sender } from './contact-sending';
import * as sender from './send-draft';

vi.mock('@/data/create-customer', () => import('../../../tests/support/fake-create-customer'));

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /x.js'));

/** Sends a form with this loader of the sending script. */
async function sendWith(loadSender: () => Promise<Sender>) {
  const { user } = showContactForm({ page: newPage(loadSender) });
  fillRequired();
  await pressSubmit(user);
  return user;
}

describe('a sending script that does not arrive', () => {
  it("is called 'Loading chunk failed', with ways out, and every value is kept", async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T12:00:00-05:00') });
    await sendWith(missing);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Loading chunk failed$/);
    expect(fields.firstName()).toHaveValue('Marcia');
    const handOff = screen.getByRole('link', { name: 'Send by WhatsApp instead' });
    expect(handOff.getAttribute('href')).toContain('Marcia');
    expect(screen.getByRole('link', { name: /876-555-0123$/ })).toHaveAttribute('href', 'tel:+18765550123');
    expect(submitButton()).toBeEnabled();
  });

  it('is fetched again at the next submit, which stores the request', async () => {
    const loadSender = vi.fn(missing as () => Promise<Sender>);
    const user = await sendWith(loadSender);
    await screen.findByRole('alert');
    loadSender.mockResolvedValue(sender);
    await pressSubmit(user);
    const { reference } = await findThanks();
    expect(sentIds()).toEqual([reference]);
  });

  it('offers a reload that keeps the answers', async () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { ...window.location, reload });
    vi.stubGlobal('fetch', async () => new Response());
    const user = await sendWith(missing);
    await screen.findByRole('alert');
    expect(reload).not.toHaveBeenCalled();
    expect(screen.getByText(/load the page again to submit: your answers stay\.$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Load again' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('offers no reload without storage', async () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    await sendWith(missing);
    await screen.findByRole('alert');
    expect(screen.queryByRole('button', { name: 'Load again' })).not.toBeInTheDocument();
    expect(screen.getByText(/Check your connection and submit again\.$/)).toBeVisible();
  });

  it('is given 120 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    showContactForm({ page: newPage(() => new Promise(() => {})) });
    fillRequired();
    act(() => submitButton().click());
    await act(() => vi.advanceTimersByTimeAsync(119_999));
    expect(screen.getByRole('button', { name: 'Saving to Database...' })).toBeDisabled();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('alert')).toHaveTextContent(/^Loading chunk failed$/);
  });
});

it("reports a bug in sending and shows the specification's sentence", async () => {
  expectConsole(/^RangeError: a bug$/);
  await sendWith(async () => ({ ...sender, customerIdFor: () => Promise.reject(new RangeError('a bug')) }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Network error\. Please check your connection and try again\.$/,
  );
  expect(fields.firstName()).toHaveValue('Marcia');
});
