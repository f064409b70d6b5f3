import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { DataError } from '@/data/data-error';
import { referenceCode } from '@/domain/reference';
import {
  fields,
  fillRequired,
  findThanks,
  pressSubmit,
  showContactForm,
} from '../../../tests/support/contact-form';
import { expectConsole } from '../../../tests/support/fail-on-console';
import {
  createCustomer,
  createNewsletterSubscriber,
  lastSent,
  sentIds,
} from '../../../tests/support/fake-create-customer';

vi.mock('@/data/create-customer', () => import('../../../tests/support/fake-create-customer'));

describe('success', () => {
  async function succeed() {
    const { user } = showContactForm();
    fillRequired();
    await pressSubmit(user);
    return { user, ...(await findThanks()) };
  }

  it('says thank you, takes the focus, and shows the reference and what comes next', async () => {
    const { heading, reference } = await succeed();
    expect(heading).toHaveFocus();
    expect(screen.getByText('Customer information saved successfully!')).toBeVisible();
    expect(reference).toMatch(/^[A-Za-z0-9]{20}$/);
    expect(screen.getByText('On the phone, say').nextElementSibling).toHaveTextContent(
      referenceCode(reference),
    );
    expect(sentIds()).toEqual([reference]);
    const steps = within(screen.getByRole('region', { name: 'Next steps' })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual([
      expect.stringContaining('Now'),
      expect.stringMatching(/Within 24 hours.*newsletter/),
      expect.stringMatching(/Within 1 business day.*contact you/),
    ]);
  });

  it('promises no newsletter to somebody who did not ask for one', async () => {
    const { user } = showContactForm();
    fillRequired();
    await user.click(screen.getByLabelText('Newsletter by e-mail'));
    await pressSubmit(user);
    await screen.findByRole('heading', { name: 'Thank You!' });
    expect(screen.queryByText(/newsletter/i)).not.toBeInTheDocument();
    expect(createNewsletterSubscriber).not.toHaveBeenCalled();
  });

  it('leads to a call, and to WhatsApp with the reference in the text', async () => {
    const { reference } = await succeed();
    expect(screen.getByRole('link', { name: 'Call Us Now' })).toHaveAttribute('href', 'tel:+18765550123');
    const address = new URL(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href') ?? '');
    expect(address.pathname).toBe('/18765550125');
    expect(address.searchParams.get('text')).toBe(
      `Hello Island Fuel Delivery, my reference is ${referenceCode(reference)} (${reference}).`,
    );
  });

  it('copies the reference', async () => {
    const { user, reference } = await succeed();
    await user.click(screen.getByRole('button', { name: 'Copy reference' }));
    expect(await screen.findByText('Copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(reference);
  });

  it('begins an empty form after Submit Another Form', async () => {
    const { user } = await succeed();
    await user.click(screen.getByRole('button', { name: 'Submit Another Form' }));
    expect(screen.getByRole('heading', { name: 'Request a quote' })).toHaveFocus();
    expect(fields.firstName()).toHaveValue('');
    expect(screen.getByLabelText('Newsletter by e-mail')).toBeChecked();
    fillRequired();
    await pressSubmit(user);
    const { reference } = await findThanks();
    expect(sentIds()[1]).toBe(reference);
    expect(sentIds()[0]).not.toBe(reference);
    expect(screen.queryByText(/this one counts/)).not.toBeInTheDocument();
  });
});

describe('the newsletter', () => {
  it('is subscribed to after the customer is stored, without being waited for', async () => {
    createNewsletterSubscriber.mockReturnValue(new Promise(() => undefined));
    const { user } = showContactForm();
    fillRequired();
    await pressSubmit(user);
    await screen.findByRole('heading', { name: 'Thank You!' });
    expect(createNewsletterSubscriber).toHaveBeenCalledWith(sentIds()[0], lastSent());
    expect(createNewsletterSubscriber.mock.invocationCallOrder[0]).toBeGreaterThan(
      createCustomer.mock.invocationCallOrder[0] ?? 0,
    );
  });

  it('is not subscribed to when the customer was not stored', async () => {
    createCustomer.mockResolvedValueOnce({ kind: 'refused', reason: 'No.', isBusy: false });
    const { user } = showContactForm();
    fillRequired();
    await pressSubmit(user);
    await screen.findByRole('alert');
    expect(createNewsletterSubscriber).not.toHaveBeenCalled();
  });

  it('logs a failure without personal data, and the save still counts', async () => {
    expectConsole(/^The newsletter subscription was not written: permission-denied$/);
    createNewsletterSubscriber.mockRejectedValue(
      new DataError('refused', 'permission-denied', 'marcia@hopefarm.example'),
    );
    const { user } = showContactForm();
    fillRequired();
    await pressSubmit(user);
    expect(await screen.findByRole('heading', { name: 'Thank You!' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
