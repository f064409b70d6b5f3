import fc from 'fast-check';
import { runProgram, takeWords, UserError } from '../../../tools/support/fail.ts';
import { onEmulators } from '../../../tools/support/on-emulators.ts';
import { fitting, wholeNumber } from '../../support/faults/from-environment.ts';
import { anyDay } from '../../support/faults/office/arbitrary-day.ts';
import { buildOffice, type OfficeScripts } from '../../support/faults/office/build-office.ts';
import { runDay } from '../../support/faults/office/run-day.ts';
import type { Day } from '../../support/faults/office/steps.ts';
import { type OfficeMutant, officeMutants } from './mutants.ts';

/** Breaks the staff side in each way that it knows, one at a time. Ends with 1 when the random days notice none of it. */
await runProgram(async (stop) => {
  takeWords(0);
  const seed = wholeNumber('OFFICE_SEED', 8, { least: 0 });
  // How many days a mutant may pass unnoticed.
  const mostDays = wholeNumber('OFFICE_RUNS', 300, { least: 1 });
  // Plays a part of the mutants: those whose names this expression fits.
  const mutants = fitting('OFFICE_MUTANT', officeMutants);
  process.env.JAVA_TOOL_OPTIONS = `${process.env.JAVA_TOOL_OPTIONS ?? ''} -XX:+UseSerialGC`;
  return onEmulators(stop, (signal) => breakOffice(mutants, { stop: signal, seed, mostDays }));
});

interface HuntOptions {
  stop: AbortSignal;
  seed: number;
  mostDays: number;
}

async function breakOffice(
  mutants: readonly OfficeMutant[],
  { stop, seed, mostDays }: HuntOptions,
): Promise<number> {
  process.env.GCLOUD_PROJECT = `demo-office-mutants-${process.pid}`;
  const days = fc.sample(anyDay, { seed, numRuns: mostDays });
  const plain = await buildOffice();
  const survivors: string[] = [];
  for (const mutant of mutants) {
    if (stop.aborted) return 1;
    const begun = performance.now();
    const broken = await buildMutant(plain, mutant);
    const caught = await hunt(likeliestFirst(days, mutant), { broken, plain });
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    if (!caught) survivors.push(mutant.name);
    console.log(
      caught
        ? `caught (${seconds} s, day ${caught.day + 1}): ${mutant.name}: ${caught.reason}`
        : `not caught (${seconds} s, ${mostDays} days): ${mutant.name}`,
    );
  }
  console.log(
    `${mutants.length} mutants of the staff side: ${mutants.length - survivors.length} caught, ${survivors.length} not caught.`,
  );
  return survivors.length > 0 ? 1 : 0;
}

function likeliestFirst(days: readonly Day[], { likely }: OfficeMutant): Day[] {
  const count = ({ steps }: Day) => steps.filter((step) => likely.includes(step.do)).length;
  return [...days].sort((one, other) => count(other) - count(one));
}

/** @throws {UserError} when a day fails without the mutant, too: then it says nothing. */
async function hunt(
  days: readonly Day[],
  { broken, plain }: { broken: OfficeScripts; plain: OfficeScripts },
) {
  for (const [day, one] of days.entries()) {
    const reason = await failureOf(one, broken);
    if (!reason) continue;
    const ownReason = await failureOf(one, plain);
    if (ownReason)
      throw new UserError(
        `A day fails without a mutant: mend that first (npm run test:office). ${ownReason}`,
      );
    return { day, reason };
  }
  return undefined;
}

function failureOf(day: Day, scripts: OfficeScripts): Promise<string | undefined> {
  return runDay(day, scripts).then(
    () => undefined,
    (error: unknown) => String(error).split('\n')[0],
  );
}

/** Builds the one script that the mutant is in. */
async function buildMutant(plain: OfficeScripts, mutant: OfficeMutant): Promise<OfficeScripts> {
  const isOfVisitor = mutant.file.startsWith('features/contact/');
  return { ...plain, ...(await buildOffice([mutant], [isOfVisitor ? 'visitor' : 'staff'])) };
}
