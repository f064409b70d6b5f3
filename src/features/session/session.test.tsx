import { expect, it, vi } from 'vitest';
import { staffDeviceKey } from '@/data/push-subscription';
import { getSession, startSession } from '@/data/session-store';
import { signOut } from './session';

vi.mock('@/data/staff-devices', () => new Promise(() => undefined));

it('A logout waits two seconds at most for the device that gets alerts', async () => {
  vi.useFakeTimers();
  startSession('admin', 'clerk@islandfuel.example');
  window.localStorage.setItem(staffDeviceKey, 'a-device');
  signOut();
  expect(getSession()).not.toBeNull();
  await vi.advanceTimersByTimeAsync(2000);
  expect(getSession()).toBeNull();
});
