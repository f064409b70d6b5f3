import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { reportError } from '@/lib/report-error';
import { expectConsole } from '../../tests/support/fail-on-console';
import { ErrorBoundary } from './error-boundary';
import { FailedPage } from './failed-page';

vi.mock('@/lib/report-error', () => ({ reportError: vi.fn() }));
beforeEach(() => vi.mocked(reportError).mockClear());

let navigate: ReturnType<typeof useNavigate>;

function show(Content: () => string) {
  function Page() {
    navigate = useNavigate();
    return (
      <ErrorBoundary fallback={(error) => <FailedPage error={error} />}>
        <Content />
      </ErrorBoundary>
    );
  }
  expectConsole(/The above error occurred|boom|imported/);
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
}

function broken(error: Error) {
  return (): never => {
    throw error;
  };
}

it('reports a bug and shows an apology', () => {
  const bug = new TypeError('boom');
  show(broken(bug));
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toHaveFocus();
  expect(reportError).toHaveBeenCalledExactlyOnceWith(bug);
});

it("shows 'Loading chunk failed' with ways out for a missing script", () => {
  show(broken(new TypeError('error loading dynamically imported module: /x.js')));
  expect(screen.getByRole('heading', { name: 'Loading chunk failed' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Load again' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Call/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Request A Quote' })).toHaveAttribute('href', '/contact');
});

it('tries again at each navigation', async () => {
  const Content = vi.fn(broken(new TypeError('boom')));
  show(Content);
  await act(async () => navigate('/elsewhere'));
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeInTheDocument();
  Content.mockImplementation((() => 'Mended') as () => never);
  await act(async () => navigate('/elsewhere'));
  expect(screen.getByText('Mended')).toBeInTheDocument();
});
