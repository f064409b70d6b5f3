import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { lazyDialog } from './lazy-dialog';

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /x.js'));
const never = () => new Promise<never>(() => {});

const onClose = vi.fn();
const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  onClose.mockReset();
  reload.mockReset();
  vi.stubGlobal('location', { ...window.location, reload });
});

const Form: ComponentType<{ onClose: () => void }> = () => 'Form';
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

async function show(load: () => Promise<typeof Form>) {
  const Dialog = lazyDialog(load);
  const view = render(<Dialog onClose={onClose} />);
  await pass(0);
  return { ...view, Dialog };
}

it('shows a dialog that arrives, at once when it is opened again', async () => {
  const load = vi.fn(async () => Form);
  const { Dialog, unmount } = await show(load);
  expect(screen.getByText('Form')).toBeInTheDocument();
  unmount();
  render(<Dialog onClose={onClose} />);
  expect(screen.getByText('Form')).toBeInTheDocument();
  expect(load).toHaveBeenCalledOnce();
});

it('says that a silent script is loading, can be closed, and says after 120 seconds that loading failed', async () => {
  await show(never);
  await pass(399);
  expect(screen.queryByRole('dialog')).toBeNull();
  await pass(1);
  expect(screen.getByRole('dialog', { name: 'Loading…' })).toBeInTheDocument();
  await press('Close');
  expect(onClose).toHaveBeenCalledOnce();
  await pass(119_599);
  expect(screen.getByRole('dialog', { name: 'Loading…' })).toBeInTheDocument();
  await pass(1);
  expect(screen.getByRole('dialog', { name: 'Loading chunk failed' })).toBeInTheDocument();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await press('Load again');
  expect(reload).toHaveBeenCalledOnce();
});

it('asks again, without a connection, for the script alone', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await show(vi.fn(async () => Form).mockImplementationOnce(missing));
  expect(screen.getByRole('alert')).toHaveTextContent('What you typed stays.');
  await press('Load again');
  expect(screen.getByText('Form')).toBeInTheDocument();
  expect(reload).not.toHaveBeenCalled();
});
