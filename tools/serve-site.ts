import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite } from './site-build/build-site';
import { writeEmulatedHosting } from './site-build/hosting-config';
import { runProgram } from './support/fail';
import { testPorts } from './support/ports';
import { emulatorFolder, root } from './support/project';

/**
 * Builds the site for the emulators in the environment and serves it through the Hosting emulator: the demonstration,
 * or with `--rehearsal` the production site, whose staff sign in with the Auth emulator; at `--port`, if named.
 */
await runProgram(async () => {
  const { values } = parseArgs({
    options: {
      rehearsal: { type: 'boolean', default: false },
      port: { type: 'string', default: String(testPorts.site) },
    },
  });
  const port = Number(values.port);
  const { firestore, auth } = testPorts;
  const target = values.rehearsal ? 'rehearsal' : 'demo';
  const { folder, inline } = await buildSite(join(emulatorFolder, `site-${port}`), target);
  const connect = [firestore, auth].map((emulator) => `http://127.0.0.1:${emulator}`);
  const config = writeEmulatedHosting({ folder, inline, port, connect });
  const hosting = spawn(
    process.execPath,
    [
      join(root, 'node_modules/firebase-tools/lib/bin/firebase.js'),
      ...['emulators:start', '--only', 'hosting', '--project', 'demo-fuel-test', '--config', config],
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, CI: '1' } },
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => hosting.kill('SIGINT'));
  const [code] = await once(hosting, 'exit');
  return typeof code === 'number' ? code : 0;
});
