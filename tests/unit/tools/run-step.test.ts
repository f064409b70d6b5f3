import { expect, it, vi } from 'vitest';
import { runStep } from '../../../tools/test-run/run-step';
import { expectConsole } from '../../support/fail-on-console';

it.each([
  [0, 'No fault found.'],
  [3, 'Ended with exit code 3.'],
])('A silent step with exit code %i says “%s”', async (code, sentence) => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const step = { name: 'silence', program: 'node', arguments: ['--eval', `process.exit(${code})`] };
  await runStep(step, { stop: new AbortController().signal, quiet: true });
  expect(log).toHaveBeenLastCalledWith(sentence);
});

it('A step whose program cannot be started fails with a sentence', async () => {
  expectConsole(/^no-such-program cannot be started: spawn no-such-program ENOENT\.$/);
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const step = { name: 'absence', program: 'no-such-program', arguments: [] };
  const { tally } = await runStep(step, { stop: new AbortController().signal });
  expect(tally).toEqual({ passed: 0, failed: 1, skipped: 0 });
});
