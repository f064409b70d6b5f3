import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { paths } from '@/config/paths';
import { ContactForm } from '@/features/contact/contact-form';
import * as sender from '@/features/contact/send-draft';
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
import { deferred } from '../../../../tests/support/deferred';
import { answerLater, createCustomer, customerSaved } from '../../../../tests/support/fake-create-customer';
import { createOutbox } from './outbox';
import { OutboxNotice } from './outbox-notice';

vi.mock('@/data/create-customer', () => import('../../../../tests/support/fake-create-customer'));

/** Sends the form and opens another page before the answer. */
async function sendAndLeave({ phone = '+1 876-555-0142' } = {}) {
  const outbox = createOutbox(async () => sender);
  const arrival = deferred<typeof sender>();
  const page = newPage(() => arrival.promise, outbox);
  const { user, unmount } = showContactForm({ page });
  fillRequired();
  write(fields.phone(), phone);
  await pressSubmit(user);
  unmount();
  render(
    <MemoryRouter initialEntries={[paths.about]}>
      <Routes>
        <Route path={paths.about} element={<h1>About Us</h1>} />
        <Route path={paths.contact} element={<ContactForm store={page} />} />
      </Routes>
      <OutboxNotice outbox={outbox} />
    </MemoryRouter>,
  );
  const notice = screen.getByRole('region', { name: 'Requests on this device' });
  expect(notice).toBeEmptyDOMElement();
  return { user, notice, arrive: () => act(async () => arrival.resolve(sender)) };
}

async function loadAgain() {
  cleanup();
  vi.resetModules();
  const reloaded = await import('./outbox-notice');
  render(
    <MemoryRouter initialEntries={[paths.about]}>
      <reloaded.OutboxNotice />
    </MemoryRouter>,
  );
}

const news = (name: string) => screen.findByRole('heading', { name });

it('tells another page of a failure, and leads to its reason', async () => {
  createCustomer.mockResolvedValue(noAnswer);
  const { user, notice, arrive } = await sendAndLeave();
  await arrive();
  expect(await news('Your request was not confirmed')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Open it' }));
  expect(screen.getByRole('alert')).toHaveTextContent(/^Network error\./);
  expect(fields.firstName()).toHaveValue('Marcia');
  expect(notice).toBeEmptyDOMElement();
});

it('tells another page of a question, and leads to it', async () => {
  const { user, notice, arrive } = await sendAndLeave({ phone: '555 1' });
  await arrive();
  expect(await news('Your request has not been sent yet')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Open it' }));
  expect(await screen.findByRole('button', { name: 'Send anyway' })).toBeVisible();
  expect(notice).toBeEmptyDOMElement();
});

it('tells another page of a success without storage, too', async () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const { user, notice, arrive } = await sendAndLeave();
  await arrive();
  expect(await news('Your request was sent')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Show it' }));
  await findThanks();
  expect(notice).toBeEmptyDOMElement();
});

it('tells another page of a success, and leads to its reference', async () => {
  const { answer } = answerLater();
  const { user, notice, arrive } = await sendAndLeave();
  await arrive();
  await waitFor(() => expect(createCustomer).toHaveBeenCalled());
  expect(notice).toBeEmptyDOMElement();
  await act(async () => answer(customerSaved));
  expect(await news('Your request was sent')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Show it' }));
  await findThanks();
  expect(notice).toBeEmptyDOMElement();
});

it('tells a page that is loaded again of a failure, too', async () => {
  createCustomer.mockResolvedValue(noAnswer);
  const { arrive } = await sendAndLeave();
  await arrive();
  await news('Your request was not confirmed');
  await loadAgain();
  expect(await news('Your request was not confirmed')).toBeVisible();
});

it('tells a page that is loaded again of a request without an answer', async () => {
  const { notice } = await sendAndLeave();
  expect(notice).toBeEmptyDOMElement();
  await loadAgain();
  expect(await news('Your request was not confirmed')).toBeVisible();
});

it('tells a page that is loaded again nothing of a request that was answered in the form', async () => {
  const { user, unmount } = showContactForm();
  fillRequired();
  await pressSubmit(user);
  await findThanks();
  unmount();
  await loadAgain();
  expect(screen.getByRole('region', { name: 'Requests on this device' })).toBeEmptyDOMElement();
});
