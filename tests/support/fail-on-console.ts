import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

/** Every console.error and console.warn a test did not announce with `expectConsole` fails it. */
let spies: { error: MockInstance; warn: MockInstance };
let expected: RegExp[] = [];

/** Announces a message that this test is about: it must come, and then it does not fail the test. */
export function expectConsole(pattern: RegExp): void {
  expected.push(pattern);
}

beforeEach(() => {
  expected = [];
  spies = {
    error: vi.spyOn(console, 'error').mockImplementation(() => {}),
    warn: vi.spyOn(console, 'warn').mockImplementation(() => {}),
  };
});

afterEach(() => {
  const printed = [...spies.error.mock.calls, ...spies.warn.mock.calls].map((call) =>
    call.map(String).join(' '),
  );
  spies.error.mockRestore();
  spies.warn.mockRestore();
  const unexpected = printed.filter((message) => !expected.some((pattern) => pattern.test(message)));
  const missing = expected.filter((pattern) => !printed.some((message) => pattern.test(message)));
  expect(unexpected, 'unexpected console messages').toEqual([]);
  expect(missing, 'announced console messages that never came').toEqual([]);
});
