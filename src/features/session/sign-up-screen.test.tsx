import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as signUp from '@/domain/sign-up';
import { expectConsole } from '../../../tests/support/fail-on-console';
import { SignUpScreen } from './sign-up-screen';

const valid = {
  'First Name': 'Delroy',
  'Last Name': 'Campbell',
  Email: 'delroy@haulage.example',
  Phone: '+1 876-555-0177',
  Password: 'sixsix',
  'Confirm Password': 'sixsix',
};

function open() {
  return render(
    <StrictMode>
      <MemoryRouter initialEntries={['/signup']}>
        <Routes>
          <Route path="/signup" element={<SignUpScreen />} />
          <Route path="/login" element={<h1>Sign In</h1>} />
        </Routes>
      </MemoryRouter>
    </StrictMode>,
  );
}

const submit = () => screen.getByRole('button', { name: /^Creat/ });
const acceptTerms = () => fireEvent.click(screen.getByRole('checkbox', { name: /I accept/ }));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

function fill(values: Record<string, string> = valid) {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(globalThis, 'fetch');
});

afterEach(() => {
  expect(globalThis.fetch).not.toHaveBeenCalled();
  expect(window.localStorage).toHaveLength(0);
});

describe('the form', () => {
  it('offers customer and driver, never administrator', () => {
    open();
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
      'customer',
      'driver',
    ]);
    expect(screen.getByRole('radio', { name: 'Driver' })).toHaveAccessibleDescription(
      'Approval within 48 hours',
    );
  });

  it('asks only customers for a company', () => {
    open();
    expect(screen.getByLabelText('Company Name')).not.toHaveAttribute('aria-required');
    fireEvent.click(screen.getByRole('radio', { name: 'Driver' }));
    expect(screen.queryByLabelText('Company Name')).not.toBeInTheDocument();
  });

  it('cannot be submitted until the terms are ticked, and says so', () => {
    open();
    const reason = () => screen.queryByText('Accept the terms above, and the account can be created.');
    expect(submit()).toBeDisabled();
    expect(reason()).toBeVisible();
    acceptTerms();
    expect(submit()).toBeEnabled();
    expect(reason()).toBeNull();
    acceptTerms();
    expect(submit()).toBeDisabled();
  });

  it('links to the terms and the privacy policy beside the form', () => {
    open();
    for (const [name, href] of [
      ['terms of service', '/terms'],
      ['privacy policy', '/privacy'],
    ] as const) {
      const link = screen.getByRole('link', { name: new RegExp(name) });
      expect(link).toHaveAttribute('href', href);
      expect(link).toHaveAttribute('target', '_blank');
    }
  });

  it.each([
    ['First Name', '', 'Please enter your first and last name.'],
    ['Last Name', '  ', 'Please enter your first and last name.'],
    ['Email', '', 'Please enter your email address.'],
    ['Email', 'a@b', 'Please enter a valid email address.'],
    ['Phone', '', 'Please enter your phone number.'],
    ['Password', 'five5', 'Password must be at least 6 characters long.'],
    ['Confirm Password', 'sixsiy', 'Passwords do not match.'],
  ])('with the %s "%s" says "%s" in the summary and at the field', (label, value, message) => {
    open();
    fill({ ...valid, [label]: value });
    acceptTerms();
    fireEvent.click(submit());
    const summary = screen.getByRole('alert');
    expect(summary.textContent).toBe(message);
    expect(summary).toHaveFocus();
    expect(screen.getByLabelText(label)).toBeInvalid();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(message));
    fireEvent.change(screen.getByLabelText(label), { target: { value: 'edited' } });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows the first failing check only', () => {
    open();
    acceptTerms();
    fireEvent.click(submit());
    expect(screen.getByRole('alert').textContent).toBe('Please enter your first and last name.');
    expect(screen.getAllByText('Please enter your first and last name.')).toHaveLength(2);
  });

  it('checks the terms last, should it be submitted without them', () => {
    open();
    fill();
    fireEvent.submit(submit().closest('form') as HTMLFormElement);
    expect(screen.getByRole('alert')).toHaveTextContent('Please accept the terms and conditions.');
  });
});

describe('creating an account', () => {
  function send() {
    fill();
    acceptTerms();
    fireEvent.click(submit());
  }

  it('succeeds after 2 seconds and redirects 2 seconds later', async () => {
    open();
    send();
    expect(submit()).toHaveTextContent('Creating Account...');
    await pass(1999);
    expect(submit()).toHaveTextContent('Creating Account...');
    await pass(1);
    expect(screen.getByRole('heading', { name: 'Account Created!' })).toHaveFocus();
    expect(screen.getByText('Account created successfully! You can now log in.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/login');
    expect(screen.queryByText(/48 hours/)).not.toBeInTheDocument();
    await pass(1999);
    expect(screen.getByRole('heading', { name: 'Account Created!' })).toBeInTheDocument();
    await pass(1);
    expect(screen.getByRole('heading', { name: 'Sign In' })).toBeInTheDocument();
  });

  it('takes what a password manager has filled in without an event', async () => {
    open();
    for (const [label, value] of Object.entries(valid)) {
      Object.assign(screen.getByLabelText(label), { value });
    }
    acceptTerms();
    fireEvent.click(submit());
    await pass(2000);
    expect(screen.getByText('Account for Delroy')).toBeInTheDocument();
  });

  it('tells a driver that approval takes up to 48 hours', async () => {
    open();
    fireEvent.click(screen.getByRole('radio', { name: 'Driver' }));
    send();
    await pass(2000);
    expect(screen.getByText(/within 48 hours/)).toBeInTheDocument();
  });

  it('sends once for several submits', async () => {
    const create = vi.spyOn(signUp, 'newAccount');
    open();
    fill();
    acceptTerms();
    const form = submit().closest('form') as HTMLFormElement;
    act(() => {
      fireEvent.submit(form);
      fireEvent.submit(form);
    });
    await pass(1000);
    fireEvent.click(submit());
    await pass(1000);
    expect(create).toHaveBeenCalledOnce();
  });

  it('says that it failed and keeps every value, so that a second try succeeds', async () => {
    vi.spyOn(signUp, 'newAccount').mockImplementationOnce(() => {
      throw new Error('out of order');
    });
    expectConsole(/out of order/);
    open();
    send();
    await pass(2000);
    expect(screen.getByRole('alert')).toHaveTextContent('Account creation failed. Please try again.');
    for (const [label, value] of Object.entries(valid)) {
      expect(screen.getByLabelText(label)).toHaveValue(value);
    }
    fireEvent.click(submit());
    await pass(2000);
    expect(screen.getByRole('heading', { name: 'Account Created!' })).toBeInTheDocument();
  });

  it('stays on the page that a visitor went to meanwhile', async () => {
    const view = open();
    send();
    await pass(2000);
    view.unmount();
    open();
    await pass(4000);
    expect(screen.getByRole('heading', { name: 'Create Account' })).toBeInTheDocument();
  });
});
