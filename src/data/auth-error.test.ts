import { FirebaseError } from 'firebase/app';
import { describe, expect, it } from 'vitest';
import { isNoMatch, toAuthError } from './auth-error';

describe('a failed sign-in', () => {
  it.each([
    'user-not-found',
    'wrong-password',
    'invalid-credential',
    'invalid-email',
    'user-disabled',
    'missing-password',
  ])('means that the credentials are wrong: %s', (code) => {
    expect(isNoMatch(new FirebaseError(`auth/${code}`, 'text'))).toBe(true);
  });

  it.each([
    'network-request-failed',
    'timeout',
    'internal-error',
    'too-many-requests',
    'operation-not-allowed',
  ])('says nothing about the credentials: %s', (code) => {
    expect(isNoMatch(new FirebaseError(`auth/${code}`, 'text'))).toBe(false);
  });

  it('says nothing about the credentials when it is no error of Auth', () => {
    expect(isNoMatch(new TypeError('Failed to fetch dynamically imported module'))).toBe(false);
  });
});

describe('a token that was not to be had', () => {
  it.each(['user-token-expired', 'user-disabled', 'user-not-found', 'invalid-refresh-token', 'null-user'])(
    'means that the person is signed in no longer: %s',
    (code) => {
      expect(toAuthError(new FirebaseError(`auth/${code}`, 'text'))).toMatchObject({ failure: 'refused' });
    },
  );

  it.each(['network-request-failed', 'internal-error', 'quota-exceeded', 'the-service-is-unavailable.'])(
    'may be had later: %s',
    (code) => {
      expect(toAuthError(new FirebaseError(`auth/${code}`, 'text'))).toMatchObject({
        failure: 'unreachable',
      });
    },
  );

  it('is not what an error of the database is about', () => {
    expect(toAuthError(new FirebaseError('permission-denied', 'text'))).toBeUndefined();
    expect(toAuthError(new Error('offline'))).toBeUndefined();
  });
});
