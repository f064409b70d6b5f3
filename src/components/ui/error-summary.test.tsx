import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ErrorSummary } from './error-summary';

function Form({ messages }: { messages: string[] }) {
  return (
    <>
      <ErrorSummary messages={messages} />
      <input aria-label="Name" />
    </>
  );
}

it('is absent while nothing is wrong', () => {
  render(<Form messages={[]} />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('takes the focus after every refusal, also with the same words', () => {
  const { rerender } = render(<Form messages={[]} />);
  rerender(<Form messages={['First.', 'Second.']} />);
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('First.Second.');
  screen.getByLabelText('Name').focus();
  rerender(<Form messages={['First.', 'Second.']} />);
  expect(screen.getByRole('alert')).toHaveFocus();
});

it('leaves the focus where it is when the form renders again', () => {
  const messages = ['First.', 'Second.'];
  const { rerender } = render(<Form messages={messages} />);
  screen.getByLabelText('Name').focus();
  rerender(<Form messages={messages} />);
  expect(screen.getByLabelText('Name')).toHaveFocus();
});
