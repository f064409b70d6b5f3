import { describe, expect, it } from 'vitest';
import { parseBackend, parseProject } from './parse-env';

describe('the back end', () => {
  it.each([undefined, '', 'emulator'])('is the emulators for %j', (value) => {
    expect(parseBackend(value)).toBe('emulator');
  });

  it('is Firebase when it is told so', () => {
    expect(parseBackend('firebase')).toBe('firebase');
  });

  it.each(['Firebase', 'production', ' firebase'])('cannot be "%s"', (value) => {
    expect(() => parseBackend(value)).toThrow('VITE_BACKEND must be "emulator" or "firebase"');
  });
});

describe('the project of a production build', () => {
  const complete = {
    VITE_FIREBASE_API_KEY: 'key',
    VITE_FIREBASE_AUTH_DOMAIN: 'fuel.firebaseapp.com',
    VITE_FIREBASE_PROJECT_ID: 'fuel',
    VITE_FIREBASE_APP_ID: '1:2:web:3',
  };
  const names = Object.keys(complete) as (keyof typeof complete)[];

  it('is read from four variables', () => {
    expect(parseProject({ ...complete, VITE_FIREBASE_API_KEY: ' key ' })).toEqual({
      apiKey: 'key',
      authDomain: 'fuel.firebaseapp.com',
      projectId: 'fuel',
      appId: '1:2:web:3',
    });
  });

  it('names every variable that is missing, all at once', () => {
    expect(() => parseProject({})).toThrow(`The configuration lacks ${names.join(', ')}.`);
  });

  it.each(names)('names %s alone when it alone is missing or blank', (name) => {
    for (const value of [undefined, '', '  ']) {
      expect(() => parseProject({ ...complete, [name]: value })).toThrow(
        new Error(`The configuration lacks ${name}.`),
      );
    }
  });
});
