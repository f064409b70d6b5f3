import { FirebaseError } from 'firebase/app';
import { DataError } from './data-error';

/** Firebase Auth's codes for credentials that open no account. */
const noMatch = new Set([
  'auth/invalid-credential',
  'auth/invalid-email',
  'auth/missing-email',
  'auth/missing-password',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/wrong-password',
]);

/** Auth's codes when it refuses a new token. Other errors may pass, as the present token lasts an hour. */
const isOver = new Set([
  'auth/invalid-refresh-token',
  'auth/invalid-user-token',
  'auth/missing-refresh-token',
  'auth/null-user',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/user-token-expired',
]);

export function isNoMatch(error: unknown): boolean {
  return error instanceof FirebaseError && noMatch.has(error.code);
}

/** 'refused' means that the sign-in is over. Undefined for an error that is not Auth's. */
export function toAuthError(error: unknown): DataError | undefined {
  if (!(error instanceof FirebaseError) || !error.code.startsWith('auth/')) return undefined;
  return new DataError(isOver.has(error.code) ? 'refused' : 'unreachable', error.code, '');
}
