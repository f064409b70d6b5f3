import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import {
  adminTarget,
  asAdmin,
  openAuth,
  openDatabase,
  targetLine,
  type Variables,
} from '../admin/admin-target.ts';
import { explainAdminError } from '../admin/explain-admin-error.ts';
import { UserError } from '../support/fail.ts';
import { grant, listStaff, revoke } from './accounts.ts';
import { accountsOfColleagues, removeColleague, updateColleague } from './colleagues.ts';
import { changedAddressReport, grantReport, revokeReport, staffReport } from './report.ts';
import { parseStaffCommand, type StaffCommand } from './staff-arguments.ts';

/**
 * Does what the command line asks for, in the project of the environment or on the emulators.
 * @param announce takes the line that names the project.
 * @returns what there is to say of it.
 * @throws {UserError} for what the person at the keyboard can mend.
 */
export function staff(
  commandLine: readonly string[],
  variables: Variables,
  announce: (line: string) => void,
): Promise<string> {
  const command = parseStaffCommand(commandLine);
  const target = adminTarget('Auth', variables);
  const databaseTarget = adminTarget('Firestore', variables);
  if (Boolean(target.emulator) !== Boolean(databaseTarget.emulator)) {
    throw new UserError(
      'Set FIREBASE_AUTH_EMULATOR_HOST and FIRESTORE_EMULATOR_HOST, or neither of them: accounts and colleagues belong together.',
    );
  }
  announce(targetLine(target));
  return asAdmin(target, async (app) =>
    runCommand(command, await openAuth(app), async (work) => {
      try {
        return await work(await openDatabase(app));
      } catch (error) {
        throw explainAdminError(error, databaseTarget);
      }
    }),
  );
}

type WithDatabase = <Result>(work: (database: Firestore) => Promise<Result>) => Promise<Result>;

async function runCommand(command: StaffCommand, auth: Auth, withDatabase: WithDatabase): Promise<string> {
  switch (command.name) {
    case 'grant': {
      // Nobody gets an account while the entry among the colleagues cannot be written.
      await withDatabase(async () => {});
      const granted = await grant(auth, command);
      const report = grantReport({ ...command, ...granted });
      return finish(
        report,
        withDatabase((database) => updateColleague(database, granted.person, command.role)),
      );
    }
    case 'revoke': {
      // A role that must go does not wait for the database.
      const revoked = await revoke(auth, { email: command.email });
      if (!revoked) return revokeColleague(command.email, auth, withDatabase);
      const report = revokeReport(command.email, revoked.previous);
      return finish(
        report,
        withDatabase((database) => removeColleague(database, { uid: revoked.uid, email: command.email })),
      );
    }
    case 'list':
      return staffReport(await listStaff(auth));
  }
}

/**
 * The console may have given an account another address, or deleted it. Its entry among the colleagues has its id.
 * @throws {UserError} without an entry.
 */
async function revokeColleague(email: string, auth: Auth, withDatabase: WithDatabase): Promise<string> {
  const problem = `Nobody has an account with ${email}`;
  const uids = await withDatabase((database) => accountsOfColleagues(database, email));
  if (uids.length === 0) throw new UserError(`${problem}: npm run staff -- list names who has.`);
  const answers = await Promise.all(uids.map((uid) => revoke(auth, { uid })));
  const revoked = answers.filter((answer) => answer !== undefined);
  const removed = withDatabase((database) => removeColleague(database, { email }));
  if (revoked.length > 0) return finish(changedAddressReport(email, revoked), removed);
  await removed;
  return `${problem}. The list of colleagues no longer holds it either.`;
}

/** @throws {UserError} with the report when the account is changed and the entry among the colleagues is not. */
async function finish(report: string, stored: Promise<unknown>): Promise<string> {
  try {
    await stored;
    return report;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UserError(
      `${report}\nThe list of colleagues still has to follow. ${reason} Then run the same command again.`,
    );
  }
}
