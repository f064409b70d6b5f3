import { FirebaseError } from 'firebase/app';
import { DataError } from './data-error';

/** Firebase Auth's codes for an e-mail and a password that open no account. */
const noMatch = new Set([
  'auth/invalid-credential',
  'auth/invalid-email',
  'auth/missing-email',
  'auth/missing-password',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/wrong-password',
]);

/** Its codes for a failure that says nothing about the person. */
const passing = new Set([
  'auth/internal-error',
  'auth/network-request-failed',
  'auth/quota-exceeded',
  'auth/timeout',
  'auth/too-many-requests',
]);

/** Whether a failed sign-in means that the credentials are wrong. */
export function isNoMatch(error: unknown): boolean {
  return error instanceof FirebaseError && noMatch.has(error.code);
}

/**
 * Reads what Firebase Auth threw, at a sign-in or when a database call needed a token: 'refused' means that the
 * person is signed in no longer. Undefined for an error that is not Auth's.
 */
export function toAuthError(error: unknown): DataError | undefined {
  if (!(error instanceof FirebaseError) || !error.code.startsWith('auth/')) return undefined;
  return new DataError(passing.has(error.code) ? 'unreachable' : 'refused', error.code, '');
}
