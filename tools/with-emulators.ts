import { once } from 'node:events';
import spawn from 'cross-spawn';
import { aborted, runProgram, UserError } from './support/fail.ts';
import { onEmulators } from './support/on-emulators.ts';
import { takeSettings } from './support/settings.ts';

/** Runs a command while the test emulators are up: `node tools/run.mjs with-emulators [NAME=VALUE …] COMMAND [ARGUMENT …]`. */
await runProgram((stop) => {
  const [command, ...commandArguments] = takeSettings(process.argv.slice(2), process.env);
  if (!command) {
    throw new UserError('Name the command to run: node tools/run.mjs with-emulators COMMAND [ARGUMENT …].');
  }
  return onEmulators(stop, async (signal) => {
    const child = spawn(command, commandArguments, { stdio: 'inherit' });
    void aborted(signal).then(() => child.kill('SIGTERM'));
    const [code] = await once(child, 'exit').catch(() => {
      throw new UserError(`${command} could not be run: name a program that is on the PATH.`);
    });
    return typeof code === 'number' ? code : 1;
  });
});
