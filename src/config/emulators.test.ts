import { describe, expect, it } from 'vitest';
import { parseEmulators } from './emulators';

describe('the emulators', () => {
  it('are where npm start puts them unless the variables say otherwise', () => {
    const local = { host: '127.0.0.1', firestorePort: 8080, authPort: 9099 };
    expect(parseEmulators({})).toEqual(local);
    expect(parseEmulators({ VITE_EMULATOR_HOST: '', VITE_AUTH_EMULATOR_PORT: undefined })).toEqual(local);
  });

  it('are where the variables say', () => {
    const variables = {
      VITE_EMULATOR_HOST: 'localhost',
      VITE_FIRESTORE_EMULATOR_PORT: '65535',
      VITE_AUTH_EMULATOR_PORT: '1',
    };
    expect(parseEmulators(variables)).toEqual({ host: 'localhost', firestorePort: 65_535, authPort: 1 });
  });

  it.each(['0', '-1', '65536', '80.5', '1e3', '0x50', ' 8080', 'http', '8080/'])(
    'are at no port "%s"',
    (port) => {
      expect(() => parseEmulators({ VITE_FIRESTORE_EMULATOR_PORT: port })).toThrow(
        'VITE_FIRESTORE_EMULATOR_PORT must be a port number',
      );
    },
  );

  it('names every unusable port at once', () => {
    const bad = { VITE_FIRESTORE_EMULATOR_PORT: 'none', VITE_AUTH_EMULATOR_PORT: '0' };
    expect(() => parseEmulators(bad)).toThrow(
      'VITE_FIRESTORE_EMULATOR_PORT must be a port number; VITE_AUTH_EMULATOR_PORT must be a port number',
    );
  });
});
