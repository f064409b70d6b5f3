import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Logo } from './logo';

it('requests a failed logo once more', () => {
  render(<Logo />);
  const first = screen.getByRole('img');
  fireEvent.error(first);
  const second = screen.getByRole('img');
  expect(second).not.toBe(first);
  expect(second).toHaveAttribute('src', first.getAttribute('src'));
  fireEvent.error(second);
  expect(screen.getByRole('img')).toBe(second);
});

it('requests a logo again that failed before hydration', () => {
  const complete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Logo />);
  document.body.append(root);
  const failed = screen.getByRole('img');
  act(() => void hydrateRoot(root, <Logo />));
  expect(screen.getByRole('img')).not.toBe(failed);
  complete.mockRestore();
  root.remove();
});

it('keeps a logo that has loaded', () => {
  const complete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  const width = vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(168);
  const { rerender } = render(<Logo />);
  const loaded = screen.getByRole('img');
  rerender(<Logo />);
  expect(screen.getByRole('img')).toBe(loaded);
  complete.mockRestore();
  width.mockRestore();
});
