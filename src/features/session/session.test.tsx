import { act, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '@/config/paths';
import { staffDeviceKey } from '@/data/push-subscription';
import { getSession, startSession } from '@/data/session-store';
import { ChunkError } from '@/lib/chunk-error';
import { signOut } from './session';
import { SignOutButton } from './sign-out-button';

const { removeStaffDevice } = vi.hoisted(() => ({ removeStaffDevice: vi.fn<() => Promise<void>>() }));
vi.mock('@/data/staff-devices', () => ({ removeStaffDevice }));

const Address = () => <output>{useLocation().pathname}</output>;

function open() {
  render(
    <MemoryRouter initialEntries={[paths.unauthorized]}>
      <Link to={paths.home}>Go to Homepage</Link>
      <Routes>
        <Route path={paths.unauthorized} element={<SignOutButton />} />
        <Route path="*" element={null} />
      </Routes>
      <Address />
    </MemoryRouter>,
  );
}

describe('The logout of a device that gets alerts', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    removeStaffDevice.mockReset().mockReturnValue(new Promise(() => undefined));
    startSession('admin', 'clerk@islandfuel.example');
    window.localStorage.setItem(staffDeviceKey, 'a-device');
  });

  it('waits two seconds at most for the end of the alerts', async () => {
    void signOut();
    expect(getSession()).not.toBeNull();
    await vi.advanceTimersByTimeAsync(2000);
    expect(getSession()).toBeNull();
  });

  it('ends the session without the script that ends the alerts', async () => {
    removeStaffDevice.mockRejectedValue(new ChunkError('no script'));
    await signOut();
    expect(getSession()).toBeNull();
  });

  it('shows that it is under way, and is done once', async () => {
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
    const button = screen.getByRole('button', { name: 'Logging Out...' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await act(() => vi.advanceTimersByTimeAsync(1000));
    fireEvent.click(button);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(getSession()).toBeNull();
    expect(removeStaffDevice).toHaveBeenCalledOnce();
  });

  it('leaves a person where they have gone meanwhile', async () => {
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
    fireEvent.click(screen.getByRole('link', { name: 'Go to Homepage' }));
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(getSession()).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent(/^\/$/);
  });

  it('leads to /login after the session, as /login would lead back to the dashboard', async () => {
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(screen.getByRole('status')).toHaveTextContent(paths.unauthorized);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(screen.getByRole('status')).toHaveTextContent(paths.login);
    expect(getSession()).toBeNull();
  });
});
