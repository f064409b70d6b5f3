import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { CheckboxField, SelectField, TextareaField, TextField } from './fields';
import { PasswordField } from './password-field';
import { RadioCards } from './radio-cards';
import { SubmitButton } from './submit-button';

const fuels = [
  { value: 'diesel', label: 'Diesel', hint: 'ULSD' },
  { value: 'petrol', label: 'Petrol' },
] as const;

function FuelCards() {
  const [fuel, setFuel] = useState<(typeof fuels)[number]['value']>('diesel');
  return <RadioCards legend="Fuel" name="fuel" options={fuels} value={fuel} onChange={setFuel} />;
}

describe.each([
  ['a line of text', TextField],
  ['several lines of text', TextareaField],
  ['a password', PasswordField],
  [
    'a choice',
    (props: Omit<Parameters<typeof SelectField>[0], 'options'>) => <SelectField options={fuels} {...props} />,
  ],
])('%s', (_, Control) => {
  const control = () => screen.getByLabelText('Site');

  it('has its label and no false ARIA state', () => {
    render(<Control id="site" label="Site" />);
    expect(control()).toHaveAttribute('id', 'site');
    for (const attribute of ['aria-describedby', 'aria-invalid', 'aria-required']) {
      expect(control()).not.toHaveAttribute(attribute);
    }
  });

  it('is described by its hint and its error, in that order', () => {
    render(<Control id="site" label="Site" hint="Where the tank is" error="Please say where." required />);
    expect(control()).toHaveAccessibleDescription('Where the tank is Please say where.');
    expect(control()).toBeInvalid();
    expect(control()).toBeRequired();
    expect(control()).toHaveAccessibleName('Site');
  });

  it("does not use the browser's own checks", () => {
    render(<Control id="site" label="Site" required />);
    expect(control()).not.toHaveAttribute('required');
  });
});

it('a choice begins with its placeholder', () => {
  render(<SelectField id="fuel" label="Fuel" options={fuels} placeholder="Choose a fuel" />);
  expect(screen.getByRole('combobox')).toHaveDisplayValue('Choose a fuel');
  expect(screen.getAllByRole('option').map((option) => option.getAttribute('value'))).toEqual([
    '',
    'diesel',
    'petrol',
  ]);
});

it('a box is ticked by its whole line', () => {
  render(<CheckboxField label={<b>Send me news</b>} />);
  fireEvent.click(screen.getByText('Send me news'));
  expect(screen.getByRole('checkbox', { name: 'Send me news' })).toBeChecked();
});

it('a password says that Caps Lock is on', () => {
  render(<PasswordField id="password" label="Password" />);
  const password = screen.getByLabelText('Password');
  fireEvent.keyDown(password, { key: 'A', modifierCapsLock: true });
  expect(password).toHaveAccessibleDescription('Caps Lock is on.');
  fireEvent.keyUp(password, { key: 'CapsLock' });
  expect(password).not.toHaveAccessibleDescription();
});

it('cards are one choice among a few', () => {
  render(<FuelCards />);
  expect(screen.getByRole('group', { name: 'Fuel' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Diesel' })).toHaveAccessibleDescription('ULSD');
  expect(screen.getByRole('radio', { name: 'Petrol' })).not.toHaveAttribute('aria-describedby');
  fireEvent.click(screen.getByText('Petrol'));
  expect(screen.getByRole('radio', { name: 'Petrol' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Diesel' })).not.toBeChecked();
});

describe('a submit button', () => {
  it('stays focusable while pending', () => {
    const { rerender } = render(
      <SubmitButton pending={false} pendingLabel="Sending...">
        Send
      </SubmitButton>,
    );
    const button = screen.getByRole('button', { name: 'Send' });
    button.focus();
    rerender(
      <SubmitButton pending pendingLabel="Sending...">
        Send
      </SubmitButton>,
    );
    expect(button).toHaveTextContent('Sending...');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveFocus();
  });

  it('can be switched off', () => {
    const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <SubmitButton pending={false} pendingLabel="Sending..." disabled>
          Send
        </SubmitButton>
      </form>,
    );
    fireEvent.click(screen.getByRole('button'));
    expect(submit).not.toHaveBeenCalled();
  });
});
