import { FirebaseError } from 'firebase/app';
import { describe, expect, it } from 'vitest';
import { DataError, isPermissionDenied, toDataError } from './data-error';

const readable = (text: string) =>
  toDataError(new FirebaseError('permission-denied', `Request failed with error: ${text}`)).message;

describe('the text of a failed request', () => {
  it('is the database’s own sentence', () => {
    expect(readable('Missing or insufficient permissions.')).toBe('Missing or insufficient permissions.');
  });

  it.each([
    "\nfalse for 'create' @ L101, false for 'update' @ L106",
    "\nevaluation error at L36:20 for 'create' @ L101",
    "Property email is undefined on object. for 'create' @ L101",
    'No matching allow statements',
    '',
  ])('is empty where the emulator explains its rules instead: %j', (text) => {
    expect(readable(text)).toBe('');
  });
});

describe('the text of a failed connection', () => {
  it.each([
    'Failed to fetch',
    `SyntaxError: Unexpected token '<', "<title>Log"... is not valid JSON`,
    'SyntaxError: JSON.parse: unexpected character at line 1 column 1 of the JSON data',
    "SyntaxError: JSON Parse error: Unrecognized token '<'",
    'Load failed',
    'Load failed (firestore.googleapis.com)',
    'NetworkError when attempting to fetch resource.',
    'fetch failed (Error: connect ECONNREFUSED 127.0.0.1:8080)',
    'The network connection was lost.',
    'The Internet connection appears to be offline.',
  ])('is empty, as it is the browser’s: %j', (text) => {
    const error = new FirebaseError('unknown', `Request failed with error: ${text}`);
    expect(toDataError(error)).toMatchObject({ failure: 'unreachable', message: '' });
  });
});

describe('the text of a 500', () => {
  const textOf = (text: string) =>
    toDataError(new FirebaseError('unknown', `Request failed with error: ${text}`)).message;

  it('is the database’s own sentence', () => {
    expect(textOf('The database is being moved.')).toBe('The database is being moved.');
  });

  it('is empty where HTTP/1 has words for the status alone', () => {
    expect(textOf('Internal Server Error')).toBe('');
  });
});

describe('the kind of a failed request', () => {
  it.each([
    ['permission-denied', 'refused'],
    ['failed-precondition', 'refused'],
    ['not-found', 'refused'],
    ['unavailable', 'unavailable'],
    ['resource-exhausted', 'unavailable'],
    ['internal', 'unavailable'],
    ['aborted', 'unavailable'],
    ['unknown', 'unreachable'],
  ])('%s is %s', (code, failure) => {
    expect(toDataError(new FirebaseError(code, 'text'))).toMatchObject({ failure, code });
    expect(toDataError(new FirebaseError(`firestore/${code}`, 'text'))).toMatchObject({ failure, code });
  });

  it('is unreachable for an answer that is no JSON', () => {
    expect(toDataError(new SyntaxError('Unexpected token <'))).toMatchObject({
      failure: 'unreachable',
      message: '',
    });
  });

  it('stays as it is once known', () => {
    const error = new DataError('refused', 'permission-denied', 'No.');
    expect(toDataError(error)).toBe(error);
  });
});

it('tells a time-out of our own from one that the database reports', () => {
  expect(new DataError('unreachable', 'deadline-exceeded', '').timedOut).toBe(true);
  expect(toDataError(new FirebaseError('deadline-exceeded', 'text')).timedOut).toBe(false);
});

describe('a refusal', () => {
  const refusal = (words: string, code = 'permission-denied') =>
    isPermissionDenied(new FirebaseError(code, `Request failed with error: ${words}`));

  it.each(['Missing or insufficient permissions.', "\nfalse for 'get' @ L93"])(
    'is the database’s with words of its own: %j',
    (words) => {
      expect(refusal(words)).toBe(true);
      expect(refusal(words, 'firestore/permission-denied')).toBe(true);
    },
  );

  it.each(['', 'Forbidden'])('is a proxy’s with none, where the SDK puts the status: %j', (words) => {
    expect(refusal(words)).toBe(false);
  });

  it.each(['unauthenticated', 'not-found', 'failed-precondition', 'unknown'])('is not %s', (code) => {
    expect(refusal('Missing or insufficient permissions.', code)).toBe(false);
  });
});
