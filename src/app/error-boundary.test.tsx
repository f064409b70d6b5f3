import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { reportError } from '@/lib/report-error';
import { expectConsole } from '../../tests/support/fail-on-console';
import { ErrorBoundary } from './error-boundary';

vi.mock('@/lib/report-error', () => ({ reportError: vi.fn() }));
beforeEach(() => vi.mocked(reportError).mockClear());

function show(error: Error) {
  function Broken(): never {
    throw error;
  }
  expectConsole(/The above error occurred|boom|imported/);
  render(
    <MemoryRouter>
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>
    </MemoryRouter>,
  );
}

it('reports a bug, and says that something went wrong', () => {
  const bug = new TypeError('boom');
  show(bug);
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeInTheDocument();
  expect(reportError).toHaveBeenCalledExactlyOnceWith(bug);
});

it('names a script that did not arrive, with ways out', () => {
  show(new TypeError('error loading dynamically imported module: /x.js'));
  expect(screen.getByRole('heading', { name: 'Loading chunk failed' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Load again' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Call/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Request A Quote' })).toHaveAttribute('href', '/contact');
});
