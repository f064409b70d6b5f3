import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

const emulatorProject = (name: string) => ({
  extends: true as const,
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`],
    environment: 'node',
    setupFiles: ['tests/support/fail-on-console.ts'],
    fileParallelism: false,
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            include: ['src/**/*.test.{ts,tsx}', 'tests/unit/**/*.test.{ts,tsx}'],
            environment: 'jsdom',
            setupFiles: ['tests/support/fail-on-console.ts', 'tests/support/dom.ts'],
            testTimeout: 20_000,
          },
        },
        emulatorProject('rules'),
        emulatorProject('data'),
        emulatorProject('faults'),
      ],
    },
  }),
);
