import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describeChromium, findChromium, findSecondChromium } from './support/chromium.ts';
import { type Emulators, startEmulators } from './support/emulators.ts';
import { findEngines } from './support/engines.ts';
import { aborted, runProgram, takeWords, UserError } from './support/fail.ts';
import { testPorts } from './support/ports.ts';
import { root, testProject } from './support/project.ts';
import { runStep, type Step, type StepResult } from './test-run/run-step.ts';
import { sum, tallyOfExit } from './test-run/tally.ts';

const vitest = (name: string, ...projects: string[]): Step => ({
  name,
  program: 'vitest',
  arguments: ['run', ...projects.flatMap((project) => ['--project', project])],
  reporter: (file) => ({ arguments: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`] }),
});

const sourceSteps: readonly Step[] = [
  { name: 'types', program: 'tsc', arguments: ['--noEmit'] },
  { name: 'types of the browser', program: 'tsc', arguments: ['--noEmit', '--project', 'src'] },
  {
    name: 'types of the service worker',
    program: 'tsc',
    arguments: ['--noEmit', '--project', 'src/service-worker'],
  },
  { name: 'lint', program: 'biome', arguments: ['ci', '--error-on-warnings', '.'] },
  { name: 'dead code', program: 'knip', arguments: ['--config', 'tools/knip.json'] },
  vitest('unit', 'unit', 'unit-dom'),
  { name: 'types of the functions', program: 'tsc', arguments: ['--noEmit', '--project', 'functions'] },
  vitest('functions', 'functions'),
];

/** The functions are a package of their own. The check for dead code looks for its packages, too. */
function installSteps(): readonly Step[] {
  if (existsSync(join(root, 'functions/node_modules'))) return [];
  return [{ name: 'packages of the functions', program: 'npm', arguments: ['ci', '--prefix', 'functions'] }];
}

/** Need the emulators. The schedules, which take both cores, come when the unit tests are through. */
const emulatorSteps: readonly Step[] = [
  vitest('rules and data', 'rules', 'data'),
  vitest('fault schedules', 'faults'),
];

/** Changes the rules again and again, so they are those of a project of its own. Part of a run with mutants. */
const mutantsStep: Step = {
  name: 'mutants of the rules',
  program: 'node',
  arguments: ['tools/run.mjs', '../tests/rules/mutants/run'],
};
const hasMutants = process.env.RULES_MUTANTS === 'true';

const browserStep: Step = {
  name: 'browser',
  program: 'playwright',
  arguments: ['test'],
  reporter: (file) => ({
    arguments: ['--reporter=list,json'],
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, TEST_SITES_ARE_UP: 'true' },
  }),
};

/**
 * `npm test`: every check, also after failures, and the sum in the last line. Steps on the sources run beside steps on
 * the emulators, while the sites are built.
 */
await runProgram(async (stop) => {
  takeWords(0);
  const browsers = { main: findChromium(), second: findSecondChromium() };
  const results = (
    await Promise.all([runSteps([...installSteps(), ...sourceSteps], stop), checkOnEmulators(stop)])
  ).flat();
  return stop.aborted ? 1 : report(results, browsers);
});

async function runSteps(
  steps: readonly Step[],
  stop: AbortSignal,
  environment: Record<string, string> = {},
): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const step of steps) {
    if (!stop.aborted) results.push(await runStep(step, { stop, environment, quiet: true }));
  }
  return results;
}

async function checkOnEmulators(stop: AbortSignal): Promise<StepResult[]> {
  const emulators = await startEmulators({
    projectId: testProject,
    ports: testPorts,
    // The mutants take long enough for code that Java compiles well.
    isBrief: !hasMutants,
    stop,
  }).catch(explain);
  if (!emulators) return [failed('emulators')];
  void emulators.lost.then((sentence) => console.error(sentence));
  try {
    return (await Promise.all([checkWith(emulators, stop), checkMutants(emulators, stop)])).flat();
  } finally {
    await emulators.stop();
  }
}

async function checkWith(emulators: Emulators, stop: AbortSignal): Promise<StepResult[]> {
  const sites = findChromium() ? startSites(emulators) : undefined;
  try {
    const { environment } = emulators;
    const results = await runSteps(emulatorSteps, stop, environment);
    if (stop.aborted) return results;
    if (!sites) return [...results, ...withoutChromium()];
    const overweight = await Promise.race([sites.overweight, aborted(stop)]);
    if (!overweight) return [...results, failed('sites')];
    if (overweight.length > 0)
      console.error(`These pages weigh more than they may: ${overweight.join(', ')}.`);
    results.push({ name: 'weight of the pages', tally: tallyOfExit(overweight.length), failed: [] });
    return [...results, await runStep(browserStep, { stop, environment }), ...withoutEngines()];
  } finally {
    await sites?.stop();
  }
}

async function checkMutants({ environment }: Emulators, stop: AbortSignal): Promise<StepResult[]> {
  if (!hasMutants) return [];
  return runSteps([mutantsStep], stop, { ...environment, RULES_PROJECT: 'demo-mutants' });
}

/** Builds the sites and serves them, in a program of its own: a build takes its variables from the environment. */
function startSites({ environment }: Emulators) {
  const child = fork(join(root, 'tools/run.mjs'), ['serve-test-sites'], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  return {
    /** The pages that weigh too much, once the sites are up; undefined when they do not come up. */
    overweight: Promise.race([
      once(child, 'message').then(([pages]) => pages as string[]),
      exited.then(() => undefined),
    ]),
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** A developer may do without a browser; the project's own checks may not. */
function withoutChromium(): StepResult[] {
  const advice = 'install one (Chromium, Google Chrome or Edge) or name its path in CHROMIUM_PATH';
  if (process.env.CI === 'true') {
    console.error(`\nThe browser tests could not run, as no Chromium was found: ${advice}.`);
    return [failed('browser')];
  }
  console.log(`\nThe browser tests were skipped, as no Chromium was found: ${advice}.`);
  return [];
}

/** Installed engines are part of the browser step. */
function withoutEngines(): StepResult[] {
  const missing = findEngines().missing.join(' and ');
  if (!missing) return [];
  console.log(
    `\nThe journey was not tested in ${missing}, which something lacks here: the README names the packages.`,
  );
  return process.env.CI === 'true' ? [failed('engines')] : [];
}

function failed(name: string): StepResult {
  return { name, tally: tallyOfExit(1), failed: [] };
}

function explain(error: unknown): undefined {
  if (!(error instanceof UserError)) throw error;
  console.error(`\n${error.message}`);
}

interface Browsers {
  main: string | undefined;
  second: string | undefined;
}

function report(results: readonly StepResult[], { main, second }: Browsers): number {
  console.log('');
  if (main) {
    const others = second ? `, some of them in ${describeChromium(second)}` : '';
    console.log(`  The browser tests ran in ${describeChromium(main)}${others}.\n`);
  }
  for (const { name, tally } of results) {
    const skipped = tally.skipped > 0 ? `, ${tally.skipped} skipped` : '';
    console.log(`  ${name.padEnd(20)} ${tally.passed} passed, ${tally.failed} failed${skipped}`);
  }
  // The last lines name the failures, because some logs show only these.
  for (const { name, failed } of results) {
    for (const title of failed) console.log(`\n  failed in ${name}: ${title}`);
  }
  const total = sum(results.map(({ tally }) => tally));
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
}
