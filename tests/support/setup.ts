import { afterAll, afterEach, vi } from 'vitest';

// One worker runs file after file and loads packages once (vitest.config.ts); each file loads our own again.
vi.resetModules();
await import('./fail-on-console');

// No test inherits a clock, a global, a variable or a spy from the test before.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

// No file inherits the database of a file before, either: its cached list would open.
afterAll(() => void Reflect.deleteProperty(globalThis, 'indexedDB'));

// A script that a test asked for without waiting would arrive in the next file, without that file's mocks.
afterAll(() => vi.dynamicImportSettled());

// A file whose first line says `@vitest-environment jsdom`, and every .test.tsx, has a page.
if (typeof window !== 'undefined') await import('./dom');

// The usual second is little on a busy machine, and cannot be configured.
const { waitFor } = vi;
vi.waitFor = (callback, options = 20_000) => waitFor(callback, options);
