import { type Auth, getAuth } from 'firebase-admin/auth';
import { adminTarget, asAdmin, type Variables } from '../admin/admin-target.ts';
import { grant, listStaff, revoke } from './accounts.ts';
import { grantReport, revokeReport, staffReport } from './report.ts';
import { parseStaffCommand, type StaffCommand } from './staff-arguments.ts';

/**
 * Does what the command line asks for, in the project of the environment or on the Auth emulator.
 * @returns what there is to say of it.
 * @throws {UserError} for what the person at the keyboard can mend.
 */
export function staff(commandLine: readonly string[], variables: Variables): Promise<string> {
  const command = parseStaffCommand(commandLine);
  return asAdmin(adminTarget('Auth', variables), (app) => obey(getAuth(app), command));
}

async function obey(auth: Auth, command: StaffCommand): Promise<string> {
  switch (command.name) {
    case 'grant':
      return grantReport({ ...command, ...(await grant(auth, command)) });
    case 'revoke':
      return revokeReport(command.email, await revoke(auth, command.email));
    case 'list':
      return staffReport(await listStaff(auth));
  }
}
