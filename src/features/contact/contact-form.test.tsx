import { screen, waitFor, within } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '@/config/paths';
import { draftFields } from '@/domain/customer-fields';
import {
  fields,
  fillRequired,
  findThanks,
  honeypot,
  pressSubmit,
  showContactForm,
  write,
} from '../../../tests/support/contact-form';
import { createCustomer, lastSent } from '../../../tests/support/fake-create-customer';
import { formOrder } from './contact-fields';

vi.mock('@/data/create-customer', () => import('../../../tests/support/fake-create-customer'));

describe('editing', () => {
  it('begins empty, with newsletter and WhatsApp updates on and SMS alerts off', () => {
    showContactForm();
    expect(fields.firstName()).toHaveValue('');
    expect(screen.getByLabelText('Newsletter by e-mail')).toBeChecked();
    expect(screen.getByLabelText('WhatsApp updates')).toBeChecked();
    expect(screen.getByLabelText('SMS alerts')).not.toBeChecked();
  });

  it('questions an improbable phone number, and sends it all the same', async () => {
    const { user } = showContactForm();
    const doubt = () => screen.queryByText('That looks short for a phone number.');
    fillRequired();
    await user.clear(fields.phone());
    await user.type(fields.phone(), '12');
    expect(doubt()).toBeNull();
    await user.tab();
    await waitFor(() => expect(doubt()).toBeVisible());
    expect(fields.phone()).toHaveAccessibleDescription(doubt()?.textContent ?? '');
    expect(fields.phone()).not.toBeInvalid();

    await pressSubmit(user);
    const question = await screen.findByRole('alert');
    expect(question).toHaveTextContent('Phone: That looks short for a phone number.');
    expect(question).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Correct it' }));
    expect(fields.phone()).toHaveFocus();
    expect(question).not.toBeInTheDocument();

    await pressSubmit(user);
    await user.click(await screen.findByRole('button', { name: 'Send anyway' }));
    await findThanks();
    expect(lastSent()).toMatchObject({ phone: '12' });
    expect(createCustomer).toHaveBeenCalledTimes(1);
  });

  it('explains the ticked boxes beside the button', () => {
    showContactForm();
    expect(screen.getByText(/keep you posted where a box above is ticked/)).toBeVisible();
  });

  it('explains storage, purpose and retention beside the button', () => {
    showContactForm();
    const notice = screen.getByText(/^What you send is kept/);
    expect(notice).toHaveTextContent(
      /so that we can quote and deliver, until two years after we last heard from you\. To see it/,
    );
    expect(within(notice).getByRole('link')).toHaveAttribute('href', 'mailto:info@islandfuel.example');
  });

  it('marks the four required fields, and no other', () => {
    showContactForm();
    const required = screen.getAllByRole('textbox').filter((box) => box.ariaRequired === 'true');
    expect(required.map((box) => box.getAttribute('name'))).toEqual([
      'firstName',
      'lastName',
      'email',
      'phone',
    ]);
  });

  it('has autocomplete and input mode for each field', () => {
    showContactForm();
    const told = screen
      .getAllByRole('textbox')
      .map((box) => [box.getAttribute('name'), box.getAttribute('autocomplete'), box.getAttribute('type')]);
    expect(told).toEqual([
      ['firstName', 'given-name', 'text'],
      ['lastName', 'family-name', 'text'],
      ['email', 'email', 'email'],
      ['phone', 'tel', 'tel'],
      ['address', 'street-address', null],
      ['companyName', 'organization', 'text'],
      ['position', 'organization-title', 'text'],
      ['whatsapp', 'mobile tel', 'tel'],
      ['message', null, null],
    ]);
    expect(screen.getByLabelText('Parish')).toHaveAttribute('autocomplete', 'address-level1');
  });

  it('has a control for every field that a customer fills in, in the order of the list', () => {
    showContactForm();
    const controls = [...screen.getByRole<HTMLFormElement>('form').elements];
    const names = controls.map((control) => control.getAttribute('name') ?? '');
    const fieldNames = [...new Set(names.filter((name) => name !== '' && name !== honeypot().name))];
    const ownOfForm = ['wanted', 'isWhatsappPhone'];
    expect(fieldNames.filter((name) => !ownOfForm.includes(name))).toEqual(formOrder);
    expect(fieldNames[fieldNames.indexOf('wanted') + 1]).toBe('message');
    expect([...formOrder].sort()).toEqual([...draftFields].sort());
  });

  it('never puts an answer into the address, even before its script runs', () => {
    showContactForm();
    expect(screen.getByRole('form')).toHaveAttribute('method', 'post');
  });

  it('chooses the parish that a link carries', () => {
    showContactForm({ state: { parish: 'Portland' } });
    expect(screen.getByLabelText('Parish')).toHaveValue('Portland');
    const notice = screen.getByText('Filled in from what you chose: Parish.');
    expect(notice).toBeVisible();
    write(screen.getByLabelText('Parish'), '');
    expect(notice).toBeEmptyDOMElement();
  });

  it('chooses the parish of the last link', () => {
    const { page, unmount } = showContactForm({ state: { parish: 'Portland' } });
    unmount();
    showContactForm({ page, state: { parish: 'Hanover' } });
    expect(screen.getByLabelText('Parish')).toHaveValue('Hanover');
  });

  it('chooses no parish that is none', () => {
    showContactForm({ state: { parish: 'Atlantis' } });
    expect(screen.getByLabelText('Parish')).toHaveValue('');
  });
});

describe('an estimate that a link carries', () => {
  const estimate = {
    fuel: 'Diesel',
    volume: '100-500',
    frequency: 'weekly',
    line: 'generator 100 kVA: 110–150 gallons',
  };

  function AskForThis({ estimate: carried = estimate as object }) {
    const navigate = useNavigate();
    return (
      <button type="button" onClick={() => navigate(paths.contact, { state: { estimate: carried } })}>
        Ask for this
      </button>
    );
  }

  it('is filled in beside what was written', async () => {
    const { user } = showContactForm({ besides: <AskForThis /> });
    write(fields.message(), 'Two tanks.');
    await user.click(screen.getByLabelText('Kerosene'));
    await user.click(screen.getByRole('button', { name: 'Ask for this' }));
    expect(screen.getByLabelText('Diesel')).toBeChecked();
    expect(screen.getByLabelText('Kerosene')).toBeChecked();
    expect(screen.getByLabelText('Average Volume')).toHaveValue('100-500');
    expect(screen.getByLabelText('Delivery Frequency')).toHaveValue('weekly');
    expect(fields.message()).toHaveValue('Two tanks.\nEstimate: generator 100 kVA: 110–150 gallons');
    expect(
      screen.getByText(
        'Filled in from what you chose: Fuel Types, Delivery Frequency, Average Volume, Message.',
      ),
    ).toBeVisible();
  });

  it('is announced as it is filled in, not as the visitor edits it', async () => {
    const { user } = showContactForm({ besides: <AskForThis /> });
    const announced = () => screen.getByText(/^Filled in from what you chose/).getAttribute('aria-live');
    await user.click(screen.getByRole('button', { name: 'Ask for this' }));
    expect(announced()).toBe('polite');
    write(fields.message(), 'Two tanks.');
    expect(announced()).toBe('off');
    write(fields.message(), 'Two tanks, please.');
    expect(announced()).toBe('off');
    await user.click(screen.getByRole('button', { name: 'Ask for this' }));
    expect(announced()).toBe('polite');
  });

  it('is named for its own request alone', async () => {
    const filledIn = () => screen.queryByText(/Filled in from what you chose/);
    const { user, unmount } = showContactForm({ state: { estimate } });
    expect(filledIn()).toBeVisible();
    fillRequired();
    await pressSubmit(user);
    await findThanks();
    await user.click(screen.getByRole('button', { name: 'Submit Another Form' }));
    await user.click(screen.getByLabelText('Kerosene'));
    expect(filledIn()).not.toBeInTheDocument();
    unmount();

    const again = showContactForm({ state: { estimate } });
    await again.user.click(screen.getByRole('button', { name: 'Start afresh' }));
    await again.user.click(screen.getByLabelText('Kerosene'));
    expect(filledIn()).not.toBeInTheDocument();
  });

  it('replaces the last estimate, not the words behind it, and fills open answers only', async () => {
    const { frequency, ...tank } = estimate;
    const { unmount } = showContactForm({ state: { estimate: { ...tank, line: 'generator 80 kVA.' } } });
    expect(fields.message()).toHaveValue('Estimate: generator 80 kVA.');
    expect(screen.getByLabelText('Delivery Frequency')).toHaveValue('one-time');
    unmount();
    const { user } = showContactForm({ besides: <AskForThis estimate={tank} /> });
    write(screen.getByLabelText('Delivery Frequency'), 'monthly');
    write(
      fields.message(),
      'Two tanks.\nEstimate: generator 80 kVA. Gate at the back.\nEstimate: my own guess',
    );
    await user.click(screen.getByRole('button', { name: 'Ask for this' }));
    expect(screen.getByLabelText('Delivery Frequency')).toHaveValue('monthly');
    expect(fields.message()).toHaveValue(
      'Two tanks.\nGate at the back.\nEstimate: my own guess\nEstimate: generator 100 kVA: 110–150 gallons',
    );
  });

  it('replaces the fuel and the frequency of the last estimate, and none that was chosen', async () => {
    const { page, unmount, user } = showContactForm({ state: { estimate } });
    await user.click(screen.getByLabelText('Gasoline/Petrol'));
    unmount();
    const { frequency, ...tank } = { ...estimate, fuel: 'Kerosene' };
    showContactForm({ page, state: { estimate: tank } });
    expect(screen.getByLabelText('Diesel')).not.toBeChecked();
    expect(screen.getByLabelText('Gasoline/Petrol')).toBeChecked();
    expect(screen.getByLabelText('Kerosene')).toBeChecked();
    expect(screen.getByLabelText('Delivery Frequency')).toHaveValue('one-time');
  });

  it('keeps a chosen fuel through two estimates and a reload', async () => {
    const { unmount, user } = showContactForm();
    await user.click(screen.getByLabelText('Diesel'));
    unmount();
    for (const fuel of ['Diesel', 'Kerosene', 'Gasoline/Petrol']) {
      const view = showContactForm({ state: { estimate: { ...estimate, fuel } } });
      view.unmount();
    }
    showContactForm();
    expect(screen.getByLabelText('Diesel')).toBeChecked();
    expect(screen.getByLabelText('Kerosene')).not.toBeChecked();
    expect(screen.getByLabelText('Gasoline/Petrol')).toBeChecked();
  });

  it.each([
    ['a band that is none', { volume: 'a-lot' }],
    ['a fuel that is none', { fuel: 'Rum' }],
    ['a line of many pages', { line: 'x'.repeat(301) }],
    ['no line', { line: undefined }],
  ])('is ignored with %s', (_, wrong) => {
    showContactForm({ state: { estimate: { ...estimate, ...wrong } } });
    expect(screen.getByLabelText('Average Volume')).toHaveValue('');
    expect(fields.message()).toHaveValue('');
  });

  it('links to the fuel calculator', () => {
    showContactForm();
    expect(screen.getByRole('link', { name: 'Not sure? Work it out' })).toHaveAttribute(
      'href',
      '/services#estimate',
    );
  });
});

describe('an invalid form', () => {
  it('names missing fields in the focused summary and at each field', async () => {
    const { user } = showContactForm();
    write(fields.lastName(), 'Bennett');
    write(fields.phone(), '   ');
    await pressSubmit(user);

    const summary = screen.getByRole('alert');
    expect(summary).toHaveTextContent(
      'Please fill in the following required fields: First Name, Email, Phone',
    );
    expect(summary).toHaveFocus();
    expect(fields.firstName()).toBeInvalid();
    expect(fields.firstName()).toHaveAccessibleDescription('Please fill in your first name.');
    expect(fields.lastName()).toBeValid();
    expect(createCustomer).not.toHaveBeenCalled();
  });

  it('leads from the summary to a field', async () => {
    const { user } = showContactForm();
    await pressSubmit(user);
    await user.click(within(screen.getByRole('alert')).getByRole('link', { name: 'Email' }));
    expect(fields.email()).toHaveFocus();
  });

  it.each(['marcia', 'marcia@farm', '@farm.example', 'marcia bennett@farm.example'])(
    'asks for a valid e-mail address instead of %j',
    async (email) => {
      const { user } = showContactForm();
      fillRequired();
      write(fields.email(), email);
      await pressSubmit(user);
      expect(
        within(screen.getByRole('alert')).getByText('Please enter a valid email address.'),
      ).toBeVisible();
      expect(fields.email()).toHaveAccessibleDescription('Please enter a valid email address.');
      expect(createCustomer).not.toHaveBeenCalled();
    },
  );

  it('clears an error when its field is edited', async () => {
    const { user } = showContactForm();
    await pressSubmit(user);
    write(fields.firstName(), 'M');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(fields.firstName()).toBeValid();
    expect(fields.email()).toBeInvalid();
  });

  it('says one sentence once, however many fields it is about', async () => {
    const { user } = showContactForm();
    fillRequired();
    write(fields.firstName(), 'a'.repeat(200));
    write(fields.lastName(), 'b'.repeat(200));
    await pressSubmit(user);
    expect(within(screen.getByRole('alert')).getAllByText('Please use at most 100 characters.')).toHaveLength(
      1,
    );
  });
});
