import { describe, expect, it, vi } from 'vitest';
import { adminTarget, asAdmin, openAuth, targetLine } from '../../../tools/admin/admin-target.ts';
import { explainAdminError } from '../../../tools/admin/explain-admin-error.ts';
import { UserError } from '../../../tools/support/fail.ts';
import { listen } from '../../support/listen';

vi.mock('node:timers/promises', async (importOriginal) => {
  const timers = await importOriginal<typeof import('node:timers/promises')>();
  return { ...timers, setTimeout: () => timers.setTimeout(500) };
});

it('Accounts of an emulator that stays silent are out of reach', async () => {
  const silent = await listen(() => {});
  const emulator = `127.0.0.1:${silent.port}`;
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', emulator);
  const opened = asAdmin({ projectId: 'demo-fuel', service: 'Auth', emulator }, openAuth);
  await expect(opened).rejects.toThrow(`No Auth emulator answers at ${emulator}: run npm start`);
  await silent.close();
});

describe('which project is meant', () => {
  it.each([
    [{ VITE_FIREBASE_PROJECT_ID: 'island-fuel-live' }, 'island-fuel-live', undefined],
    [{ GCLOUD_PROJECT: 'staging', VITE_FIREBASE_PROJECT_ID: 'live' }, 'staging', undefined],
    [{ FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }, 'demo-fuel', '127.0.0.1:9099'],
    [{ FIREBASE_AUTH_EMULATOR_HOST: 'h:1', GCLOUD_PROJECT: 'demo-other' }, 'demo-other', 'h:1'],
  ])('%j', (variables, projectId, emulator) => {
    expect(adminTarget('Auth', variables)).toEqual({ projectId, service: 'Auth', emulator });
  });

  it('is named, with the emulator', () => {
    const onFirebase = adminTarget('Auth', { GCLOUD_PROJECT: 'staging', VITE_FIREBASE_PROJECT_ID: 'live' });
    expect(targetLine(onFirebase)).toBe('Project: staging.');
    const onEmulator = adminTarget('Auth', { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' });
    expect(targetLine(onEmulator)).toBe('Project: demo-fuel, on the emulator at 127.0.0.1:9099.');
  });

  it('is refused without a project and for a demo project', () => {
    expect(() => adminTarget('Auth', {})).toThrow(/Say which project: set VITE_FIREBASE_PROJECT_ID/);
    expect(() => adminTarget('Auth', { VITE_FIREBASE_PROJECT_ID: 'demo-fuel' })).toThrow(
      /on the emulators only/,
    );
  });

  it.each(['http://127.0.0.1:8380', '127.0.0.1', '127.0.0.1:8380/', 'me@127.0.0.1:8380', '127.0.0.1: 8380'])(
    'is refused on an emulator at %s',
    (host) => {
      const target = () => adminTarget('Firestore', { FIRESTORE_EMULATOR_HOST: host });
      expect(target).toThrow(UserError);
      expect(target).toThrow(
        /^FIRESTORE_EMULATOR_HOST must be a host and a port alone, as in FIRESTORE_EMULATOR_HOST=127/,
      );
    },
  );

  it.each(['Island Fuel', 'live', 'island-fuel-', '123456789', 'projects/island-fuel', 'island_fuel'])(
    'is refused for "%s", which is no id',
    (id) => {
      const target = () => adminTarget('Auth', { VITE_FIREBASE_PROJECT_ID: id });
      expect(target).toThrow(UserError);
      expect(target).toThrow(/^VITE_FIREBASE_PROJECT_ID must be the id of a project/);
      expect(() => adminTarget('Auth', { GCLOUD_PROJECT: id })).toThrow(/^GCLOUD_PROJECT must be the id/);
    },
  );

  it('names no port that is none', async () => {
    vi.stubEnv('PORT_SHIFT', 'many');
    vi.resetModules();
    const { adminTarget } = await import('../../../tools/admin/admin-target.ts');
    vi.unstubAllEnvs();
    expect(() => adminTarget('Auth', {})).toThrow(/^PORT_SHIFT must be a whole number/);
  });
});

describe('a refusal of Firebase', () => {
  const failure = (code: string, message = '') => Object.assign(new Error(message), { code });
  const live = { projectId: 'live', service: 'Auth', emulator: undefined } as const;

  it.each([
    [failure('app/invalid-credential'), /no credentials for live: run gcloud auth application-default login/],
    [new Error('Could not load the default credentials.'), /no credentials for live/],
    [failure('auth/internal-error', 'The API requires a quota project'), /set-quota-project live/],
    [failure('app/network-error'), /cannot be reached/],
    [failure('app/invalid-credential', 'getaddrinfo ENOTFOUND oauth2.googleapis.com'), /cannot be reached/],
    [failure('auth/insufficient-permission'), /Firebase Authentication Admin/],
    [failure('auth/configuration-not-found'), /not switched on in live/],
    [failure('auth/project-not-found'), /no Auth in a project live/],
  ])('is one sentence: %s', (error, sentence) => {
    const explained = explainAdminError(error, live);
    expect(explained).toBeInstanceOf(UserError);
    expect(String(explained)).toMatch(sentence);
  });

  it('names credentials where the key file holds none', async () => {
    vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', 'package.json');
    const work = vi.fn();
    const refused = asAdmin({ ...live, service: 'Firestore' }, work);
    await expect(refused).rejects.toThrow(/^There are no credentials for live/);
    expect(work).not.toHaveBeenCalled();
  });

  it('is blamed on the emulator where that was asked', () => {
    const explained = explainAdminError(failure('app/network-error'), {
      projectId: 'demo',
      service: 'Auth',
      emulator: 'h:1',
    });
    expect(String(explained)).toMatch(/No Auth emulator answers at h:1: run npm start/);
  });

  it('names the role that Firestore asks for', () => {
    const refused = Object.assign(new Error(), { code: 7 });
    expect(String(explainAdminError(refused, { ...live, service: 'Firestore' }))).toMatch(
      /Datastore User in live/,
    );
  });

  it('stays what it is when nobody knows it', () => {
    const error = failure('auth/too-many-requests');
    expect(explainAdminError(error, live)).toBe(error);
  });
});
