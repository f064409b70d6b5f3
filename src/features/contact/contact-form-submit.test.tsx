import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { RequestOutcome } from '@/data/create-customer';
import { customerFields } from '@/domain/customer-fields';
import { fuelTypes } from '@/domain/options';
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
import { expectConsole } from '../../../tests/support/fail-on-console';
import {
  answerLater,
  createCustomer,
  createNewsletterSubscriber,
  customerSaved,
  isCustomerStored,
  lastSent,
  sentIds,
} from '../../../tests/support/fake-create-customer';

vi.mock('@/data/create-customer', () => import('../../../tests/support/fake-create-customer'));

const tick = (label: string) => fireEvent.click(screen.getByLabelText(label));

/** Chooses an option by its text. */
function choose(label: string, text: string): void {
  const select = screen.getByLabelText<HTMLSelectElement>(label);
  const option = [...select.options].find((candidate) => candidate.text === text);
  expect(option).toBeDefined();
  write(select, option?.value ?? '');
}

describe('submitting', () => {
  it('disables the button, says so on it, and keeps the fields', async () => {
    const { answer } = answerLater();
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

  it('says after some seconds that it is still sending', async () => {
    const { answer } = answerLater();
    const { user } = showContactForm();
    fillRequired();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await pressSubmit(user);
    await screen.findByRole('button', { name: 'Saving to Database...' });
    expect(screen.queryByText(/still sending/)).toBeNull();
    expect(screen.queryByRole('link', { name: /WhatsApp as well/ })).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(6000));
    expect(screen.getByText(/^The connection is slow: still sending\./)).toBeVisible();
    const link = screen.getByRole('link', { name: 'Send by WhatsApp as well' });
    expect(new URL(link.getAttribute('href') ?? '').searchParams.get('text')).toContain('First Name: Marcia');
    expect(screen.getByRole('link', { name: /^(Call|Emergency line) \+1/ })).toBeVisible();
    expect(screen.getByText(/It does no harm if both reach us\.$/)).toBeVisible();
    vi.useRealTimers();
    answer(customerSaved);
    expect(await screen.findByRole('heading', { name: 'Thank You!' })).toBeVisible();
    expect(screen.queryByText(/still sending/)).toBeNull();
  });

  const sendingSentence = () => screen.getByText('It will say here whether your request was received.');

  it.each([
    ['the button', submitButton],
    ['a field', fields.phone],
  ])('keeps the focus beside the button when %s lost it', async (_, control) => {
    const { answer } = answerLater();
    const { user } = showContactForm();
    fillRequired();
    control().focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('button', { name: 'Saving to Database...' });
    expect(sendingSentence().parentElement).toHaveFocus();
    answer(customerSaved);
    expect(await screen.findByRole('heading', { name: 'Thank You!' })).toHaveFocus();
  });

  it('leaves the focus to the page that is opened again while it sends', async () => {
    const { answer } = answerLater();
    const { user, page, unmount } = showContactForm();
    fillRequired();
    await pressSubmit(user);
    await screen.findByRole('button', { name: 'Saving to Database...' });
    unmount();
    showContactForm({ page });
    expect(sendingSentence()).toBeVisible();
    expect(document.body).toHaveFocus();
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

  it('sends what a password manager has filled in without an event', async () => {
    const { user } = showContactForm();
    for (const [name, value] of [
      ['firstName', 'Marcia'],
      ['lastName', 'Bennett'],
      ['email', 'marcia.bennett@hopefarm.example'],
    ] as const) {
      Object.assign(fields[name](), { value });
    }
    await user.type(fields.phone(), '876-555-0142');
    expect(fields.email()).toHaveValue('marcia.bennett@hopefarm.example');
    Object.assign(screen.getByLabelText('Company Name'), { value: 'Hope Farm' });
    await pressSubmit(user);
    await findThanks();
    expect(lastSent()).toMatchObject({
      firstName: 'Marcia',
      lastName: 'Bennett',
      email: 'marcia.bennett@hopefarm.example',
      phone: '876-555-0142',
      companyName: 'Hope Farm',
    });
  });

  it('sends every answer, trimmed', async () => {
    const { user } = showContactForm();
    write(fields.firstName(), '  Zoë ');
    write(fields.lastName(), "O'Connor-Ng");
    write(fields.email(), ' zoe@site.example ');
    write(fields.phone(), '(876) 555-0142');
    write(screen.getByLabelText('Company Name'), 'Hope Farm & Sons');
    write(screen.getByLabelText('Position'), 'Yard manager');
    choose('Business Type', 'Small business');
    for (const { label } of [...fuelTypes].reverse()) tick(label);
    choose('Average Volume', 'Over 1,000 gallons (over 3,800 litres)');
    choose('Delivery Frequency', 'Every two weeks');
    choose('Preferred Delivery Time', 'Morning (7AM-12PM)');
    choose('Parish', 'Saint Elizabeth');
    write(screen.getByLabelText('Delivery Address'), 'Lot 4\nJunction');
    choose('Preferred Contact Method', 'WhatsApp');
    write(screen.getByLabelText('WhatsApp Number'), '876 555 0143');
    tick('Newsletter by e-mail');
    tick('WhatsApp updates');
    tick('SMS alerts');
    write(screen.getByLabelText('Message'), 'Two tanks.\nGate on the left.');
    choose('How Did You Hear About Us?', 'Referral');
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
      address: 'Lot 4, Junction',
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
      'First Name': 'É'.repeat(customerFields.firstName.limit),
      'Last Name': "O'".repeat(customerFields.lastName.limit / 2),
      Email: `${'e'.repeat(customerFields.email.limit - '@site.example'.length)}@site.example`,
      Phone: '8'.repeat(customerFields.phone.limit),
      'WhatsApp Number': '8'.repeat(customerFields.whatsapp.limit),
      'Company Name': 'c'.repeat(customerFields.companyName.limit),
      Position: 'p'.repeat(customerFields.position.limit),
      'Delivery Address': 'a'.repeat(customerFields.address.limit),
      Message: 'm'.repeat(customerFields.message.limit),
    };
    for (const [label, text] of Object.entries(longest)) write(screen.getByLabelText(label), text);
    await pressSubmit(user);
    await user.click(await screen.findByRole('button', { name: 'Send anyway' }));
    await screen.findByRole('heading', { name: 'Thank You!' });
    expect(Object.values(lastSent() ?? {})).toEqual(expect.arrayContaining(Object.values(longest)));
  });

  it('leads to fields with a message in their order in the form', async () => {
    const { user } = showContactForm();
    fillRequired();
    for (const label of ['Message', 'WhatsApp Number', 'Position', 'Company Name', 'Delivery Address']) {
      write(screen.getByLabelText(label), 'x'.repeat(6_000));
    }
    await pressSubmit(user);
    const links = within(await screen.findByRole('alert')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Delivery Address',
      'Company Name',
      'Position',
      'WhatsApp Number',
      'Message',
    ]);
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
  async function fail(outcome: RequestOutcome | Error) {
    if (outcome instanceof Error) createCustomer.mockRejectedValueOnce(outcome);
    else createCustomer.mockResolvedValueOnce(outcome);
    const { user } = showContactForm();
    fillRequired();
    await pressSubmit(user);
    return { user, banner: await screen.findByRole('alert') };
  }

  it('shows the database’s error text', async () => {
    const { banner } = await fail({
      kind: 'refused',
      reason: 'Missing or insufficient permissions.',
      isBusy: false,
    });
    expect(banner).toHaveTextContent(/^Missing or insufficient permissions\.$/);
  });

  it('says that the submission failed when there is no text', async () => {
    const { banner } = await fail({ kind: 'refused', reason: '', isBusy: false });
    expect(banner).toHaveTextContent(/^Submission failed\. Please try again\.$/);
  });

  it('reports a network failure for an unknown outcome', async () => {
    const { banner } = await fail(noAnswer);
    expect(banner).toHaveTextContent(/^Network error\. Please check your connection and try again\.$/);
  });

  it('says the specification’s sentence for an unexpected exception, and reports the bug', async () => {
    expectConsole(/^TypeError: a bug$/);
    const { banner } = await fail(new TypeError('a bug'));
    expect(banner).toHaveTextContent(/^Network error\. Please check your connection and try again\.$/);
    expect(screen.queryByRole('button', { name: /^Keep it/ })).not.toBeInTheDocument();
  });

  it('shows the text of a 500, whose request may have arrived and may be kept', async () => {
    const { banner } = await fail({ kind: 'unknown', reason: 'The database is being moved.' });
    expect(banner).toHaveTextContent(/^The database is being moved\.$/);
    expect(screen.getByRole('button', { name: /^Keep it/ })).toBeVisible();
  });

  it('keeps every value, takes the focus and lets the form be sent again under the same id', async () => {
    const { user, banner } = await fail(noAnswer);
    expect(banner.parentElement).toHaveFocus();
    expect(fields.email()).toHaveValue('marcia.bennett@hopefarm.example');
    await pressSubmit(user);
    const { reference } = await findThanks();
    expect(sentIds()).toEqual([reference, reference]);
    expect(isCustomerStored).not.toHaveBeenCalled();
    expect(screen.queryByText(/this one counts/)).not.toBeInTheDocument();
  });

  it('sends an edited form under another id, and says which one counts', async () => {
    const { user } = await fail(noAnswer);
    write(fields.phone(), '876 555 0177');
    await pressSubmit(user);
    const { reference } = await findThanks();
    const [first, second, ...others] = sentIds();
    expect(second).toBe(reference);
    expect(first).not.toBe(second);
    expect(others).toEqual([]);
    expect(lastSent()?.phone).toBe('876 555 0177');
    expect(
      screen.getByText('You changed this request after a first try. If both reached us, this one counts.'),
    ).toBeVisible();
  });

  it('clears when a field is edited', async () => {
    await fail(noAnswer);
    write(fields.phone(), '9');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Send by WhatsApp instead' })).not.toBeInTheDocument();
  });

  const refusal = { kind: 'refused', reason: 'The service is closed.', isBusy: false } as const;
  const officeCall = ['Call +1 876-555-0123', 'tel:+18765550123'] as const;
  const emergencyCall = ['Emergency line +1 876-555-0199', 'tel:+18765550199'] as const;

  it.each([
    ['a network that fails', 'at noon of a Monday', noAnswer, '2026-11-23T12:00:00', officeCall],
    ['a refusal', 'at noon of a Monday', refusal, '2026-11-23T12:00:00', officeCall],
    ['a network that fails', 'at closing time', noAnswer, '2026-11-23T18:00:00', emergencyCall],
    ['a refusal', 'on a public holiday', refusal, '2026-12-25T12:00:00', emergencyCall],
  ])('offers a call to the open line after %s %s', async (_cause, _time, outcome, now, [name, href]) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${now}-05:00`) });
    await fail(outcome);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    expect(screen.queryAllByRole('link', { name: /^(Call|Emergency line) \+1/ })).toHaveLength(1);
  });

  it('offers WhatsApp with every answer filled in', async () => {
    await fail(noAnswer);
    const link = screen.getByRole('link', { name: 'Send by WhatsApp instead' });
    const address = new URL(link.getAttribute('href') ?? '');
    expect(address.origin + address.pathname).toBe('https://wa.me/18765550125');
    expect(address.searchParams.get('text')).toContain('First Name: Marcia\nLast Name: Bennett\n');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });
});
