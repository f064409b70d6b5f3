import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { OpeningState } from './opening-state';

vi.mock('./opening-clock', () => ({
  get OpeningClock(): never {
    throw new TypeError('Failed to fetch dynamically imported module');
  },
}));

it('leaves its line empty when its script is missing', async () => {
  const { container } = render(
    <main>
      <h1>Get In Touch</h1>
      <OpeningState />
    </main>,
  );
  await vi.dynamicImportSettled();
  await act(async () => {});
  expect(screen.getByRole('heading', { name: 'Get In Touch' })).toBeVisible();
  expect(container.querySelector('p')).toBeEmptyDOMElement();
});
