import { parseArgs } from 'node:util';
import { aborted, runProgram } from './support/fail.ts';
import { serveHosting } from './support/hosting';
import { testPorts } from './support/ports.ts';
import { testProject } from './support/project.ts';

/**
 * Serves the site through the Hosting emulator for the browser tests, beside the emulators in the environment: the
 * demonstration, or with `--rehearsal` the production site, whose staff sign in with the Auth emulator; at `--port`,
 * if named.
 */
await runProgram(async (stop) => {
  const { values } = parseArgs({
    options: {
      rehearsal: { type: 'boolean', default: false },
      port: { type: 'string', default: String(testPorts.site) },
    },
  });
  const site = await serveHosting({
    projectId: testProject,
    ports: { ...testPorts, site: Number(values.port) },
    target: values.rehearsal ? 'rehearsal' : 'demo',
    stop,
  });
  if (!site) return 0;
  console.log(`The site is up at ${site.address}.`);
  await Promise.race([site.lost, aborted(stop)]);
  await site.close();
  if (stop.aborted) return 0;
  console.error('The Hosting emulator has stopped by itself.');
  return 1;
});
