import { allGroups } from '../tests/rules/cases/all.ts';
import { clear, projectRules, store } from '../tests/rules/support/emulator.ts';
import { allMutants } from './rules-mutants/all-mutants.ts';
import { equivalences } from './rules-mutants/equivalent.ts';
import { Hunt } from './rules-mutants/hunt.ts';
import { describeMutant, mutate } from './rules-mutants/mutant.ts';
import { runProgram, UserError } from './support/fail.ts';

/**
 * Breaks `firestore.rules` in every way it knows, one at a time, and asks the cases of tests/rules about each.
 * Ends with 1 when a mutant passes them all and is not listed as equivalent: a test is missing.
 */
await runProgram(async (stop) => {
  const rules = projectRules();
  const cases = allGroups.flatMap((group) => group.cases);
  await clear();
  await store(cases.flatMap(({ stored }) => stored ?? []));
  const hunt = new Hunt(allGroups);
  if ((await hunt.run(rules)) !== 'survived') {
    throw new UserError('The rules fail their own tests: mend that first (npm run test:emulator).');
  }

  const counts = { killed: 0, stillborn: 0, equivalent: 0 };
  const survivors: string[] = [];
  const known = new Set(equivalences.flatMap((equivalence) => equivalence.mutants));
  const mutants = allMutants(rules);
  for (const mutant of mutants) {
    if (stop.aborted) return 1;
    const name = describeMutant(rules, mutant);
    const fate = known.has(name) ? 'equivalent' : await hunt.run(mutate(rules, mutant));
    known.delete(name);
    if (fate === 'survived') survivors.push(name);
    else counts[typeof fate === 'object' ? 'killed' : fate] += 1;
  }

  for (const name of survivors) console.log(`No test notices: ${name}`);
  for (const name of known) console.log(`Listed as equivalent, but there is no such mutant: ${name}`);
  const { killed, equivalent, stillborn } = counts;
  console.log(
    `${mutants.length} mutants of firestore.rules: ${killed} killed, ${equivalent} equivalent, ${stillborn} not valid rules, ${survivors.length} surviving.`,
  );
  return survivors.length + known.size > 0 ? 1 : 0;
});
