import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fields, fillRequired, pressSubmit, showContactForm } from './contact-form-testing';

// A factory that throws is asked again, and the second answer may be the real module: this one always fails.
vi.mock('./send-lead', () => ({
  get newCustomerId(): never {
    throw new TypeError('Failed to fetch dynamically imported module');
  },
}));

it('calls it a network error when the script that sends the form cannot be loaded, and keeps every value', async () => {
  const { user } = showContactForm();
  fillRequired();
  await pressSubmit(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Network error. Please check your connection and try again.',
  );
  expect(fields.firstName()).toHaveValue('Marcia');
});
