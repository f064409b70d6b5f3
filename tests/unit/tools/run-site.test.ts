import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
const never = new Promise<never>(() => {});
const stopEmulators = vi.fn(async () => {});
const seedCustomers = vi.fn(() => never);
vi.doMock('../../../tools/support/project.ts', () => ({
  root: folder,
  emulatorFolder: folder,
  startProject: 'demo-fuel',
}));
vi.doMock('../../../tools/support/emulators.ts', () => ({
  startEmulators: async () => ({ environment: {}, lost: never, stop: stopEmulators }),
}));
vi.doMock('../../../tools/seed/seed-customers.ts', () => ({ seedCustomers }));

afterAll(() => rmSync(folder, { recursive: true }));

it('A first start is stopped while it stores customers, even where the emulator does not answer', async () => {
  const { runSite } = await import('../../../tools/support/run-site');
  const stop = new AbortController();
  const serve = vi.fn(() => never);
  const ended = runSite(stop.signal, serve);
  await vi.waitFor(() => expect(seedCustomers).toHaveBeenCalled());
  stop.abort();
  expect(await ended).toBe(0);
  expect(serve).not.toHaveBeenCalled();
  expect(stopEmulators).toHaveBeenCalledOnce();
});
