import { findChromium } from './support/chromium.ts';
import { type Emulators, startEmulators } from './support/emulators.ts';
import { runProgram, UserError } from './support/fail.ts';
import { testPorts } from './support/ports.ts';
import { testProject } from './support/project.ts';
import { runStep, type StepResult } from './test-run/run-step.ts';
import { browserStep, emulatorStep, staticSteps, unitStep } from './test-run/steps.ts';
import { sum, tallyOfExit } from './test-run/tally.ts';

const failed = (name: string): StepResult => ({ name, tally: tallyOfExit(1) });

/** `npm test`: every check there is, all of them even when some fail, and the sum in the last line. */
await runProgram(async (stop) => {
  // The emulators take seconds to start: meanwhile the sources are checked.
  const starting = startEmulators({ projectId: testProject, ports: testPorts, stop }).catch(explain);
  const results = await Promise.all(staticSteps.map((step) => runStep(step, { stop, quiet: true })));
  results.push(await runStep(unitStep, { stop }));
  const emulators = await starting;
  if (stop.aborted) {
    await emulators?.stop();
    return 1;
  }
  results.push(...(emulators ? await withEmulators(emulators, stop) : [failed('emulators')]));
  return stop.aborted ? 1 : report(results);
});

async function withEmulators(emulators: Emulators, stop: AbortSignal): Promise<StepResult[]> {
  void emulators.lost.then((sentence) => console.error(sentence));
  const options = { stop, environment: emulators.environment };
  try {
    const results = [await runStep(emulatorStep, options)];
    if (stop.aborted) return results;
    if (findChromium()) results.push(await runStep(browserStep, options));
    else results.push(...withoutChromium());
    return results;
  } finally {
    await emulators.stop();
  }
}

/** A developer may do without a browser; the project's own checks may not. */
function withoutChromium(): StepResult[] {
  const advice =
    'install one (apt-get install chromium, or brew install --cask chromium) or name it in CHROMIUM_PATH';
  if (process.env.CI === 'true') {
    console.error(`\nThe browser tests could not run, as no Chromium was found: ${advice}.`);
    return [failed('browser')];
  }
  console.log(`\nThe browser tests were skipped, as no Chromium was found: ${advice}.`);
  return [];
}

function explain(error: unknown): undefined {
  if (!(error instanceof UserError)) throw error;
  console.error(`\n${error.message}`);
}

function report(results: readonly StepResult[]): number {
  console.log('');
  for (const { name, tally } of results) {
    const skipped = tally.skipped > 0 ? `, ${tally.skipped} skipped` : '';
    console.log(`  ${name.padEnd(16)} ${tally.passed} passed, ${tally.failed} failed${skipped}`);
  }
  const total = sum(results.map(({ tally }) => tally));
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
}
