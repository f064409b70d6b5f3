import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { buildSite } from './site-build/build-site';
import { writeEmulatedHosting } from './site-build/hosting-config';
import { runProgram } from './support/fail';
import { testPorts } from './support/ports';

/** Builds the site for the emulators in the environment and serves it through the Hosting emulator. */
await runProgram(async () => {
  const root = resolve(import.meta.dirname, '..');
  const { site, firestore, auth } = testPorts;
  const { folder, inline } = await buildSite(join(root, `.emulator/site-${site}`));
  const connect = [firestore, auth].map((port) => `http://127.0.0.1:${port}`);
  const config = writeEmulatedHosting({ folder, inline, port: site, connect });
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
