import { describe, expect, it } from 'vitest';
import { roles } from '@/domain/role';
import { explainAuthError } from '../../../tools/staff/explain-auth-error.ts';
import { authTarget } from '../../../tools/staff/open-auth.ts';
import { grantReport, revokeReport, staffReport } from '../../../tools/staff/report.ts';
import { parseStaffCommand } from '../../../tools/staff/staff-arguments.ts';
import { UserError } from '../../../tools/support/fail.ts';

const email = 'marcia@fuel.example';

describe('npm run staff', () => {
  it.each(roles)('grants the role $value, by command line', ({ value }) => {
    const command = { name: 'grant', email, role: value };
    expect(parseStaffCommand(['grant', email, value])).toEqual({ ...command, mayCreate: false });
    expect(parseStaffCommand(['grant', email, value, '--create'])).toEqual({ ...command, mayCreate: true });
  });

  it('revokes and lists', () => {
    expect(parseStaffCommand(['revoke', email])).toEqual({ name: 'revoke', email });
    expect(parseStaffCommand(['list'])).toEqual({ name: 'list' });
  });

  it.each([
    [[], /Say what to do: .*grant EMAIL ROLE.*revoke EMAIL.*list/],
    [['promote', email], /no command "promote"/],
    [['grant'], /Say whose account/],
    [['grant', 'marcia', 'admin'], /"marcia" is no e-mail address/],
    [['grant', email], /Say which role \(admin, customer, driver\)/],
    [['grant', email, 'Admin'], /no role "Admin", only admin, customer, driver/],
    [['grant', email, 'admin', 'driver'], /too much: .*grant EMAIL ROLE/],
    [['grant', email, 'admin', '--password', 'x'], /only option is --create/],
    [['revoke'], /Say whose account: .*revoke EMAIL/],
    [['revoke', email, 'admin'], /too much: .*revoke EMAIL/],
    [['revoke', email, '--create'], /too much/],
    [['list', email], /too much/],
  ])('answers %j with a sentence', (commandLine, sentence) => {
    expect(() => parseStaffCommand(commandLine)).toThrow(UserError);
    expect(() => parseStaffCommand(commandLine)).toThrow(sentence);
  });
});

describe('whose accounts are meant', () => {
  it.each([
    [{ VITE_FIREBASE_PROJECT_ID: 'island-fuel-live' }, 'island-fuel-live', undefined],
    [{ GCLOUD_PROJECT: 'staging', VITE_FIREBASE_PROJECT_ID: 'live' }, 'staging', undefined],
    [{ FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }, 'demo-fuel', '127.0.0.1:9099'],
    [{ FIREBASE_AUTH_EMULATOR_HOST: 'h:1', GCLOUD_PROJECT: 'demo-other' }, 'demo-other', 'h:1'],
  ])('%j', (variables, projectId, emulator) => {
    expect(authTarget(variables)).toEqual({ projectId, emulator });
  });

  it('is refused without a project, and for a demo project away from the emulators', () => {
    expect(() => authTarget({})).toThrow(/Say which project: set VITE_FIREBASE_PROJECT_ID/);
    expect(() => authTarget({ VITE_FIREBASE_PROJECT_ID: 'demo-fuel' })).toThrow(/on the emulators only/);
  });
});

describe('what Firebase refuses', () => {
  const failure = (code: string, message = '') => Object.assign(new Error(message), { code });
  const live = { projectId: 'live', emulator: undefined };

  it.each([
    [failure('app/invalid-credential'), /no credentials for live: run gcloud auth application-default login/],
    [new Error('Could not load the default credentials.'), /no credentials for live/],
    [failure('auth/internal-error', 'The API requires a quota project'), /set-quota-project live/],
    [failure('app/network-error'), /cannot be reached/],
    [failure('auth/insufficient-permission'), /Firebase Authentication Admin/],
    [failure('auth/configuration-not-found'), /not switched on in live/],
    [failure('auth/project-not-found'), /no project live/],
  ])('is one sentence: %s', (error, sentence) => {
    const explained = explainAuthError(error, live);
    expect(explained).toBeInstanceOf(UserError);
    expect(String(explained)).toMatch(sentence);
  });

  it('is blamed on the emulator where that was asked', () => {
    const explained = explainAuthError(failure('app/network-error'), { projectId: 'demo', emulator: 'h:1' });
    expect(String(explained)).toMatch(/No Auth emulator answers at h:1: run npm start/);
  });

  it('stays what it is when nobody knows it', () => {
    const error = failure('auth/too-many-requests');
    expect(explainAuthError(error, live)).toBe(error);
  });
});

describe('what it says', () => {
  const nothing = { previous: undefined, passwordLink: undefined };

  it('shows the link of a new account, and no password', () => {
    const text = grantReport({ email, role: 'admin', ...nothing, passwordLink: 'https://set.example/1' });
    expect(text.split('\n')).toEqual([
      `${email} now has the role admin.`,
      expect.stringContaining('sets a password'),
      'https://set.example/1',
    ]);
  });

  it('names the role before', () => {
    expect(grantReport({ email, role: 'driver', ...nothing, previous: 'admin' })).toContain('place of admin');
    expect(grantReport({ email, role: 'admin', ...nothing, previous: 'admin' })).toContain('already');
    expect(revokeReport(email, 'admin')).toContain('no longer has the role admin and is signed out');
    expect(revokeReport(email, undefined)).toContain('had no role');
  });

  it('lists everybody with a role, and marks a role that opens nothing', () => {
    const lastSignIn = new Date('2026-11-21T15:00:00Z');
    const [head, ...rows] = staffReport([
      { email, role: 'admin', isDisabled: true, lastSignIn },
      { email: 'x@fuel.example', role: 'Admin', isDisabled: false, lastSignIn: undefined },
    ]).split('\n');
    expect(head).toMatch(/E-mail +Role +Last signed in/);
    expect(rows[0]).toMatch(/marcia@fuel\.example +admin +.*2026.* +disabled$/);
    expect(rows[1]).toMatch(/Admin \(opens nothing.*never$/);
    expect(staffReport([])).toContain('Nobody has a role yet');
  });
});
