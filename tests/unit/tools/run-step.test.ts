import { expect, it, vi } from 'vitest';
import { runStep } from '../../../tools/test-run/run-step';

it.each([
  [0, 'No fault found.'],
  [3, 'Ended with exit code 3.'],
])('A silent step with exit code %i says “%s”', async (code, sentence) => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const step = { name: 'silence', program: 'node', arguments: ['--eval', `process.exit(${code})`] };
  await runStep(step, { stop: new AbortController().signal, quiet: true });
  expect(log).toHaveBeenLastCalledWith(sentence);
});
