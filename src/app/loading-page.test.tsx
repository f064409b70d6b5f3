import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LoadingPage } from './loading-page';

const root = document.createElement('div');
root.id = 'root';

beforeEach(() => {
  document.body.append(root);
  vi.spyOn(performance, 'now').mockReturnValue(5_000);
});
afterEach(() => root.remove());

const show = () => render(<LoadingPage />, { container: root, wrapper: MemoryRouter });

const waited = () =>
  screen
    .getByText(/^This page is not ready yet/)
    .closest<HTMLElement>('.late-notice')
    ?.style.getPropertyValue('--waited');

it('counts the wait of the document on its first draw', () => {
  show();
  expect(waited()).toBe('5000ms');
});

it('counts its own wait on a later page', () => {
  root.append('Home');
  show();
  expect(waited()).toBe('');
});
