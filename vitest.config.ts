import { defineConfig, mergeConfig } from 'vitest/config';
import { ignoreEnvFiles } from './tools/support/env-files.ts';
import viteConfig from './vite.config.ts';

ignoreEnvFiles();

/** Generous: a busy machine takes many times as long, and a test that fails does so at once. */
const timeouts = { testTimeout: 60_000, hookTimeout: 60_000 };

/** jsdom takes longer to start than most tests, so tests without a page run without it. */
const unitProject = (name: string, environment: 'node' | 'jsdom', include: string[]) => ({
  extends: true as const,
  test: {
    name,
    include,
    environment,
    pool: 'threads' as const,
    // To load jsdom, React and the rest again for each file took more than half of the time (tests/support/setup.ts).
    isolate: false,
    setupFiles: ['tests/support/setup.ts', 'tests/support/without-work.ts'],
    ...timeouts,
  },
});

/** A file after the other: they share a database. */
const emulatorProject = (name: string) => ({
  extends: true as const,
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`],
    environment: 'node' as const,
    setupFiles: ['tests/support/setup.ts'],
    fileParallelism: false,
    ...timeouts,
  },
});

/** Two files at a time, each with a database of its own. */
const faultsProject = {
  extends: true as const,
  test: {
    ...emulatorProject('faults').test,
    setupFiles: ['tests/support/setup.ts', 'tests/support/faults/own-project.ts'],
    fileParallelism: true,
    maxWorkers: 2,
    // The office builds its scripts there.
    hookTimeout: 180_000,
    sequence: { groupOrder: 1 },
  },
};

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      projects: [
        unitProject('unit', 'node', ['src/**/*.test.ts', 'tests/unit/**/*.test.ts']),
        unitProject('unit-dom', 'jsdom', ['src/**/*.test.tsx']),
        {
          extends: true,
          test: {
            name: 'functions',
            include: ['functions/tests/**/*.test.ts'],
            environment: 'node',
            setupFiles: ['tests/support/setup.ts'],
            ...timeouts,
          },
        },
        emulatorProject('rules'),
        emulatorProject('data'),
        faultsProject,
      ],
    },
  }),
);
