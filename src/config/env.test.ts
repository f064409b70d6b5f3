import { describe, expect, it } from 'vitest';
import { parseEnv } from './env';

describe('the build’s variables', () => {
  it('mean the local emulator when none is set', () => {
    const local = {
      backend: 'emulator',
      projectId: 'demo-fuel',
      emulator: { host: '127.0.0.1', firestorePort: 8080 },
    };
    expect(parseEnv({})).toEqual(local);
    expect(parseEnv({ VITE_BACKEND: '', VITE_FIRESTORE_EMULATOR_PORT: undefined })).toEqual(local);
  });

  it('are taken as they are set', () => {
    const set = {
      VITE_BACKEND: 'firebase',
      VITE_FIREBASE_PROJECT_ID: 'island-fuel-live',
      VITE_EMULATOR_HOST: 'localhost',
      VITE_FIRESTORE_EMULATOR_PORT: '65535',
    };
    expect(parseEnv(set)).toEqual({
      backend: 'firebase',
      projectId: 'island-fuel-live',
      emulator: { host: 'localhost', firestorePort: 65_535 },
    });
  });

  it.each(['0', '-1', '65536', '80.5', '1e3', '0x50', ' 8080', 'http', '8080/'])(
    'refuse the port "%s"',
    (port) => {
      expect(() => parseEnv({ VITE_FIRESTORE_EMULATOR_PORT: port })).toThrow(
        'VITE_FIRESTORE_EMULATOR_PORT must be a port number',
      );
    },
  );

  it('are named all at once when several cannot be used', () => {
    const bad = { VITE_BACKEND: 'Firebase', VITE_FIRESTORE_EMULATOR_PORT: 'none' };
    expect(() => parseEnv(bad)).toThrow(/VITE_BACKEND must be .*; VITE_FIRESTORE_EMULATOR_PORT must be/);
  });
});
