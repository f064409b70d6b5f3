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

/** Its codes for a person who cannot be given another token. Any other may pass: the token they have lasts an hour. */
const isOver = new Set([
  'auth/invalid-refresh-token',
  'auth/invalid-user-token',
  'auth/missing-refresh-token',
  'auth/null-user',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/user-token-expired',
]);

/** Whether a failed sign-in means that the credentials are wrong. */
export function isNoMatch(error: unknown): boolean {
  return error instanceof FirebaseError && noMatch.has(error.code);
}

/**
 * Reads what Firebase Auth threw when a token was needed: 'refused' means that the person is signed in no longer.
 * Undefined for an error that is not Auth's.
 */
export function toAuthError(error: unknown): DataError | undefined {
  if (!(error instanceof FirebaseError) || !error.code.startsWith('auth/')) return undefined;
  return new DataError(isOver.has(error.code) ? 'refused' : 'unreachable', error.code, '');
}
