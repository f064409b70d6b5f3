import { describe, expect, it } from 'vitest';
import { roles } from '@/domain/role';
import { grantReport, revokeReport, staffReport } from '../../../tools/staff/report.ts';
import { parseStaffCommand } from '../../../tools/staff/staff-arguments.ts';
import { UserError } from '../../../tools/support/fail.ts';

const email = 'marcia@fuel.example';

describe('npm run staff', () => {
  it.each(roles)('grants the role $value, by command line', ({ value }) => {
    const command = { name: 'grant', email, role: value };
    expect(parseStaffCommand(['grant', email, value])).toEqual({ ...command, mayCreate: false });
    expect(parseStaffCommand(['grant', email, value, '--create'])).toEqual({ ...command, mayCreate: true });
    expect(parseStaffCommand(['grant', email, value, '--name', 'Marcia Bennett'])).toMatchObject({
      displayName: 'Marcia Bennett',
    });
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
    [['grant', email, 'admin', '--password', 'x'], /only options are --create and --name/],
    [['revoke'], /Say whose account: .*revoke EMAIL/],
    [['revoke', email, 'admin'], /too much: .*revoke EMAIL/],
    [['revoke', email, '--create'], /too much/],
    [['revoke', email, '--name', 'Marcia'], /too much/],
    [['list', email], /too much/],
  ])('answers %j with a sentence', (commandLine, sentence) => {
    expect(() => parseStaffCommand(commandLine)).toThrow(UserError);
    expect(() => parseStaffCommand(commandLine)).toThrow(sentence);
  });
});

describe('the report of npm run staff', () => {
  const nothing = { previous: undefined, isDisabled: false, passwordLink: undefined };

  it('shows the link of a new account without a password', () => {
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

  it('says that nobody can sign in to a disabled account', () => {
    expect(grantReport({ email, role: 'admin', ...nothing, isDisabled: true }).split('\n')).toEqual([
      `${email} now has the role admin.`,
      'The account is disabled, so nobody can sign in to it: enable it in the console, Authentication.',
    ]);
  });

  it('lists every account with a role', () => {
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
