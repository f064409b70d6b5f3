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

it('keeps typed keys from the page until it shows a dialog, and from its cross then', async () => {
  render(
    <>
      <button type="button">View details</button>
      <input type="search" />
    </>,
  );
  await show(never);
  const isLeft = (control: HTMLElement, key: string) => fireEvent.keyDown(control, { key });
  const button = screen.getByRole('button');
  const search = screen.getByRole('searchbox');
  expect([isLeft(button, ' '), isLeft(button, 'Enter'), isLeft(search, 'm')]).toEqual([false, false, false]);
  await pass(400);
  expect(screen.getByRole('group', { name: 'Loading…' })).toHaveFocus();
  expect(isLeft(screen.getByRole('button', { name: 'Close' }), ' ')).toBe(true);
});

it.each([
  ['leaves F5 to the browser', { key: 'F5' }, true],
  ['leaves Ctrl+R to the browser', { key: 'r', ctrlKey: true }, true],
  ['leaves Tab to the browser', { key: 'Tab' }, true],
  ['stops Ctrl+Z', { key: 'z', ctrlKey: true }, false],
  ['stops ⌘Z', { key: 'z', metaKey: true }, false],
])('while its script loads, %s', async (_, press, isLeft) => {
  await show(never);
  expect(fireEvent.keyDown(document.body, press)).toBe(isLeft);
});
