import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { customerFields } from '@/domain/customer-fields';
import {
  fields,
  fillRequired,
  findThanks,
  noAnswer,
  pressSubmit,
  showContactForm,
  write,
} from '../../../tests/support/contact-form';
import { createCustomer, lastSent } from '../../../tests/support/fake-create-customer';
import { ContactForm } from './contact-form';

vi.mock('@/data/create-customer', () => import('../../../tests/support/fake-create-customer'));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T12:00:00-05:00') });
});

const wanted = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'When is it wanted?' });
const options = () =>
  within(wanted())
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

it('offers as soon as possible first, then opening days from the next on', () => {
  showContactForm();
  expect(options().slice(0, 4)).toEqual([
    'Please choose',
    'As soon as possible',
    'Monday, 30 November',
    'Tuesday, 1 December',
  ]);
  expect(wanted()).toHaveAccessibleDescription('Becomes the first line of your message.');
});

it('keeps the days in their order', async () => {
  const { user } = showContactForm();
  const before = options();
  await user.selectOptions(wanted(), 'Tuesday, 1 December');
  expect(options()).toEqual(before);
});

it('is prerendered without a date', () => {
  const html = renderToString(
    <MemoryRouter>
      <ContactForm />
    </MemoryRouter>,
  );
  expect(html).toContain('As soon as possible');
  expect(html).not.toMatch(/November|December/);
});

it('sends the day as the first line of the message, and no field of its own', async () => {
  const { user } = showContactForm();
  fillRequired();
  write(fields.message(), 'Two tanks.');
  await user.selectOptions(wanted(), 'Monday, 30 November');
  expect(fields.message()).toHaveValue('Two tanks.');
  await pressSubmit(user);
  await findThanks();
  expect(lastSent()).toMatchObject({ message: 'Wanted: Monday, 30 November\nTwo tanks.' });
  expect(lastSent()).not.toHaveProperty('wanted');
});

it('counts the line within the limit of the message', async () => {
  const { user } = showContactForm();
  fillRequired();
  write(fields.message(), 'm'.repeat(customerFields.message.limit));
  await user.selectOptions(wanted(), 'As soon as possible');
  await pressSubmit(user);
  expect(fields.message()).toHaveAccessibleDescription(
    /at most 5,000 characters\. The line with when it is wanted counts, too\.$/,
  );
  expect(createCustomer).not.toHaveBeenCalled();
});

it('is kept over a reload, and handed to WhatsApp with the rest', async () => {
  createCustomer.mockResolvedValueOnce(noAnswer);
  const first = showContactForm();
  await first.user.selectOptions(wanted(), 'Monday, 30 November');
  first.unmount();
  vi.setSystemTime(new Date('2026-12-01T12:00:00-05:00'));
  const { user } = showContactForm();
  expect(wanted()).toHaveValue('2026-11-30');
  expect(wanted()).toHaveAccessibleDescription(/That day is over/);
  fillRequired();
  await pressSubmit(user);
  const link = await screen.findByRole('link', { name: 'Send by WhatsApp instead' });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(
    'Message: Wanted: Monday, 30 November',
  );
});

it('is restored as open when the tab holds another value', async () => {
  window.sessionStorage.setItem('contactDraft', JSON.stringify({ firstName: 'Zoë', wanted: 'yesterday' }));
  showContactForm();
  expect(wanted()).toHaveValue('');
  expect(fields.firstName()).toHaveValue('Zoë');
});

it('clears the error of a message that is only too long with it', async () => {
  const { user } = showContactForm();
  fillRequired();
  write(fields.message(), 'm'.repeat(4990));
  await user.selectOptions(wanted(), 'As soon as possible');
  await pressSubmit(user);
  expect(fields.message()).toBeInvalid();
  await user.selectOptions(wanted(), 'Please choose');
  expect(fields.message()).toBeValid();
});
