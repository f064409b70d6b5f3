import type { Auth } from 'firebase-admin/auth';
import { buildVariables } from './site-build/site-target';
import { grant, listStaff, revoke } from './staff/accounts.ts';
import { authTarget, withAuth } from './staff/open-auth.ts';
import { grantReport, revokeReport, staffReport } from './staff/report.ts';
import { parseStaffCommand, type StaffCommand } from './staff/staff-arguments.ts';
import { runProgram } from './support/fail.ts';

/** `npm run staff`: who may sign in as what, in the project of the environment or on the Auth emulator. */
await runProgram(async () => {
  const command = parseStaffCommand(process.argv.slice(2));
  const target = authTarget({ ...buildVariables(), ...process.env });
  console.log(await withAuth(target, (auth) => obey(auth, command)));
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
