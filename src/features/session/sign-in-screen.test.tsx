import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DataError } from '@/data/data-error';
import { getSession } from '@/data/session-store';
import { type Role, roles } from '@/domain/role';
import { expectConsole } from '../../../tests/support/fail-on-console';
import * as demo from './demo-credentials';
import { SignInScreen } from './sign-in-screen';

const { demoCredentials, demoStaff } = demo;

const noMatch = 'Invalid email or password. Please check your credentials and try again.';
const failure = 'Login failed. Please try again.';

async function open() {
  const view = render(
    <StrictMode>
      <MemoryRouter>
        <SignInScreen />
      </MemoryRouter>
    </StrictMode>,
  );
  await screen.findByRole('heading', { name: 'Demo accounts' });
  vi.useFakeTimers();
  return view;
}

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: /^Sign/ });

function fill(role: Role, typed: { email: string; password: string }) {
  const label = roles.find(({ value }) => value === role)?.label ?? '';
  fireEvent.click(screen.getByRole('radio', { name: label }));
  fireEvent.change(email(), { target: { value: typed.email } });
  fireEvent.change(password(), { target: { value: typed.password } });
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

// Loading the check takes real time, and the clock is fake.
beforeAll(() => Promise.all([import('./demo-credentials'), import('./demo-accounts')]));

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch');
});

afterEach(() => {
  expect(globalThis.fetch).not.toHaveBeenCalled();
});

describe('the form', () => {
  it('has account type, e-mail, password and remember-me', async () => {
    await open();
    const types = screen.getByRole('group', { name: 'Account Type' });
    const names = within(types)
      .getAllByRole('radio')
      .map((radio) => radio.getAttribute('value'));
    expect(names).toEqual(['admin', 'customer', 'driver']);
    for (const { label } of roles) expect(screen.getByRole('radio', { name: label })).toBeInTheDocument();
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    expect(screen.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked();
  });

  it('links to /forgot-password and sign-up, and notes whom to ask for an account', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
    const note = screen.getByRole('link', { name: 'Contact administrator' }).closest('p');
    expect(note).toHaveTextContent('Need an account? Contact administrator');
  });

  it('shows and hides the password', async () => {
    await open();
    expect(password()).toHaveAttribute('type', 'password');
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password()).toHaveAttribute('type', 'text');
    fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password()).toHaveAttribute('type', 'password');
  });

  it.each([
    ['nothing', '', '', ['Email', 'Password']],
    ['no e-mail', '   ', 'secret', ['Email']],
    ['no password', 'a@b.example', '', ['Password']],
  ])('with %s says what is missing, without a delay', async (_, typedEmail, typedPassword, missing) => {
    await open();
    fill('admin', { email: typedEmail, password: typedPassword });
    fireEvent.click(submit());
    const summary = screen.getByRole('alert');
    expect(summary).toHaveTextContent('Please enter both email and password.');
    expect(summary).toHaveFocus();
    for (const label of ['Email', 'Password']) {
      expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe(
        missing.includes(label) ? 'true' : null,
      );
    }
    fireEvent.change(email(), { target: { value: 'x' } });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('fills in the demo credentials of a role at one tap', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Use Driver' }));
    expect(screen.getByRole('radio', { name: 'Driver' })).toBeChecked();
    expect(email()).toHaveValue(demoCredentials.driver.email);
    expect(password()).toHaveValue(demoCredentials.driver.password);
  });
});

describe('signing in', () => {
  it.each(roles)('signs in the demo $value after 1.5 seconds', async ({ value: role }) => {
    await open();
    fill(role, demoCredentials[role]);
    fireEvent.click(submit());
    expect(submit()).toHaveTextContent('Signing In...');
    await pass(1499);
    expect(getSession()).toBeNull();
    await pass(1);
    expect(getSession()).toMatchObject({ userRole: role, userEmail: demoCredentials[role].email });
    expect(submit()).toHaveTextContent('Sign In');
  });

  it.each(demoStaff)('signs in $name, each under their own address, as an administrator', async (person) => {
    await open();
    fill('admin', person);
    fireEvent.click(submit());
    await pass(1500);
    expect(getSession()).toMatchObject({ userRole: 'admin', userEmail: person.email });
  });

  it('names a pasted space around a password that does not match', async () => {
    await open();
    const { email: address, password: secret } = demoCredentials.admin;
    fill('admin', { email: address, password: `${secret} ` });
    expect(password()).not.toHaveAccessibleDescription();
    fireEvent.click(submit());
    await pass(1500);
    expect(password()).toHaveAccessibleDescription('This password begins or ends with a space.');
  });

  it('ignores the case of the e-mail, not of the password', async () => {
    await open();
    const { email: address, password: secret } = demoCredentials.admin;
    fill('admin', { email: ` ${address.toUpperCase()} `, password: secret.toUpperCase() });
    fireEvent.click(submit());
    await pass(1500);
    expect(screen.getByRole('alert')).toHaveTextContent(noMatch);
    fill('admin', { email: ` ${address.toUpperCase()} `, password: secret });
    fireEvent.click(submit());
    await pass(1500);
    expect(getSession()).toMatchObject({ userRole: 'admin', userEmail: address });
  });

  it.each([
    ['a wrong password', 'admin' as const, { ...demoCredentials.admin, password: 'wrong' }],
    ['an unknown e-mail', 'admin' as const, { ...demoCredentials.admin, email: 'x@y.example' }],
    ['the account type of another role', 'customer' as const, demoCredentials.admin],
    ['the account type of a colleague', 'driver' as const, demoStaff[1]],
    [
      'a password with a space',
      'driver' as const,
      { ...demoCredentials.driver, password: ' night-delivery' },
    ],
  ])('refuses %s and keeps what was typed', async (_, role, typed) => {
    await open();
    fill(role, typed);
    fireEvent.click(submit());
    await pass(1500);
    const summary = screen.getByRole('alert');
    expect(summary).toHaveTextContent(noMatch);
    expect(summary).toHaveFocus();
    expect(email()).toHaveValue(typed.email);
    expect(password()).toHaveValue(typed.password);
    expect(getSession()).toBeNull();
  });

  it.each([
    [
      'is full',
      () => {
        vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
          throw new DOMException('full', 'QuotaExceededError');
        });
      },
    ],
    [
      'throws whenever it is asked for',
      () => {
        for (const name of ['localStorage', 'sessionStorage'] as const)
          vi.spyOn(window, name, 'get').mockImplementation(() => {
            throw new DOMException('denied', 'SecurityError');
          });
      },
    ],
  ])('says that the browser blocks storage when that %s', async (_, breakStorage) => {
    await open();
    breakStorage();
    fill('admin', demoCredentials.admin);
    fireEvent.click(submit());
    await pass(1500);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'This browser blocks storage for this site, or has no room left, so nobody can stay signed in. Allow cookies and site data for this site, then try again.',
    );
    expect(getSession()).toBeNull();
  });

  it('names a missing script and accepts another try', async () => {
    await open();
    vi.spyOn(demo, 'checkDemoCredentials').mockImplementationOnce(() => {
      throw new TypeError('Failed to fetch dynamically imported module: /static/js/x.js');
    });
    fill('admin', demoCredentials.admin);
    fireEvent.click(submit());
    await pass(1500);
    expect(screen.getByRole('alert')).toHaveTextContent('Loading chunk failed');
    fireEvent.click(submit());
    await pass(1500);
    expect(getSession()).toMatchObject({ userRole: 'admin' });
  });

  it('reports a bug and says that the login failed', async () => {
    await open();
    vi.spyOn(demo, 'checkDemoCredentials').mockImplementationOnce(() => {
      throw new TypeError('out of order');
    });
    expectConsole(/out of order/);
    fill('admin', demoCredentials.admin);
    fireEvent.click(submit());
    await pass(1500);
    expect(screen.getByRole('alert')).toHaveTextContent(failure);
  });

  it.each([
    ['auth/too-many-requests', 'Too many tries. Please wait a few minutes first.'],
    ['auth/network-request-failed', 'Please check your connection.'],
    ['deadline-exceeded', 'Please check your connection.'],
    ['logout-unfinished', 'The last logout has not finished. Load this page again, then sign in.'],
  ])('says why the login failed: %s', async (code, cause) => {
    await open();
    vi.spyOn(demo, 'checkDemoCredentials').mockImplementationOnce(() => {
      throw new DataError('unreachable', code, '');
    });
    fill('admin', demoCredentials.admin);
    fireEvent.click(submit());
    await pass(1500);
    expect(screen.getByRole('alert').textContent).toBe(failure + cause);
  });

  it('says that the login failed alone where the cause is unknown', async () => {
    await open();
    vi.spyOn(demo, 'checkDemoCredentials').mockImplementationOnce(() => {
      throw new DataError('unreachable', 'auth/internal-error', '');
    });
    fill('admin', demoCredentials.admin);
    fireEvent.click(submit());
    await pass(1500);
    expect(screen.getByRole('alert').textContent).toBe(failure);
  });

  it('sends once for several submits', async () => {
    await open();
    const setItem = vi.spyOn(Storage.prototype, 'setItem');
    fill('admin', demoCredentials.admin);
    const form = submit().closest('form') as HTMLFormElement;
    act(() => {
      fireEvent.submit(form);
      fireEvent.submit(form);
    });
    await pass(700);
    fireEvent.click(submit());
    await pass(800);
    expect(setItem).toHaveBeenCalledTimes(4);
    await pass(3000);
    expect(setItem).toHaveBeenCalledTimes(4);
  });

  it('does not sign in once the page was left', async () => {
    const view = await open();
    fill('admin', demoCredentials.admin);
    fireEvent.click(submit());
    await pass(1000);
    view.unmount();
    await pass(3000);
    expect(getSession()).toBeNull();
  });

  it('takes what a password manager has filled in without an event', async () => {
    await open();
    Object.assign(email(), { value: demoCredentials.admin.email });
    Object.assign(password(), { value: demoCredentials.admin.password });
    fireEvent.click(submit());
    await pass(1500);
    expect(getSession()).toMatchObject({ userRole: 'admin', userEmail: demoCredentials.admin.email });
  });

  it('signs in the same with and without remember-me', async () => {
    await open();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    fill('admin', demoCredentials.admin);
    fireEvent.click(submit());
    await pass(1500);
    expect(Object.keys(window.localStorage).toSorted()).toEqual([
      'isAuthenticated',
      'loginTime',
      'userEmail',
      'userRole',
    ]);
    expect(window.sessionStorage).toHaveLength(0);
  });
});

describe('with the production back end', () => {
  afterEach(() => {
    vi.resetModules();
  });

  it('has no demo accounts and no simulated check', async () => {
    vi.stubEnv('VITE_BACKEND', 'firebase');
    vi.resetModules();
    const { demoMode } = await import('./sign-in');
    expect(demoMode).toBeUndefined();
  });
});
