// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { chunkTimeout } from '@/lib/load-chunk';
import { openApp } from './firebase-app';
import { listCustomers } from './list-customers';
import { endSession, startSession } from './session-store';
import { signedInApp } from './staff-auth';
import { staffDatabase, staffHeaders } from './staff-database';

const network = vi.hoisted(() => ({ isSilent: false }));
vi.mock('@/lib/load-chunk', async (importOriginal) => {
  const original = await importOriginal<typeof import('@/lib/load-chunk')>();
  const loadChunk: typeof original.loadChunk = (load, options) =>
    original.loadChunk(network.isSilent ? () => new Promise(() => {}) : load, options);
  return { ...original, loadChunk };
});
vi.mock('./staff-auth', () => ({ signedInApp: vi.fn(), hasKeptRole: async () => true }));

afterEach(endSession);

it('opens for an administrator', async () => {
  startSession('admin', 'clerk@islandfuel.example');
  await expect(staffDatabase()).resolves.toHaveProperty('type', 'firestore-lite');
  await expect(staffHeaders()).resolves.toHaveProperty('Authorization', expect.stringMatching(/^Bearer /));
});

it.each(['driver', 'customer', 'Admin', ''])('sends no request with the role “%s”', async (role) => {
  startSession('admin', 'clerk@islandfuel.example');
  window.localStorage.setItem('userRole', role);
  await expect(staffDatabase()).rejects.toMatchObject({ failure: 'refused', code: 'permission-denied' });
  await expect(staffHeaders()).rejects.toMatchObject({ failure: 'refused', code: 'permission-denied' });
});

it('gives up a sign-in script that does not arrive, and asks for it again', async () => {
  vi.stubEnv('VITE_BACKEND', 'firebase');
  vi.useFakeTimers();
  startSession('admin', 'clerk@islandfuel.example');
  network.isSilent = true;
  const onFailure = vi.fn();
  listCustomers().next().catch(onFailure);
  await vi.advanceTimersByTimeAsync(chunkTimeout);
  const cause = expect.objectContaining({ name: 'DataError', failure: 'unreachable' });
  expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ cause }));

  network.isSilent = false;
  const app = openApp('staff');
  vi.mocked(signedInApp).mockResolvedValue(app);
  await expect(staffDatabase()).resolves.toHaveProperty('app', app);
});
