import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { company } from '@/config/company';
import { deferred } from '../../../tests/support/deferred';
import { expectConsole } from '../../../tests/support/fail-on-console';
import { lazySection, type SectionKind } from './lazy-section';

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /x.js'));
const never = () => new Promise<never>(() => {});
const reload = vi.fn();

beforeEach(() => {
  reload.mockReset();
  vi.stubGlobal('location', { ...window.location, reload });
});
afterEach(() => {
  document.body.innerHTML = '';
});

function Form() {
  return (
    <form>
      <input aria-label="Name" />
      <button type="submit">Send</button>
    </form>
  );
}

/** Hydrates prerendered HTML. */
async function hydrate(load: () => Promise<typeof Form>, kind?: SectionKind) {
  const Part = lazySection(load, kind);
  const root = document.createElement('div');
  root.innerHTML =
    '<div tabindex="-1" class="outline-none"><!--$--><form><input aria-label="Name"/><button type="submit">Send</button></form><!--/$--></div>';
  document.body.append(root);
  await act(async () => {
    hydrateRoot(root, <Part />, { onRecoverableError: (error) => expect.fail(String(error)) });
  });
}

it('shows a section that arrives without a notice', async () => {
  const Part = lazySection(async () => Form);
  render(<Part />);
  expect(await screen.findByLabelText('Name')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it("shows 'Loading chunk failed' with ways out for a missing section", async () => {
  const Part = lazySection(missing);
  render(<Part />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Loading chunk failed');
  expect(screen.getByRole('button', { name: 'Load again' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: `Call ${company.phone}` })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:/),
  );
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/wa\.me\//),
  );
});

it('shows no waiting placeholder below the notice', async () => {
  const Part = lazySection(missing, 'section', <p>The worksheet is loading</p>);
  render(<Part />);
  expect(screen.getByText('The worksheet is loading')).toBeInTheDocument();
  expect(await screen.findByRole('alert')).toHaveTextContent('Loading chunk failed');
  expect(screen.queryByText('The worksheet is loading')).not.toBeInTheDocument();
});

it('reports a failure after 120 seconds', async () => {
  vi.useFakeTimers();
  const Part = lazySection(never);
  render(<Part />);
  await act(() => vi.advanceTimersByTimeAsync(119_000));
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.getByRole('alert')).toHaveTextContent('Loading chunk failed');
});

it('puts no element of its own around the placeholder of a decoration', () => {
  const Part = lazySection(never, 'decoration', <a href="tel:1">Call</a>);
  const { container } = render(<Part />);
  expect(screen.getByText('Call').parentElement).toBe(container);
});

it('shows no notice for a missing decoration', async () => {
  const load = vi.fn(missing);
  const Part = lazySection(load, 'decoration');
  const { container } = render(<Part />);
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  await act(async () => {});
  expect(container).toBeEmptyDOMElement();
});

it('reports a broken decoration and leaves the page as it is', async () => {
  expectConsole(/out of order/);
  const Part = lazySection(() => Promise.reject(new Error('out of order')), 'decoration');
  const { container } = render(<Part />);
  await act(async () => {});
  expect(container).toBeEmptyDOMElement();
});

it('focuses the section when another try succeeds', async () => {
  const Part = lazySection(
    vi.fn<() => Promise<typeof Form>>(async () => Form).mockImplementationOnce(missing),
  );
  render(<Part />);
  fireEvent.click(await screen.findByRole('button', { name: 'Load again' }));
  const name = await screen.findByLabelText('Name');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(document.activeElement).toContainElement(name);
  expect(reload).not.toHaveBeenCalled();
});

it('reloads the page when another try fails, but not while offline', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const Part = lazySection(missing);
  render(<Part />);
  fireEvent.click(await screen.findByRole('button', { name: 'Load again' }));
  expect(await screen.findByRole('button', { name: 'Load again' })).toBeEnabled();
  expect(reload).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  fireEvent.click(screen.getByRole('button', { name: 'Load again' }));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  online.mockRestore();
});

describe('a script that failed once', () => {
  const failOnce = () => vi.fn<() => Promise<typeof Form>>(async () => Form).mockImplementationOnce(missing);
  const signal = () => act(async () => void window.dispatchEvent(new Event('online')));

  it('counts when it comes after 120 seconds', async () => {
    vi.useFakeTimers();
    const { promise, resolve } = deferred<typeof Form>();
    const Part = lazySection(() => promise);
    render(<Part />);
    await act(() => vi.advanceTimersByTimeAsync(120_000));
    expect(screen.getByRole('alert')).toBeInTheDocument();
    await act(async () => resolve(Form));
    expect(screen.getByLabelText('Name')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('stays there when a later try fails', async () => {
    const first = deferred<typeof Form>();
    const second = deferred<typeof Form>();
    vi.useFakeTimers();
    const Part = lazySection(vi.fn(() => second.promise).mockReturnValueOnce(first.promise));
    render(<Part />);
    await act(() => vi.advanceTimersByTimeAsync(120_000));
    fireEvent.click(screen.getByRole('button', { name: 'Load again' }));
    await act(async () => first.resolve(Form));
    await act(() => vi.advanceTimersByTimeAsync(120_000));
    expect(screen.getByLabelText('Name')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(reload).not.toHaveBeenCalled();
  });

  it.each<[SectionKind]>([['section'], ['form'], ['decoration']])(
    'is asked for with the next signal by a %s, without moving the focus',
    async (kind) => {
      const Part = lazySection(failOnce(), kind);
      render(<Part />);
      await act(async () => {});
      expect(screen.queryByLabelText('Name')).not.toBeInTheDocument();
      await signal();
      expect(screen.getByLabelText('Name')).toBeInTheDocument();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      expect(document.body).toHaveFocus();
    },
  );

  it.each<[SectionKind]>([['section'], ['form']])(
    'hands the focus of its notice on to a %s that comes with the next signal',
    async (kind) => {
      const Part = lazySection(failOnce(), kind);
      render(<Part />);
      (await screen.findByRole('button', { name: 'Load again' })).focus();
      await signal();
      expect(document.activeElement).toContainElement(screen.getByLabelText('Name'));
      expect(document.body).not.toHaveFocus();
    },
  );

  it('is asked for at each signal, and never reloads the page by itself', async () => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      {
        responseStatus: 404,
        name: `${window.location.origin}/static/x.js`,
      } as unknown as PerformanceResourceTiming,
    ]);
    window.sessionStorage.setItem('reloadedForChunk', String(Date.now()));
    const load = vi.fn<() => Promise<typeof Form>>(missing);
    const Part = lazySection(load);
    render(<Part />);
    await screen.findByRole('alert');
    window.sessionStorage.clear();
    await signal();
    await signal();
    expect(load).toHaveBeenCalledTimes(3);
    expect(reload).not.toHaveBeenCalled();
  });

  it.each<[SectionKind]>([['section'], ['form'], ['decoration']])(
    'is asked for when a %s is opened again',
    async (kind) => {
      const Part = lazySection(failOnce(), kind);
      const { unmount } = render(<Part />);
      await act(async () => {});
      unmount();
      render(<Part />);
      expect(await screen.findByLabelText('Name')).toBeInTheDocument();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );
});

describe('prerendered HTML', () => {
  it("stays readable when the section's script is missing", async () => {
    await hydrate(missing);
    expect(await screen.findByRole('alert')).toHaveTextContent('Loading chunk failed');
    expect(screen.getByLabelText('Name')).toBeInTheDocument();
  });

  it('closes a form without its script, and hydrates it with the typed text later', async () => {
    const load = vi.fn<() => Promise<typeof Form>>(async () => Form).mockImplementationOnce(missing);
    await hydrate(load, 'form');
    const name = screen.getByLabelText('Name');
    fireEvent.change(name, { target: { value: 'Marcia' } });
    expect(await screen.findByRole('alert')).toHaveTextContent('This form cannot be sent');
    expect(name.closest('form')?.inert).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Load again' }));
    await vi.waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(name.closest('form')?.inert).toBe(false);
    expect(screen.getByLabelText('Name')).toBe(name);
    expect(name).toHaveValue('Marcia');
  });
});
