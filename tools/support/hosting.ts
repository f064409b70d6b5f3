import { join, relative } from 'node:path';
import { buildSite, type SiteBuild } from '../site-build/build-site';
import type { SiteTarget } from '../site-build/site-target';
import { startAddressCheck } from './address-check.ts';
import { UserError } from './fail.ts';
import { readFirebaseConfig } from './firebase-config.ts';
import { startFirebase } from './firebase-process.ts';
import { hostingFor } from './hosting-config';
import { anyFreePort, hostingPort, type Ports } from './ports.ts';
import { emulatorFolder, root } from './project.ts';
import type { Site } from './serve-site.ts';

/** Milliseconds. The browser tests wait ten seconds for a stop. */
const startLimit = 240_000;
const stopLimit = 5_000;

interface HostingOptions {
  projectId: string;
  /** Of the first site, and of the emulators that all talk to. */
  ports: Ports;
  /** A folder for the run, and in it the sites' folders by the name that the emulator knows each by. */
  runFolder: string;
  sites: Readonly<Record<string, Omit<SiteBuild, 'folder'>>>;
  /** Aborting it while the sites are started stops them again. */
  stop: AbortSignal;
}

/**
 * Serves built sites as Firebase Hosting does, headers and all, by one emulator, at `hostingPort`; undefined when
 * stopped meanwhile. The address is the first site's.
 * @throws {UserError} when the Hosting emulator cannot start.
 */
export async function serveSites(options: HostingOptions): Promise<Site | undefined> {
  const { projectId, ports, runFolder, sites, stop } = options;
  const { emulators } = readFirebaseConfig();
  const host = emulators.hosting.host;
  const connect = [ports.firestore, ports.auth].map((port) => `http://${host}:${port}`);
  const firebase = await startFirebase({
    projectId,
    emulators: ['hosting'],
    config: {
      hosting: Object.entries(sites).map(([site, build]) => ({ site, ...hostingFor(build, site, connect) })),
      emulators: { hosting: { host, port: ports.site }, ui: emulators.ui, singleProjectMode: false },
    },
    runFolder,
    stopLimit,
  });
  const isReady = await firebase.untilReady(startLimit, stop);
  const expected = Object.keys(sites).map((_, index) => hostingPort(ports.site, index));
  // The emulator moves a site whose port is taken, and says nothing.
  const taken = expected.find((port) => !firebase.output().includes(`http://${host}:${port}`));
  if (isReady && !taken)
    return { address: `http://${host}:${ports.site}/`, lost: firebase.lost, close: firebase.stop };
  await firebase.stop();
  if (stop.aborted) return undefined;
  throw new UserError(
    taken && (isReady || firebase.output().includes('not open on'))
      ? `Port ${taken} (site) is in use: stop the program that holds it, then try again.`
      : `The Hosting emulator could not start: ${relative(root, runFolder)} holds its logs.`,
  );
}

interface PreviewOptions extends Pick<HostingOptions, 'projectId' | 'ports' | 'stop'> {
  target: Exclude<SiteTarget, 'production'>;
}

/**
 * Builds one site for the emulators in the environment and serves it; undefined when stopped meanwhile.
 * @throws {UserError} when the Hosting emulator cannot start.
 */
export async function buildAndServe({ target, ...options }: PreviewOptions): Promise<Site | undefined> {
  const runFolder = join(emulatorFolder, `hosting-${options.ports.site}`);
  const build = await buildSite(join(runFolder, 'site'), target);
  if (options.stop.aborted) return undefined;
  const ports = { ...options.ports, site: await anyFreePort() };
  const hosting = await serveSites({ ...options, ports, runFolder, sites: { site: build } });
  if (!hosting) return undefined;
  const check = await startAddressCheck(options.ports.site, ports.site).catch(async (error: unknown) => {
    await hosting.close();
    throw error;
  });
  return {
    address: `http://127.0.0.1:${options.ports.site}/`,
    lost: hosting.lost,
    close: async () => {
      await check.close();
      await hosting.close();
    },
  };
}
