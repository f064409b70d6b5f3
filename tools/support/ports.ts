import { createServer } from 'node:net';
import { UserError } from './fail.ts';

/** Where everything listens: one set for `npm start`, one for tests, so that both can run side by side. */
export const startPorts = { firestore: 8080, auth: 9099, site: 5173 } as const;
export const testPorts = shifted({ firestore: 8281, auth: 9281, site: 5281 });

/** `TEST_PORT_SHIFT` moves the test ports, so that two test runs can share a machine. */
function shifted({ firestore, auth, site }: Ports): Ports {
  const shift = Number(process.env.TEST_PORT_SHIFT ?? 0);
  return { firestore: firestore + shift, auth: auth + shift, site: site + shift };
}

export type Ports = { readonly firestore: number; readonly auth: number; readonly site: number };

/** @throws {UserError} naming the first port that another program holds. */
export async function requireFreePorts(ports: Ports): Promise<void> {
  for (const [service, port] of Object.entries(ports)) {
    if (!(await isFree(port))) {
      throw new UserError(
        `Port ${port} (${service}) is in use: stop the program that holds it (lsof -i :${port} names it), then try again.`,
      );
    }
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
