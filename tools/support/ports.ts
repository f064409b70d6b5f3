import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { UserError } from './fail.ts';

export type Ports = { readonly firestore: number; readonly auth: number; readonly site: number };

/** One set for `npm start` and one for tests, so that both run side by side. */
export const startPorts = shifted({ firestore: 8080, auth: 9099, site: 5173 }, 'PORT_SHIFT');
export const testPorts = shifted({ firestore: 8281, auth: 9281, site: 5281 }, 'TEST_PORT_SHIFT');

/** A number in the variable moves all ports by as much: for a machine where other programs hold them. */
function shifted({ firestore, auth, site }: Ports, variable: string): Ports {
  const shift = Number(process.env[variable] ?? 0);
  return { firestore: firestore + shift, auth: auth + shift, site: site + shift };
}

/** The Hosting emulator's port of the nth site, if the first is at `first`. */
export const hostingPort = (first: number, index: number) => (index === 0 ? first : first + 4 + index);

const variableOf = (ports: Ports) => (ports === startPorts ? 'PORT_SHIFT' : 'TEST_PORT_SHIFT');

/** @throws {UserError} when what the variable says makes no ports. */
export function requirePorts(ports: Ports): void {
  if (Object.values(ports).every((port) => Number.isInteger(port) && port >= 1 && port <= 65_535)) return;
  throw new UserError(
    `${variableOf(ports)} must be a whole number that keeps every port between 1 and 65535.`,
  );
}

/** @throws {UserError} naming the first port that another program holds, that browsers block, or that is none. */
export async function requireFreePorts(ports: Ports): Promise<void> {
  requirePorts(ports);
  const variable = variableOf(ports);
  const further = Number(process.env[variable] ?? 0) + 100;
  for (const [service, port] of Object.entries(ports)) {
    if (!(await isFree(port))) {
      throw new UserError(
        `Port ${port} (${service}) is in use: stop the program that holds it (lsof -i :${port} names it) or set ${variable}=${further} to move all ports, then try again.`,
      );
    }
    if (await isBlocked(port)) {
      throw new UserError(
        `Browsers block port ${port} (${service}): set ${variable} to another number, then try again.`,
      );
    }
  }
}

const given = new Set<number>();

/** A port that nobody holds at this moment, as the system gives it. This program is given none twice. */
export async function anyFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  if (given.has(port)) return anyFreePort();
  given.add(port);
  return port;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE'
        ? resolve(false)
        : reject(new UserError(`Port ${port} cannot be used: ${error.message}.`)),
    );
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** Node's fetch refuses the same ports as a browser. */
async function isBlocked(port: number): Promise<boolean> {
  const refusal: unknown = await fetch(`http://127.0.0.1:${port}`).catch((error) => error.cause);
  return refusal instanceof Error && refusal.message === 'bad port';
}
