import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  fields,
  fillRequired,
  findThanks,
  noAnswer,
  pressSubmit,
  showContactForm,
  submitButton,
  write,
} from '../../../tests/support/contact-form';
import { createCustomer, lastSent } from '../../../tests/support/fake-create-customer';

vi.mock('@/data/create-customer', () => import('../../../tests/support/fake-create-customer'));

const question = () => screen.findByRole('alert');
const press = (name: string | RegExp) => screen.getByRole('button', { name }).click();

async function sendWith(answers: Partial<Record<'email' | 'phone', string>>) {
  const shown = showContactForm();
  fillRequired();
  for (const [field, value] of Object.entries(answers)) write(fields[field as keyof typeof answers](), value);
  await pressSubmit(shown.user);
  return shown;
}

describe('A doubtful value', () => {
  it.each([
    [{ phone: '555 1' }, 'Phone: That looks short for a phone number.'],
    [{ phone: '1.87656E+10' }, 'Phone: A spreadsheet has rounded that number. Some of its digits are lost.'],
    [{ email: 'mailto:ann@farm.example' }, 'Email: Did you mean ann@farm.example?'],
    [{ email: 'ann@farm.example.' }, 'Email: Did you mean ann@farm.example?'],
    [{ email: 'ann@farm..example' }, 'Email: Did you mean ann@farm.example?'],
    [{ email: 'ann@gmial.com' }, 'Email: Did you mean ann@gmail.com?'],
  ])('of %j raises a question at the first submit, which takes the focus', async (answers, text) => {
    await sendWith(answers);
    expect(await question()).toHaveTextContent(text);
    expect(await question()).toHaveTextContent('Send anyway?');
    expect(await question()).toHaveFocus();
    expect(submitButton()).toBeEnabled();
    expect(createCustomer).not.toHaveBeenCalled();
  });

  it('is sent by Send anyway, without a second question after a failure', async () => {
    const { user } = await sendWith({ phone: '555 1' });
    createCustomer.mockResolvedValueOnce(noAnswer);
    await question();
    await act(async () => press('Send anyway'));
    expect(await screen.findByText(/^Network error/)).toBeVisible();
    await pressSubmit(user);
    await findThanks();
    expect(lastSent()?.phone).toBe('555 1');
  });

  it('returns to its field by Correct it, and raises a question again', async () => {
    const { user } = await sendWith({ email: 'ann@gmial.com' });
    await question();
    await act(async () => press('Correct it'));
    expect(fields.email()).toHaveFocus();
    expect(fields.email()).toHaveValue('ann@gmial.com');
    await pressSubmit(user);
    expect(await question()).toHaveTextContent('Did you mean ann@gmail.com?');
    write(fields.email(), 'ann@gmail.com');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await pressSubmit(user);
    await findThanks();
    expect(lastSent()?.email).toBe('ann@gmail.com');
  });

  it('is replaced by the suggestion, which is sent', async () => {
    await sendWith({ email: 'ann@gmial.com' });
    await question();
    await act(async () => press('Use ann@gmail.com'));
    await findThanks();
    expect(lastSent()?.email).toBe('ann@gmail.com');
  });

  it('shares one question with the others', async () => {
    await sendWith({ email: 'ann@gmial.com', phone: '555 1' });
    await question();
    await act(async () => press('Use ann@gmail.com'));
    expect(await question()).toHaveTextContent(/^Phone: That looks short for a phone number\.Send anyway\?/);
    await act(async () => press('Send anyway'));
    await findThanks();
    expect(lastSent()).toMatchObject({ email: 'ann@gmail.com', phone: '555 1' });
  });

  it('raises a question when its field loses the focus', async () => {
    const { user } = showContactForm();
    await user.type(fields.email(), 'ann@gmial.com');
    await user.tab();
    expect(await screen.findByText('Did you mean ann@gmail.com?')).toBeVisible();
    expect(fields.email()).not.toBeInvalid();
  });
});
