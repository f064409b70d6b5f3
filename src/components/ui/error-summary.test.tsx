import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ErrorSummary } from './error-summary';

function Form({ messages, attempt }: { messages: string[]; attempt: number }) {
  return (
    <>
      <ErrorSummary messages={messages} attempt={attempt} />
      <input aria-label="Name" />
    </>
  );
}

it('is absent while nothing is wrong', () => {
  render(<Form messages={[]} attempt={0} />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('takes the focus after every attempt, also with the same words', () => {
  const { rerender } = render(<Form messages={[]} attempt={0} />);
  rerender(<Form messages={['First.', 'Second.']} attempt={1} />);
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('First.Second.');
  screen.getByLabelText('Name').focus();
  rerender(<Form messages={['First.', 'Second.']} attempt={2} />);
  expect(screen.getByRole('alert')).toHaveFocus();
});

it('leaves the focus where it is when a message goes without a new attempt', () => {
  const { rerender } = render(<Form messages={['First.', 'Second.']} attempt={1} />);
  screen.getByLabelText('Name').focus();
  rerender(<Form messages={['Second.']} attempt={1} />);
  expect(screen.getByLabelText('Name')).toHaveFocus();
});
