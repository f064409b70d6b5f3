import { once } from 'node:events';
import spawn from 'cross-spawn';
import { startEmulators } from './support/emulators.ts';
import { aborted, runProgram, UserError } from './support/fail.ts';
import { testPorts } from './support/ports.ts';
import { testProject } from './support/project.ts';
import { takeSettings } from './support/settings.ts';

/**
 * Runs a command while the test emulators are up:
 * `node tools/run.mjs with-emulators [NAME=VALUE | NAME+=VALUE …] COMMAND [ARGUMENT …]`.
 */
await runProgram(async (stop) => {
  const [command, ...commandArguments] = takeSettings(process.argv.slice(2), process.env);
  if (!command) {
    throw new UserError('Name the command to run: node tools/run.mjs with-emulators COMMAND [ARGUMENT …].');
  }
  const emulators = await startEmulators({ projectId: testProject, ports: testPorts, stop });
  if (!emulators) return 1;
  try {
    const child = spawn(command, commandArguments, {
      stdio: 'inherit',
      env: { ...process.env, ...emulators.environment },
    });
    void aborted(stop).then(() => child.kill('SIGTERM'));
    void emulators.lost.then((sentence) => {
      console.error(sentence);
      child.kill('SIGTERM');
    });
    const [code] = await once(child, 'exit').catch(() => {
      throw new UserError(`${command} could not be run: name a program that is on the PATH.`);
    });
    return typeof code === 'number' ? code : 1;
  } finally {
    await emulators.stop();
  }
});
