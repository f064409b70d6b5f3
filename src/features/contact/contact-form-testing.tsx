import { fireEvent, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { paths } from '@/config/paths';
import { leastFillTime } from './bot-trap';
import { ContactForm } from './contact-form';

/**
 * The form as /contact shows it; `state` is what a link there carries, and `pageAge` how many milliseconds ago the
 * page was asked for. `besides` stands on the same page.
 */
export function showContactForm(state?: unknown, pageAge = leastFillTime, besides?: ReactNode) {
  const user = userEvent.setup();
  const view = render(
    <MemoryRouter initialEntries={[{ pathname: paths.contact, state }]}>
      <ContactForm pageAge={() => pageAge} />
      {besides}
    </MemoryRouter>,
  );
  return { user, ...view };
}

export const fields = {
  firstName: () => screen.getByLabelText('First Name'),
  lastName: () => screen.getByLabelText('Last Name'),
  email: () => screen.getByLabelText('Email'),
  phone: () => screen.getByLabelText('Phone'),
};

export const submitButton = () => screen.getByRole('button', { name: 'Submit Request' });

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
