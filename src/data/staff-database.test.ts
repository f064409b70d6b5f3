// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { endSession, startSession } from './session-store';
import { staffDatabase, staffHeaders } from './staff-database';

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
