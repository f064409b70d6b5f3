import { type Auth, getAuth } from 'firebase-admin/auth';
import { adminTarget, asAdmin } from './admin/admin-target.ts';
import { buildVariables } from './site-build/site-target';
import { grant, listStaff, revoke } from './staff/accounts.ts';
import { grantReport, revokeReport, staffReport } from './staff/report.ts';
import { parseStaffCommand, type StaffCommand } from './staff/staff-arguments.ts';
import { runProgram } from './support/fail.ts';

/** `npm run staff`: who may sign in as what, in the project of the environment or on the Auth emulator. */
await runProgram(async () => {
  const command = parseStaffCommand(process.argv.slice(2));
  const target = adminTarget('Auth', { ...buildVariables(), ...process.env });
  console.log(await asAdmin(target, (app) => obey(getAuth(app), command)));
  return 0;
});

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
