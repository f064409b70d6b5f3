import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { Badge } from '@/components/staff/badge';
import { Banner } from './banner';
import { AnchorButton, Button, LinkButton } from './button';
import { Spinner } from './spinner';
import { Ticket } from './ticket';

it('lets an error banner interrupt, and no other', () => {
  render(
    <>
      <Banner tone="error">Not saved</Banner>
      <Banner tone="success">Saved</Banner>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Not saved');
  expect(screen.getByText('Saved')).not.toHaveAttribute('role');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('dismisses a banner that allows it', () => {
  const onDismiss = vi.fn();
  render(
    <Banner tone="error" onDismiss={onDismiss}>
      Not saved
    </Banner>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss).toHaveBeenCalledOnce();
});

it('gives the focus back when it is dismissed', async () => {
  const user = userEvent.setup();
  function Page() {
    const [isShown, setIsShown] = useState(true);
    return (
      <>
        <Button>Before</Button>
        {isShown && (
          <Banner tone="error" onDismiss={() => setIsShown(false)}>
            Not saved
          </Banner>
        )}
      </>
    );
  }
  render(<Page />);
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus();
});

it('submits nothing with a plain button', () => {
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Button>Plain</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Plain' }));
  expect(submit).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(submit).toHaveBeenCalledOnce();
});

it('a button that may not be used looks like it and keeps the focus', () => {
  render(<Button aria-disabled>Wait</Button>);
  const button = screen.getByRole('button', { name: 'Wait' });
  button.focus();
  expect(button).toHaveFocus();
  expect(button).toHaveClass('aria-disabled:cursor-not-allowed', 'aria-disabled:opacity-60');
});

it('renders links with the look of buttons', () => {
  render(
    <MemoryRouter>
      <LinkButton to="/contact">Quote</LinkButton>
      <AnchorButton href="tel:+18765550123">Call</AnchorButton>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Quote' })).toHaveAttribute('href', '/contact');
  expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+18765550123');
});

it('badges differ by tone, spinners say nothing, tickets have a heading and a stub', () => {
  render(
    <Ticket caption="Ticket 7" title="Delivered" stub={<p>Tear here</p>}>
      <Badge tone="blue">New</Badge>
      <Badge tone="green">Customer</Badge>
      <Spinner />
    </Ticket>,
  );
  expect(screen.getByText('New').className).not.toBe(screen.getByText('Customer').className);
  expect(document.querySelector('.animate-spin')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByRole('heading', { level: 1, name: 'Delivered' })).toBeInTheDocument();
  expect(screen.getByText('Tear here')).toBeInTheDocument();
});
