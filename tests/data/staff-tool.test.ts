import { beforeEach, describe, expect, it, vi } from 'vitest';
import { collections } from '@/data/collections';
import { type Role, roles } from '@/domain/role';
import { revokeReport } from '../../tools/staff/report.ts';
import { staff } from '../../tools/staff/staff.ts';
import { UserError } from '../../tools/support/fail.ts';
import { clearAccounts, createAccount, setDisabled, setEmail, setRole } from '../support/auth-accounts';
import { clearDatabase, storedDocuments } from '../support/database';
import { openFirebasePage } from '../support/open-firebase-page';
import { runTool } from '../support/run-tool';

const silentHost = '127.0.0.1:1';
vi.mock('node:timers/promises', async (importOriginal) => {
  const timers = await importOriginal<typeof import('node:timers/promises')>();
  const isSilent = () => process.env.FIRESTORE_EMULATOR_HOST === silentHost;
  return { ...timers, setTimeout: (delay: number) => timers.setTimeout(isSilent() ? 2000 : delay) };
});

const email = 'marcia@fuel.example';
const password = 'a long password';

const say = (...commandLine: string[]) => staff(commandLine, process.env, () => {});

async function canSignIn(role: Role, typed = password) {
  const page = await openFirebasePage();
  return (await page.signIn(role, email, typed)).length === 0;
}

beforeEach(async () => {
  await clearAccounts();
  await clearDatabase();
});

const colleagues = async () => (await storedDocuments(collections.staff)).map(({ fields }) => fields);

describe('npm run staff -- grant', () => {
  it.each(roles)('makes somebody who has an account a $value', async ({ value: role }) => {
    await createAccount({ email, password });
    expect(await say('grant', email, role)).toBe(`${email} now has the role ${role}.`);
    expect(await canSignIn(role)).toBe(true);
  });

  it('makes a new account whose owner sets the password at the link that is printed', async () => {
    const report = await say('grant', email, 'admin', '--create');
    const link = new URL(/^http.*$/m.exec(report)?.[0] ?? '');
    expect(report).not.toMatch(/password:|password is/i);
    link.searchParams.set('newPassword', password);
    expect((await fetch(link)).status).toBe(200);
    expect(await canSignIn('admin')).toBe(true);
  });

  it('repeats the link for as long as nobody has set a password', async () => {
    await say('grant', email, 'admin', '--create');
    const report = await say('grant', email, 'admin', '--create');
    expect(report).toMatch(
      /^marcia@fuel\.example had the role admin already\.\nNobody has signed in .*\nhttp/,
    );
    expect(await say('grant', email, 'admin')).not.toContain('http');
  });

  it('makes no account while the database does not answer', async () => {
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', silentHost);
    const granted = say('grant', email, 'admin', '--create');
    await expect(granted.finally(() => vi.unstubAllEnvs())).rejects.toEqual(
      new UserError(
        `No Firestore emulator answers at ${silentHost}: run npm start in another terminal first.`,
      ),
    );
    await expect(say('revoke', email)).rejects.toThrow(/^Nobody has an account/);
  });

  it('names --create when there is no such account', async () => {
    await expect(say('grant', email, 'admin')).rejects.toEqual(
      new UserError(`Nobody has an account with ${email}: add --create to make one.`),
    );
    expect(await say('list')).toContain('Nobody has a role yet');
  });

  it('gives another role in place of the one before, whose sessions end', async () => {
    await createAccount({ email, password, role: 'admin' });
    const page = await openFirebasePage();
    await page.signIn('admin', email, password);
    expect(await say('grant', email, 'driver')).toContain('role driver in place of admin');
    await page.list().catch(() => []);
    await expect.poll(() => page.keys.size).toBe(0);
    expect(await canSignIn('admin')).toBe(false);
    expect(await canSignIn('driver')).toBe(true);
  });

  it('names an account that is disabled', async () => {
    const { id } = await createAccount({ email, password });
    await setDisabled(id, true);
    expect(await say('grant', email, 'admin')).toContain('The account is disabled');
  });

  it('leaves an account alone that needs no --create', async () => {
    await createAccount({ email, password });
    expect(await say('grant', email, 'admin', '--create')).not.toContain('http');
    expect(await canSignIn('admin')).toBe(true);
  });

  it('gives no role to a stranger who signed up with the address first', async () => {
    await createAccount({ email, password, isAddressProven: false });
    await expect(say('grant', email, 'admin')).rejects.toThrow(/may be a stranger's.* add --create/);
    expect(await say('grant', email, 'admin', '--create')).toMatch(
      /^marcia@fuel\.example now has the role admin\.\nNobody has signed in .*\nhttp/,
    );
    expect(await canSignIn('admin')).toBe(false);
  });
});

describe('npm run staff -- revoke', () => {
  it('takes the role away and ends the sessions', async () => {
    await createAccount({ email, password, role: 'admin' });
    const page = await openFirebasePage();
    await page.signIn('admin', email, password);
    expect(await say('revoke', email)).toContain('no longer has the role admin');
    await page.list().catch(() => []);
    await expect.poll(() => page.keys.size).toBe(0);
    expect(await canSignIn('admin')).toBe(false);
  });

  it('says that the role is gone while the database does not answer', async () => {
    await createAccount({ email, password, role: 'admin' });
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', silentHost);
    const revoked = say('revoke', email).finally(() => vi.unstubAllEnvs());
    await expect(revoked).rejects.toEqual(
      new UserError(
        `${revokeReport(email, 'admin')}\nThe list of colleagues still has to follow. No Firestore emulator answers at ${silentHost}: run npm start in another terminal first. Then run the same command again.`,
      ),
    );
    expect(await say('list')).toContain('Nobody has a role yet');
  });

  it('takes the role from an account whose address was changed in the console', async () => {
    const { id } = await createAccount({ email, password });
    await say('grant', email, 'admin');
    const page = await openFirebasePage();
    await page.signIn('admin', email, password);
    await setEmail(id, 'marcia.bennett@fuel.example');
    expect(await say('revoke', email)).toBe(
      `${email} is an earlier address.\n${revokeReport('marcia.bennett@fuel.example', 'admin')}`,
    );
    await page.list().catch(() => []);
    await expect.poll(() => page.keys.size).toBe(0);
    expect(await say('list')).toContain('Nobody has a role yet');
    expect(await colleagues()).toEqual([]);
  });

  it('says so where nobody has such an account', async () => {
    const refused = say('revoke', email);
    await expect(refused).rejects.toThrow(UserError);
    await expect(refused).rejects.toThrow(/^Nobody/);
  });
});

describe('the colleagues whom a customer can be given to', () => {
  const named = (name: string, role: string) => ({
    email: { stringValue: email },
    name: { stringValue: name },
    role: { stringValue: role },
  });

  it('are those with a role of the staff, by the name that they were given', async () => {
    const { id } = await createAccount({ email, password });
    await say('grant', email, 'admin', '--name', 'Marcia Bennett');
    expect(await storedDocuments(collections.staff)).toEqual([
      { id, fields: named('Marcia Bennett', 'admin') },
    ]);
    await say('grant', email, 'driver');
    expect(await colleagues()).toEqual([named('Marcia Bennett', 'driver')]);
  });

  it.each([
    ['grant', email, 'customer'],
    ['revoke', email],
  ])('no longer hold whoever %s', async (...words) => {
    await createAccount({ email, password });
    await say('grant', email, 'admin');
    expect(await colleagues()).toEqual([named('', 'admin')]);
    await say(...words);
    expect(await colleagues()).toEqual([]);
  });

  it('no longer hold a deleted account after its revoke', async () => {
    await createAccount({ email, password });
    await say('grant', email, 'admin');
    await clearAccounts();
    expect(await say('revoke', 'Marcia@Fuel.example')).toContain('no longer holds it');
    expect(await colleagues()).toEqual([]);
  });

  it('hold somebody once whose account was deleted and made again', async () => {
    await createAccount({ email, password });
    await say('grant', email, 'admin', '--name', 'Marcia');
    await clearAccounts();
    await say('grant', email, 'admin', '--create', '--name', 'Marcia Bennett');
    expect(await colleagues()).toEqual([named('Marcia Bennett', 'admin')]);
  });

  it('are never written to another place than the accounts', async () => {
    const { FIRESTORE_EMULATOR_HOST: _, ...variables } = process.env;
    const mixed = { ...variables, GCLOUD_PROJECT: 'island-fuel-live' };
    expect(() => staff(['list'], mixed, expect.unreachable)).toThrow(/or neither of them/);
  });
});

describe('npm run staff -- list', () => {
  it('names exactly the accounts with a role', async () => {
    const { id } = await createAccount({ email, password, role: 'admin' });
    await setDisabled(id, true);
    const { id: other } = await createAccount({ email: 'kemar@fuel.example', password });
    await setRole(other, 'Driver');
    await createAccount({ email: 'nobody@fuel.example', password });
    const report = await say('list');
    expect(report).toMatch(/marcia@fuel\.example +admin +\S.* disabled$/m);
    expect(report).toMatch(/kemar@fuel\.example +Driver \(opens nothing/);
    expect(report).not.toContain('nobody@');
  });
});

describe('as a program', () => {
  const target = `Project: ${process.env.GCLOUD_PROJECT}, on the emulator at ${process.env.FIREBASE_AUTH_EMULATOR_HOST}.\n`;

  it('names the project, and ends with 0 after a report', async () => {
    await createAccount({ email, password });
    expect(await runTool('staff', 'grant', email, 'admin')).toEqual({
      code: 0,
      stdout: `${email} now has the role admin.\n`,
      stderr: target,
    });
  });

  it('ends with 1 and one sentence', async () => {
    expect(await runTool('staff', 'grant', email, 'admin')).toEqual({
      code: 1,
      stdout: '',
      stderr: `${target}Nobody has an account with ${email}: add --create to make one.\n`,
    });
  });
});
