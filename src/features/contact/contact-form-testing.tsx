import { fireEvent, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { paths } from '@/config/paths';
import { DataError } from '@/data/data-error';
import { ContactForm } from './contact-form';
import { createContactStore, type Sender } from './contact-store';
import { leastFillTime } from './honeypot';
import type { Outbox } from './outbox/outbox';
import * as sender from './send-draft';

/** The form of a page that was just loaded. What sends it is there at once, unless a test is about its arrival. */
export function newPage(loadSender: () => Promise<Sender> = async () => sender, outbox?: Outbox) {
  return createContactStore(loadSender, outbox);
}

interface Shown {
  /** What a link to /contact carries. */
  state?: unknown;
  /** How many milliseconds ago the page was asked for. */
  pageAge?: number;
  /** Stands on the same page. */
  besides?: ReactNode;
  /** The page that the form stands on; without it, one that was just loaded. */
  page?: ReturnType<typeof newPage>;
  /** Whether React tries everything out twice, as in development. */
  isStrict?: boolean;
}

/** The form as /contact shows it. */
export function showContactForm({
  state,
  pageAge = leastFillTime,
  besides,
  page = newPage(),
  isStrict = false,
}: Shown = {}) {
  const user = userEvent.setup({ delay: null });
  const view = render(
    <MemoryRouter initialEntries={[{ pathname: paths.contact, state }]}>
      <ContactForm pageAge={() => pageAge} store={page} />
      {besides}
    </MemoryRouter>,
    { reactStrictMode: isStrict },
  );
  return { user, page, ...view };
}

export const fields = {
  firstName: () => screen.getByLabelText('First Name'),
  lastName: () => screen.getByLabelText('Last Name'),
  email: () => screen.getByLabelText('Email'),
  phone: () => screen.getByLabelText('Phone'),
  message: () => screen.getByLabelText('Message'),
};

export const submitButton = () => screen.getByRole('button', { name: 'Submit Request' });

/** The field that no person sees. */
export function honeypot(): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>('input[name="subject"]');
  if (!input) throw new Error('The form has no honeypot.');
  return input;
}

/** The screen after a success, and the reference on it. */
export async function findThanks() {
  const heading = await screen.findByRole('heading', { name: 'Thank You!' });
  const reference = document.querySelector('dd')?.textContent?.replaceAll(' ', '') ?? '';
  return { heading, reference };
}

/** What a network that fails makes of a request. */
export const offline = () => new DataError('unreachable', 'unknown', '');

/** Writes into a field at once, as a browser's autofill does. */
export function write(field: HTMLElement, value: string): void {
  fireEvent.change(field, { target: { value } });
}

/** Fills in as little as may be sent. */
export function fillRequired(): void {
  write(fields.firstName(), 'Marcia');
  write(fields.lastName(), 'Bennett');
  write(fields.email(), 'marcia.bennett@hopefarm.example');
  write(fields.phone(), '+1 876-555-0142');
}

/** Sends the form as it is. */
export async function pressSubmit(user: UserEvent): Promise<void> {
  await user.click(submitButton());
}
