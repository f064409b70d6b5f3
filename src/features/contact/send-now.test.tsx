import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import {
  fields,
  fillRequired,
  findThanks,
  pressSubmit,
  showContactForm,
  write,
} from '../../../tests/support/contact-form';
import { createCustomer, lastSent } from '../../../tests/support/fake-create-customer';

vi.mock('@/data/create-customer', () => import('../../../tests/support/fake-create-customer'));

const sendNow = () => screen.getByRole('button', { name: 'Send now' });

/** Whether one element precedes another. */
const isBefore = (one: Element, other: Element) =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);

it('stands after the four required fields and the fuel, before all details', () => {
  showContactForm();
  const kerosene = screen.getByLabelText('Kerosene');
  const details = screen.getByRole('heading', { name: 'Details that make your quote quicker' });
  const order = [fields.phone(), kerosene, sendNow(), details, screen.getByLabelText('Average Volume')];
  for (const [index, element] of order.slice(1).entries()) {
    expect(isBefore(order[index] as Element, element)).toBe(true);
  }
});

it('sends what was filled in by then', async () => {
  const { user } = showContactForm();
  fillRequired();
  await user.click(screen.getByLabelText('Diesel'));
  await user.click(sendNow());
  await findThanks();
  expect(lastSent()).toMatchObject({ firstName: 'Marcia', fuelTypes: ['Diesel'], parish: '' });
  expect(createCustomer).toHaveBeenCalledTimes(1);
});

it('names the ticked boxes further down', async () => {
  const { user } = showContactForm();
  const consent = screen.getByText(/^This is enough for a call from us/);
  expect(consent).toHaveTextContent(/ticked further down: Newsletter by e-mail, WhatsApp updates\.$/);
  await user.click(screen.getByLabelText('Newsletter by e-mail'));
  await user.click(screen.getByLabelText('WhatsApp updates'));
  expect(consent).toHaveTextContent(/We use it to answer this request\.$/);
});

it('shows the outcome beside the clicked button', async () => {
  const { user } = showContactForm();
  await user.click(sendNow());
  const submit = screen.getByRole('button', { name: 'Submit Request' });
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(isBefore(screen.getByRole('alert'), fields.message())).toBe(true);
  await user.click(within(screen.getByRole('alert')).getByRole('link', { name: 'Phone' }));
  await user.keyboard('{Enter}');
  expect(isBefore(screen.getByRole('alert'), fields.message())).toBe(true);

  await pressSubmit(user);
  expect(isBefore(submit, screen.getByRole('alert'))).toBe(true);
  await user.type(screen.getByLabelText('Position'), 'Foreman{Enter}');
  expect(isBefore(submit, screen.getByRole('alert'))).toBe(true);
});

it('asks about a doubtful number beside it', async () => {
  const { user } = showContactForm();
  fillRequired();
  write(fields.phone(), '555 1');
  await user.click(sendNow());
  const question = await screen.findByRole('alert');
  expect(isBefore(question, fields.message())).toBe(true);
  await user.click(within(question).getByRole('button', { name: 'Send anyway' }));
  await findThanks();
  expect(lastSent()?.phone).toBe('555 1');
});
