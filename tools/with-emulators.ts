import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startEmulators } from './support/emulators.ts';
import { runProgram, UserError } from './support/fail.ts';
import { testPorts } from './support/ports.ts';

/** Runs a command while the test emulators are up: `tsx tools/with-emulators.ts COMMAND [ARGUMENT …]`. */
await runProgram(async () => {
  const [command, ...commandArguments] = process.argv.slice(2);
  if (!command)
    throw new UserError('Name the command to run: tsx tools/with-emulators.ts COMMAND [ARGUMENT …].');
  const emulators = await startEmulators({ projectId: 'demo-fuel-test', ports: testPorts });
  try {
    const child = spawn(command, commandArguments, {
      stdio: 'inherit',
      env: { ...process.env, ...emulators.environment },
    });
    const [code] = await once(child, 'exit');
    return typeof code === 'number' ? code : 1;
  } finally {
    await emulators.stop();
  }
});
