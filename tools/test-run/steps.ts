import type { Step } from './run-step.ts';

const vitest = (name: string, ...projects: string[]): Step => ({
  name,
  program: 'vitest',
  arguments: ['run', ...projects.flatMap((project) => ['--project', project])],
  reporter: (file) => ({ arguments: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`] }),
});

/** Read nothing but the sources: they run side by side. */
export const staticSteps: readonly Step[] = [
  { name: 'types', program: 'tsc', arguments: ['--noEmit'] },
  { name: 'lint', program: 'biome', arguments: ['ci', '--error-on-warnings', '.'] },
];

export const unitStep = vitest('unit', 'unit');

/** Need the emulators. Of the fault schedules these are the short version. */
export const emulatorStep = vitest('rules, data, faults', 'rules', 'data', 'faults');

/** Needs the emulators and a Chromium. */
export const browserStep: Step = {
  name: 'browser',
  program: 'playwright',
  arguments: ['test'],
  reporter: (file) => ({
    arguments: ['--reporter=list,json'],
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  }),
};
