import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fillRequired, findThanks, pressSubmit, showContactForm } from '../../../tests/support/contact-form';
import { translate } from '../../../tests/support/translator';

vi.mock('@/data/create-customer', () => import('../../../tests/support/fake-create-customer'));

let stop = () => {};
afterEach(() => stop());
const text = () => document.body.textContent ?? '';

it('names what it lacks, drops the sentence once it is mended, and thanks', async () => {
  const { user } = showContactForm();
  stop = translate(document.body);
  await pressSubmit(user);
  await vi.waitFor(() => expect(text()).toContain('Please fill in your phone.'));
  fillRequired();
  await vi.waitFor(() => expect(text()).not.toContain('Please fill in your phone.'));
  await pressSubmit(user);
  await findThanks();
  expect(text()).toContain('Customer information saved successfully!');
  expect(text()).not.toContain('Request a quote');
});

it('keeps both writings of the reference from the translator', async () => {
  const { user } = showContactForm();
  stop = translate(document.body);
  fillRequired();
  await pressSubmit(user);
  await findThanks();
  const references = screen.getAllByRole('definition').slice(0, 2);
  expect(references.map(({ innerHTML }) => innerHTML)).toEqual([
    expect.stringMatching(/^(?:\w{4} ?){5}$/),
    expect.stringMatching(/^\w{3} \w{3}$/),
  ]);
});
