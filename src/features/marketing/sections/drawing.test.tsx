import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Drawing } from './drawing';

it('a drawing that does not load keeps its place and shows no broken picture', () => {
  render(<Drawing src="/tree.svg" width={160} height={96} />);
  const drawing = screen.getByRole('presentation');
  expect(drawing).not.toHaveClass('invisible');
  fireEvent.error(drawing);
  expect(drawing).toHaveClass('invisible');
  expect(drawing).toHaveAttribute('width', '160');
});
