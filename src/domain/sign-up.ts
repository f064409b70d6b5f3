import { hasVisibleText } from '@/lib/text';
import { invalidEmailMessage, isEmail } from './email';
import type { SignUpRole } from './role';

/** Requirement 3.3. It never leaves the browser. */
export interface SignUpForm {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  password: string;
  confirmPassword: string;
  role: SignUpRole;
  companyName: string;
  termsAccepted: boolean;
}

/** Requirements 3.3 and 4.6. Nothing keeps the passwords. */
export interface Account extends Omit<SignUpForm, 'password' | 'confirmPassword'> {
  createdAt: Date;
  status: 'active' | 'pending_approval';
}

/** Requirements 5.4 and 9.4. */
export const minPasswordLength = 6;

export function emptySignUp(): SignUpForm {
  return {
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    password: '',
    confirmPassword: '',
    role: 'customer',
    companyName: '',
    termsAccepted: false,
  };
}

interface SignUpProblem {
  field: keyof SignUpForm;
  message: string;
}

const nameMessage = 'Please enter your first and last name.';

const checks: readonly (SignUpProblem & { passes: (form: SignUpForm) => boolean })[] = [
  { field: 'firstName', message: nameMessage, passes: ({ firstName }) => hasVisibleText(firstName) },
  { field: 'lastName', message: nameMessage, passes: ({ lastName }) => hasVisibleText(lastName) },
  {
    field: 'email',
    message: 'Please enter your email address.',
    passes: ({ email }) => hasVisibleText(email),
  },
  { field: 'email', message: invalidEmailMessage, passes: ({ email }) => isEmail(email.trim()) },
  {
    field: 'phone',
    message: 'Please enter your phone number.',
    passes: ({ phone }) => hasVisibleText(phone),
  },
  {
    field: 'password',
    message: `Password must be at least ${minPasswordLength} characters long.`,
    passes: ({ password }) => password.length >= minPasswordLength,
  },
  {
    field: 'confirmPassword',
    message: 'Passwords do not match.',
    passes: ({ password, confirmPassword }) => password === confirmPassword,
  },
  {
    field: 'termsAccepted',
    message: 'Please accept the terms and conditions.',
    passes: ({ termsAccepted }) => termsAccepted,
  },
];

export function findSignUpProblem(form: SignUpForm): SignUpProblem | undefined {
  const failed = checks.find(({ passes }) => !passes(form));
  return failed && { field: failed.field, message: failed.message };
}

/** A driver waits for approval (requirement 4.6). */
export function newAccount(form: SignUpForm, createdAt: Date): Account {
  const { password: _, confirmPassword: __, ...account } = form;
  const isDriver = form.role === 'driver';
  return {
    ...account,
    companyName: isDriver ? '' : form.companyName,
    createdAt,
    status: isDriver ? 'pending_approval' : 'active',
  };
}
