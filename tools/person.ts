import { person } from './person/person.ts';
import { buildVariables } from './site-build/site-target';
import { runProgram } from './support/fail.ts';

/** `npm run person` answers a data-subject request. */
await runProgram(async () => {
  console.log(await person(process.argv.slice(2), { ...buildVariables(), ...process.env }, console.error));
  return 0;
});
