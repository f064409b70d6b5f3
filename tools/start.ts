import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { seedCustomers } from './seed/seed-customers.ts';
import { startEmulators } from './support/emulators.ts';
import { aborted, runProgram } from './support/fail.ts';
import { hasKeptData } from './support/kept-data.ts';
import { startPorts } from './support/ports.ts';
import { emulatorFolder, startProject } from './support/project.ts';
import { serveSite } from './support/serve-site.ts';
import { welcome } from './support/welcome.ts';

const firstCustomers = 60;
const dataFolder = join(emulatorFolder, 'data');

/** `npm start`: the emulators, customers on the first start, and the site, until Ctrl-C. */
await runProgram(async (stop) => {
  console.log('Starting the emulators …');
  let isEmpty = !hasKeptData(dataFolder);
  const emulators = await startEmulators({ projectId: startProject, ports: startPorts, dataFolder, stop });
  let site: Awaited<ReturnType<typeof serveSite>> | undefined;
  try {
    if (!emulators) return 0;
    if (isEmpty) {
      await seedCustomers({
        count: firstCustomers,
        host: `127.0.0.1:${startPorts.firestore}`,
        projectId: startProject,
      });
    }
    const stored = isEmpty ? firstCustomers : 0;
    isEmpty = false;
    site = await serveSite(startPorts.site, emulators.environment);
    console.log(welcome({ address: site.address, stored, dataFolder }));
    const lost = await Promise.race([emulators.lost, aborted(stop)]);
    if (lost) {
      console.error(`\n${lost}`);
      return 1;
    }
    console.log('\nStopping; the data is being kept …');
    return 0;
  } finally {
    await site?.close();
    await emulators?.stop();
    // A first start that was cut short would otherwise keep an empty database for ever.
    if (isEmpty) rmSync(dataFolder, { recursive: true, force: true });
  }
});
