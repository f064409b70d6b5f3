import { startEmulators } from './emulators.ts';
import { testPorts } from './ports.ts';
import { testProject } from './project.ts';

/**
 * Does work on the emulators of the tests, which the environment then names.
 * @param work gets a signal that also aborts when the emulators end by themselves.
 * @returns the exit code.
 */
export async function onEmulators(
  stop: AbortSignal,
  work: (stop: AbortSignal) => Promise<number>,
): Promise<number> {
  const emulators = await startEmulators({ projectId: testProject, ports: testPorts, stop });
  if (!emulators) return 1;
  Object.assign(process.env, emulators.environment);
  const lost = new AbortController();
  void emulators.lost.then((sentence) => {
    console.error(sentence);
    lost.abort();
  });
  try {
    return await work(AbortSignal.any([stop, lost.signal]));
  } finally {
    await emulators.stop();
  }
}
