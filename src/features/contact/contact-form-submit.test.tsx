import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { DataError } from '@/data/data-error';
import type { Result } from '@/data/result';
import { fieldLimits } from '@/domain/field-limits';
import { fuelTypes } from '@/domain/options';
import {
  fields,
  fillRequired,
  pressSubmit,
  showContactForm,
  submitButton,
  write,
} from './contact-form-testing';
import {
  createCustomer,
  createNewsletterSubscriber,
  customerSaved,
  isCustomerStored,
  lastSent,
} from './fake-data';

vi.mock('@/data/create-customer', () => import('./fake-data'));
vi.mock('@/data/create-newsletter-subscriber', () => import('./fake-data'));

describe('submitting', () => {
  /** A database that answers when it is told to. */
  function answerLater() {
    let answer: (result: Result) => void = () => undefined;
    const result = new Promise<Result>((resolve) => {
      answer = resolve;
    });
    createCustomer.mockReturnValue(result);
    return answer;
  }

  it('disables the button, says so on it, and keeps the fields', async () => {
    const answer = answerLater();
    const { user } = showContactForm();
    fillRequired();
    await pressSubmit(user);

    const button = await screen.findByRole('button', { name: 'Saving to Database...' });
    expect(button).toBeDisabled();
    expect(screen.getByRole('form')).toHaveAttribute('aria-busy', 'true');
    expect(fields.firstName()).toHaveValue('Marcia');
    answer(customerSaved);
    expect(await screen.findByRole('heading', { name: 'Thank You!' })).toBeVisible();
  });

  it('sends once for a double click', async () => {
    const { user } = showContactForm();
    fillRequired();
    await user.dblClick(submitButton());
    expect(await screen.findByRole('heading', { name: 'Thank You!' })).toBeVisible();
    expect(createCustomer).toHaveBeenCalledTimes(1);
  });

  it('sends once for Enter and a click', async () => {
    answerLater();
    const { user } = showContactForm();
    fillRequired();
    const button = submitButton();
    await user.type(fields.phone(), '{Enter}');
    await user.click(button);
    await waitFor(() => expect(createCustomer).toHaveBeenCalled());
    expect(createCustomer).toHaveBeenCalledTimes(1);
  });

  it('sends every answer, trimmed', async () => {
    const { user } = showContactForm();
    write(fields.firstName(), '  Zoë ');
    write(fields.lastName(), "O'Connor-Ng");
    write(fields.email(), ' zoe@site.example ');
    write(fields.phone(), '(876) 555-0142');
    write(screen.getByLabelText('Company Name'), 'Hope Farm & Sons');
    write(screen.getByLabelText('Position'), 'Yard manager');
    await user.selectOptions(screen.getByLabelText('Business Type'), 'Small business');
    for (const { label } of [...fuelTypes].reverse()) await user.click(screen.getByLabelText(label));
    await user.selectOptions(screen.getByLabelText('Average Volume'), 'Over 1,000 gallons');
    await user.selectOptions(screen.getByLabelText('Delivery Frequency'), 'Every two weeks');
    await user.selectOptions(screen.getByLabelText('Preferred Delivery Time'), 'Morning (7AM-12PM)');
    await user.selectOptions(screen.getByLabelText('Parish'), 'Saint Elizabeth');
    write(screen.getByLabelText('Delivery Address'), 'Lot 4\nJunction');
    await user.selectOptions(screen.getByLabelText('Preferred Contact Method'), 'WhatsApp');
    write(screen.getByLabelText('WhatsApp Number'), '876 555 0143');
    await user.click(screen.getByLabelText('Newsletter by e-mail'));
    await user.click(screen.getByLabelText('WhatsApp updates'));
    await user.click(screen.getByLabelText('SMS alerts'));
    write(screen.getByLabelText('Message'), 'Two tanks.\nGate on the left.');
    await user.selectOptions(screen.getByLabelText('How Did You Hear About Us?'), 'Referral');
    await pressSubmit(user);

    await screen.findByRole('heading', { name: 'Thank You!' });
    expect(lastSent()).toEqual({
      firstName: 'Zoë',
      lastName: "O'Connor-Ng",
      email: 'zoe@site.example',
      phone: '(876) 555-0142',
      whatsapp: '876 555 0143',
      companyName: 'Hope Farm & Sons',
      position: 'Yard manager',
      businessType: 'small-business',
      parish: 'Saint Elizabeth',
      address: 'Lot 4 Junction',
      fuelTypes: fuelTypes.map(({ value }) => value),
      deliveryFrequency: 'bi-weekly',
      averageVolume: 'over-1000',
      preferredContact: 'whatsapp',
      preferredDeliveryTime: 'morning',
      newsletter: false,
      whatsappUpdates: false,
      smsAlerts: true,
      hearAboutUs: 'referral',
      message: 'Two tanks.\nGate on the left.',
    });
    expect(createNewsletterSubscriber).not.toHaveBeenCalled();
  });

  it('sends every written field filled to its limit', async () => {
    const { user } = showContactForm();
    const longest = {
      'First Name': 'É'.repeat(fieldLimits.name),
      'Last Name': "O'".repeat(fieldLimits.name / 2),
      Email: `${'e'.repeat(fieldLimits.email - '@site.example'.length)}@site.example`,
      Phone: '8'.repeat(fieldLimits.phone),
      'WhatsApp Number': '8'.repeat(fieldLimits.phone),
      'Company Name': 'c'.repeat(fieldLimits.companyName),
      Position: 'p'.repeat(fieldLimits.position),
      'Delivery Address': 'a'.repeat(fieldLimits.address),
      Message: 'm'.repeat(fieldLimits.message),
    };
    for (const [label, text] of Object.entries(longest)) write(screen.getByLabelText(label), text);
    await pressSubmit(user);
    await screen.findByRole('heading', { name: 'Thank You!' });
    expect(Object.values(lastSent() ?? {})).toEqual(expect.arrayContaining(Object.values(longest)));
  });

  it('takes individual for a business type that was left open', async () => {
    const { user } = showContactForm();
    fillRequired();
    await pressSubmit(user);
    await screen.findByRole('heading', { name: 'Thank You!' });
    expect(lastSent()?.businessType).toBe('individual');
  });
});

describe('a failure', () => {
  async function fail(outcome: Result | Error) {
    if (outcome instanceof Error) createCustomer.mockRejectedValueOnce(outcome);
    else createCustomer.mockResolvedValueOnce(outcome);
    const { user } = showContactForm();
    fillRequired();
    await pressSubmit(user);
    return { user, banner: await screen.findByRole('alert') };
  }

  it('shows the database’s error text', async () => {
    const { banner } = await fail({ success: false, error: 'Missing or insufficient permissions.' });
    expect(banner).toHaveTextContent(/^Missing or insufficient permissions\.$/);
  });

  it('says that the submission failed when there is no text', async () => {
    const { banner } = await fail({ success: false, error: '' });
    expect(banner).toHaveTextContent(/^Submission failed\. Please try again\.$/);
  });

  it('says that the network failed when nobody knows what became of it', async () => {
    const { banner } = await fail(new DataError('unreachable', 'unknown', 'fetch failed'));
    expect(banner).toHaveTextContent(/^Network error\. Please check your connection and try again\.$/);
  });

  it('keeps every value, takes the focus and lets the form be sent again under the same id', async () => {
    const { user, banner } = await fail(new Error('offline'));
    expect(banner.parentElement).toHaveFocus();
    expect(fields.email()).toHaveValue('marcia.bennett@hopefarm.example');
    await pressSubmit(user);
    await screen.findByRole('heading', { name: 'Thank You!' });
    expect(createCustomer.mock.calls.map(([id]) => id)).toEqual(['draft1', 'draft1']);
    expect(isCustomerStored).not.toHaveBeenCalled();
  });

  it.each([
    ['under the same id when it was not stored', false, 'draft1'],
    ['as a new request when it was stored all the same', true, 'draft2'],
  ])('lets an edited form be sent again, %s', async (_, wasStored, id) => {
    isCustomerStored.mockResolvedValue(wasStored);
    const { user } = await fail(new Error('offline'));
    write(fields.phone(), '876 555 0177');
    await pressSubmit(user);
    await screen.findByRole('heading', { name: 'Thank You!' });
    expect(isCustomerStored).toHaveBeenCalledExactlyOnceWith('draft1');
    expect(createCustomer.mock.lastCall).toEqual([id, expect.objectContaining({ phone: '876 555 0177' })]);
    expect(screen.getByText(id)).toBeVisible();
  });

  it('says that the network failed when nobody knows whether an edited form was stored before', async () => {
    isCustomerStored.mockRejectedValue(new DataError('unreachable', 'unknown', ''));
    const { user } = await fail(new Error('offline'));
    write(fields.phone(), '876 555 0177');
    await pressSubmit(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Network error\./);
    expect(createCustomer).toHaveBeenCalledTimes(1);
    expect(fields.phone()).toHaveValue('876 555 0177');
  });

  it('clears when a field is edited', async () => {
    await fail(new Error('offline'));
    write(fields.phone(), '9');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Send by WhatsApp instead' })).not.toBeInTheDocument();
  });

  it('offers WhatsApp with every answer filled in', async () => {
    await fail(new Error('offline'));
    const link = screen.getByRole('link', { name: 'Send by WhatsApp instead' });
    const address = new URL(link.getAttribute('href') ?? '');
    expect(address.origin + address.pathname).toBe('https://wa.me/18765550125');
    expect(address.searchParams.get('text')).toContain('First Name: Marcia\nLast Name: Bennett\n');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });
});
