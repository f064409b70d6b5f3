import { join, relative } from 'node:path';
import { buildSite } from '../site-build/build-site';
import type { SiteTarget } from '../site-build/site-target';
import { UserError } from './fail.ts';
import { readFirebaseConfig } from './firebase-config.ts';
import { startFirebase } from './firebase-process.ts';
import { hostingFor } from './hosting-config';
import type { Ports } from './ports.ts';
import { emulatorFolder, root } from './project.ts';
import type { Site } from './serve-site.ts';

/** Milliseconds. Whoever stops the browser tests waits ten seconds. */
const startLimit = 60_000;
const stopLimit = 5_000;

interface HostingOptions {
  projectId: string;
  /** Of the site, and of the emulators it talks to. */
  ports: Ports;
  /** What the site is built for. */
  target: Exclude<SiteTarget, 'production'>;
  /** Aborting it while the site is built or started stops it again. */
  stop: AbortSignal;
}

/**
 * Builds the site for the emulators in the environment and serves it as Firebase Hosting does, headers and all;
 * undefined when stopped meanwhile.
 * @throws {UserError} when the Hosting emulator cannot start.
 */
export async function serveHosting(options: HostingOptions): Promise<Site | undefined> {
  const { projectId, ports, target, stop } = options;
  const runFolder = join(emulatorFolder, `hosting-${ports.site}`);
  const build = await buildSite(join(runFolder, 'site'), target);
  if (stop.aborted) return undefined;
  const { emulators } = readFirebaseConfig();
  const host = emulators.hosting.host;
  const connect = [ports.firestore, ports.auth].map((port) => `http://${host}:${port}`);
  const firebase = await startFirebase({
    projectId,
    emulators: ['hosting'],
    config: {
      hosting: hostingFor(build, 'site', connect),
      emulators: { hosting: { host, port: ports.site }, ui: emulators.ui, singleProjectMode: true },
    },
    runFolder,
    stopLimit,
  });
  const isReady = await firebase.untilReady(startLimit, stop);
  if (isReady) return { address: `http://${host}:${ports.site}/`, lost: firebase.lost, close: firebase.stop };
  await firebase.stop();
  if (stop.aborted) return undefined;
  throw new UserError(
    firebase.output().includes('not open on')
      ? `Port ${ports.site} (site) is in use: stop the program that holds it, then try again.`
      : `The Hosting emulator could not start: ${relative(root, runFolder)} holds its logs.`,
  );
}
