import { fireEvent, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { paths } from '@/config/paths';
import type { RequestOutcome } from '@/data/create-customer';
import { DataError } from '@/data/data-error';
import { ContactForm } from '@/features/contact/contact-form';
import type { Sender } from '@/features/contact/contact-sending';
import { createContactStore } from '@/features/contact/contact-store';
import { leastFillTime } from '@/features/contact/honeypot';
import type { Outbox } from '@/features/contact/outbox/outbox';
import * as sender from '@/features/contact/send-draft';

/** A page that was just loaded; its sender is there at once. */
export function newPage(loadSender: () => Promise<Sender> = async () => sender, outbox?: Outbox) {
  return createContactStore(loadSender, outbox);
}

interface Shown {
  state?: unknown;
  pageAge?: number;
  besides?: ReactNode;
  page?: ReturnType<typeof newPage>;
  isStrict?: boolean;
}

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

export function honeypot(): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>('input[name="subject"]');
  if (!input) throw new Error('The form has no honeypot.');
  return input;
}

export async function findThanks() {
  const heading = await screen.findByRole('heading', { name: 'Thank You!' });
  const reference = document.querySelector('dd')?.textContent?.replaceAll(' ', '') ?? '';
  return { heading, reference };
}

export const noAnswer: RequestOutcome = { kind: 'unknown', reason: '' };

export const offline = () => new DataError('unreachable', 'unknown', '');

export function write(field: HTMLElement, value: string): void {
  fireEvent.change(field, { target: { value } });
}

export function fillRequired(): void {
  write(fields.firstName(), 'Marcia');
  write(fields.lastName(), 'Bennett');
  write(fields.email(), 'marcia.bennett@hopefarm.example');
  write(fields.phone(), '+1 876-555-0142');
}

export async function pressSubmit(user: UserEvent): Promise<void> {
  await user.click(submitButton());
}
