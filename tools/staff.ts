import { buildVariables } from './site-build/site-target';
import { staff } from './staff/staff.ts';
import { requirePassedOn, runProgram } from './support/fail.ts';

/** `npm run staff`: who may sign in as what. */
await runProgram(async () => {
  requirePassedOn('create', 'name');
  console.log(await staff(process.argv.slice(2), { ...buildVariables(), ...process.env }, console.error));
  return 0;
});
