import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Logo } from './logo';

it('asks for a logo that did not load once more, and not again', () => {
  render(<Logo />);
  const first = screen.getByRole('img');
  fireEvent.error(first);
  const second = screen.getByRole('img');
  expect(second).not.toBe(first);
  expect(second).toHaveAttribute('src', first.getAttribute('src'));
  fireEvent.error(second);
  expect(screen.getByRole('img')).toBe(second);
});
