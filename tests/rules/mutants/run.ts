import { runProgram, takeWords, UserError } from '../../../tools/support/fail.ts';
import { onEmulators } from '../../../tools/support/on-emulators.ts';
import { clear, projectRules, store } from '../../support/rules/emulator.ts';
import { allGroups } from '../cases/all.ts';
import { allMutants } from './all-mutants.ts';
import { equivalences } from './equivalent.ts';
import { Hunt } from './hunt.ts';
import { describeMutant, mutate } from './mutant.ts';

/**
 * Breaks `firestore.rules` in every way it knows, one at a time, and asks the cases of tests/rules about each.
 * Ends with 1 when a mutant passes them all and is not listed as equivalent: a test is missing.
 */
await runProgram(async (stop) => {
  takeWords(0);
  // In npm test the emulators are up, and the mutants have a project of their own.
  if (process.env.RULES_PROJECT) return breakRules(stop);
  process.env.JAVA_TOOL_OPTIONS = `${process.env.JAVA_TOOL_OPTIONS ?? ''} -XX:+UseSerialGC`;
  return onEmulators(stop, breakRules);
});

async function breakRules(stop: AbortSignal): Promise<number> {
  const rules = projectRules();
  const cases = allGroups.flatMap((group) => group.cases);
  await clear();
  await store(cases.flatMap(({ stored }) => stored ?? []));
  const hunt = new Hunt(allGroups);
  if ((await hunt.run(rules)) !== 'survived') {
    throw new UserError('The rules fail their own tests: mend that first (npm run test:emulator).');
  }

  const counts = { killed: 0, invalid: 0, equivalent: 0 };
  const survivors: string[] = [];
  const known = new Set(equivalences.flatMap((equivalence) => equivalence.mutants));
  const mutants = allMutants(rules);
  for (const mutant of mutants) {
    if (stop.aborted) return 1;
    const name = describeMutant(rules, mutant);
    const outcome = known.has(name) ? 'equivalent' : await hunt.run(mutate(rules, mutant), name);
    known.delete(name);
    if (outcome === 'survived') survivors.push(name);
    else counts[typeof outcome === 'object' ? 'killed' : outcome] += 1;
  }

  for (const name of survivors) console.log(`No test notices: ${name}`);
  for (const name of known) console.log(`Listed as equivalent, but there is no such mutant: ${name}`);
  const { killed, equivalent, invalid } = counts;
  console.log(
    `${mutants.length} mutants of firestore.rules: ${killed} killed, ${equivalent} equivalent, ${invalid} not valid rules, ${survivors.length} surviving.`,
  );
  return survivors.length + known.size > 0 ? 1 : 0;
}
