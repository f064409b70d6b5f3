import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import {
  fields,
  fillRequired,
  findThanks,
  pressSubmit,
  showContactForm,
  write,
} from '../../../tests/support/contact-form';
import { lastSent } from '../../../tests/support/fake-create-customer';

vi.mock('@/data/create-customer', () => import('../../../tests/support/fake-create-customer'));

const whatsapp = () => screen.getByLabelText('WhatsApp Number');
const sameAsPhone = () => screen.getByLabelText('Same as phone');

it('copies the phone number with one tick', async () => {
  const { user } = showContactForm();
  await user.click(sameAsPhone());
  expect(whatsapp()).toHaveAttribute('readonly');
  fillRequired();
  expect(whatsapp()).toHaveValue('+1 876-555-0142');
  await pressSubmit(user);
  await findThanks();
  expect(lastSent()).toMatchObject({ phone: '+1 876-555-0142', whatsapp: '+1 876-555-0142' });
});

it('restores the earlier number without the tick', async () => {
  const { user } = showContactForm();
  write(whatsapp(), '876-555-0177');
  write(fields.phone(), '876-555-0142');
  await user.click(sameAsPhone());
  expect(whatsapp()).toHaveValue('876-555-0142');
  await user.click(sameAsPhone());
  expect(whatsapp()).toHaveValue('876-555-0177');
});

it('drops the doubt of a number that the tick replaces', async () => {
  const { user } = showContactForm();
  write(fields.phone(), '876-555-0142');
  await user.type(whatsapp(), '555 1');
  await user.tab();
  expect(await screen.findByText('That looks short for a phone number.')).toBeVisible();
  await user.click(sameAsPhone());
  expect(whatsapp()).toHaveValue('876-555-0142');
  expect(screen.queryByText('That looks short for a phone number.')).toBeNull();
});

it('keeps the tick through a reload', async () => {
  const { user, unmount } = showContactForm();
  write(fields.phone(), '876-555-0142');
  await user.click(sameAsPhone());
  unmount();
  showContactForm();
  expect(sameAsPhone()).toBeChecked();
  expect(whatsapp()).toHaveValue('876-555-0142');
});

it('keeps the earlier number when a browser fills in the copy', async () => {
  const { user } = showContactForm();
  write(whatsapp(), '876-555-0177');
  write(fields.phone(), '876-555-0142');
  await user.click(sameAsPhone());
  write(whatsapp(), '876-555-0199');
  await user.click(sameAsPhone());
  expect(whatsapp()).toHaveValue('876-555-0177');
});

it('raises one question for the same doubtful number', async () => {
  const { user } = showContactForm();
  fillRequired();
  write(fields.phone(), '555 1');
  await user.click(sameAsPhone());
  await pressSubmit(user);
  expect(await screen.findByRole('alert')).not.toHaveTextContent('WhatsApp Number');
});

it('loses its error when the phone is corrected', async () => {
  const { user } = showContactForm();
  fillRequired();
  write(fields.phone(), '1'.repeat(200));
  await user.click(sameAsPhone());
  await pressSubmit(user);
  expect(whatsapp()).toBeInvalid();
  write(fields.phone(), '876-555-0142');
  expect(fields.phone()).toBeValid();
  expect(whatsapp()).toBeValid();
});
