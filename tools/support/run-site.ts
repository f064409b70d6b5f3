import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { LocalAlerts } from '../alerts/local-alerts.ts';
import { firstCustomers } from '../seed/seed-arguments.ts';
import { seedCustomers } from '../seed/seed-customers.ts';
import { type Emulators, startEmulators } from './emulators.ts';
import { readEnvFiles } from './env-files.ts';
import { aborted } from './fail.ts';
import { lockData } from './kept-data.ts';
import { startPorts } from './ports.ts';
import { emulatorFolder, root, startProject } from './project.ts';
import type { Site } from './serve-site.ts';
import { welcome } from './welcome.ts';

const dataFolder = join(emulatorFolder, 'data');

/**
 * Runs the emulators and the site until `stop` aborts. They have the data of earlier runs, or at first placeholder
 * customers.
 * @param serve starts the site once the environment says where the emulators are; undefined when stopped meanwhile.
 * @param alerts the functions that run beside.
 * @returns the exit code.
 */
export async function runSite(
  stop: AbortSignal,
  serve: () => Promise<Site | undefined>,
  alerts?: Pick<LocalAlerts, 'putFunctions' | 'addDevice'>,
): Promise<number> {
  readEnvFiles(root);
  const unlock = lockData(dataFolder);
  console.log('Starting the emulators …');
  let isEmpty = !existsSync(dataFolder);
  let emulators: Emulators | undefined;
  let site: Site | undefined;
  try {
    emulators = await startEmulators({
      projectId: startProject,
      ports: startPorts,
      dataFolder,
      putFunctions: alerts?.putFunctions,
      stop,
    });
    if (!emulators) return 0;
    const host = `127.0.0.1:${startPorts.firestore}`;
    await alerts?.addDevice(startProject, host);
    if (isEmpty) {
      const seeding = seedCustomers({ count: firstCustomers, host, projectId: startProject });
      await Promise.race([seeding, aborted(stop)]);
      if (stop.aborted) return 0;
    }
    const stored = isEmpty ? firstCustomers : 0;
    isEmpty = false;
    Object.assign(process.env, emulators.environment);
    site = await serve();
    if (!site) return 0;
    console.log(welcome({ address: site.address, stored, dataFolder }));
    const lost = await Promise.race([
      emulators.lost,
      site.lost.then(() => 'The site has stopped by itself.'),
      aborted(stop),
    ]);
    if (lost) {
      console.error(`\n${lost}`);
      return 1;
    }
    console.log('\nStopping; the data is being kept …');
    return 0;
  } finally {
    await site?.close();
    try {
      await emulators?.stop();
    } finally {
      // A first start that was cut short would otherwise keep an empty database for ever.
      if (isEmpty) rmSync(dataFolder, { recursive: true, force: true });
      unlock();
    }
  }
}
