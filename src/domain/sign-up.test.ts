import { describe, expect, it } from 'vitest';
import { emptySignUp, findSignUpProblem, newAccount, type SignUpForm } from './sign-up';

const valid: SignUpForm = {
  firstName: 'Delroy',
  lastName: 'Campbell',
  email: 'delroy@haulage.example',
  phone: '876-555-0177',
  password: 'sixsix',
  confirmPassword: 'sixsix',
  role: 'customer',
  companyName: 'Campbell Haulage',
  termsAccepted: true,
};

describe('the checks of a sign-up, in their order', () => {
  const wrong: [Partial<SignUpForm>, keyof SignUpForm, string][] = [
    [{ firstName: ' ' }, 'firstName', 'Please enter your first and last name.'],
    [{ lastName: '\u200b' }, 'lastName', 'Please enter your first and last name.'],
    [{ email: '' }, 'email', 'Please enter your email address.'],
    [{ email: 'a@b' }, 'email', 'Please enter a valid email address.'],
    [{ phone: '\t' }, 'phone', 'Please enter your phone number.'],
    [{ password: 'five5' }, 'password', 'Password must be at least 6 characters long.'],
    [{ confirmPassword: 'sixsiX' }, 'confirmPassword', 'Passwords do not match.'],
    [{ termsAccepted: false }, 'termsAccepted', 'Please accept the terms and conditions.'],
  ];

  it.each(wrong)('%j fails at %s: %s', (changes, field, message) => {
    expect(findSignUpProblem({ ...valid, ...changes })).toEqual({ field, message });
  });

  it.each(wrong.map(([, field, message], index) => [index, field, message] as const))(
    'number %i comes before all that follow',
    (index, field, message) => {
      const rest = wrong.slice(index).map(([changes]) => changes);
      // The first of two problems at one field counts.
      const changes = Object.assign({}, ...rest.toReversed());
      expect(findSignUpProblem({ ...valid, ...changes })).toEqual({ field, message });
    },
  );

  it('pass a whole form, with a password of exactly 6 characters', () => {
    expect(findSignUpProblem(valid)).toBeUndefined();
    expect(
      findSignUpProblem({ ...valid, email: ' delroy@haulage.example ', companyName: '' }),
    ).toBeUndefined();
  });

  it('begin at the name for an empty form', () => {
    expect(findSignUpProblem(emptySignUp())?.field).toBe('firstName');
  });
});

describe('the account', () => {
  const createdAt = new Date('2026-11-21T12:00:00Z');

  it('of a customer is active at once', () => {
    const { password, confirmPassword, ...kept } = valid;
    expect(newAccount(valid, createdAt)).toEqual({ ...kept, createdAt, status: 'active' });
  });

  it('of a driver waits for approval and has no company', () => {
    expect(newAccount({ ...valid, role: 'driver' }, createdAt)).toMatchObject({
      status: 'pending_approval',
      companyName: '',
    });
  });

  it('holds no password', () => {
    expect(JSON.stringify(newAccount(valid, createdAt))).not.toContain('sixsix');
  });
});
