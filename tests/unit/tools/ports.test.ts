import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it, vi } from 'vitest';
import { anyFreePort, requireFreePorts } from '../../../tools/support/ports';

it('gives no port twice', async () => {
  const ports = new Set<number>();
  // Among so many the system itself repeats some.
  for (let count = 0; count < 1000; count += 1) ports.add(await anyFreePort());
  expect(ports.size).toBe(1000);
});

it('refuses a port that browsers block', async () => {
  const [auth, site] = [await anyFreePort(), await anyFreePort()];
  await expect(requireFreePorts({ firestore: 10_080, auth, site })).rejects.toThrow(
    /^Browsers block port 10080 \(firestore\): set TEST_PORT_SHIFT to another number/,
  );
});

it('names a shift to other ports than those that are taken', async () => {
  vi.stubEnv('TEST_PORT_SHIFT', '100');
  const firestore = await anyFreePort();
  const server = createServer().listen(firestore, '127.0.0.1');
  await once(server, 'listening');
  await expect(requireFreePorts({ firestore, auth: firestore, site: firestore })).rejects.toThrow(
    'or set TEST_PORT_SHIFT=200 to move all ports, then try again.',
  );
  server.close();
});
