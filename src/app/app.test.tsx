import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '@/config/paths';
import { endSession, startSession } from '@/data/session-store';
import { emptyFormDraft } from '@/features/contact/contact-form-state';
import { newDraftId } from '@/features/contact/persisted-draft';
import { expectConsole } from '../../tests/support/fail-on-console';
import { translate } from '../../tests/support/translator';

const sendDraft = vi.hoisted(() => vi.fn(async () => ({ kind: 'stored', value: 'Saved' })));
vi.mock('@/features/contact/send-draft', () => ({ sendDraft, customerIdFor: async () => 'x'.repeat(20) }));

/** The outcome of later requests for scripts. */
let network: 'well' | 'silent' | 'offline' = 'well';

const never = new Promise<never>(() => {});
const refused = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /x.js'));

vi.mock('@/lib/load-chunk', async (importOriginal) => {
  const original = await importOriginal<typeof import('@/lib/load-chunk')>();
  const loadChunk: typeof original.loadChunk = (load, options) =>
    original.loadChunk({ well: load, silent: () => never, offline: refused }[network], options);
  return { ...original, loadChunk };
});

beforeEach(() => {
  network = 'well';
  sendDraft.mockClear();
  // Modules remember the scripts that have arrived.
  vi.resetModules();
});

async function renderAt(path: string) {
  window.history.replaceState(null, '', path);
  const { App } = await import('./app');
  const { SiteRouter } = await import('./site-router');
  render(
    <StrictMode>
      <App router={(routes) => <SiteRouter>{routes}</SiteRouter>} />
    </StrictMode>,
  );
}

async function open(path: string) {
  await renderAt(path);
  await screen.findByRole('heading', { level: 1 });
}

const heading = () => screen.getByRole('heading', { level: 1 });
const failures = () => screen.queryAllByRole('heading', { name: 'Loading chunk failed' });
const line = () => screen.queryByText('Loading the page…');
const main = () => screen.getByRole('main');
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** No script is answered, and the clock is fake. */
function goSilent() {
  network = 'silent';
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
}

async function follow(name: string) {
  const navigation = within(screen.getByRole('navigation', { name: 'Quick links' }));
  await act(async () => void fireEvent.click(navigation.getByRole('link', { name })));
}

/** Signs in or out in another tab. */
async function elsewhere(change: () => void) {
  change();
  await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
}

function expectFrame() {
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
}

it.each(['', '?utm_source=leaflet'])(
  'shows the open page%s from its top when a link leads to it',
  async (search) => {
    await open(`${paths.about}${search}`);
    const scrollTo = vi.spyOn(window, 'scrollTo');
    await follow('About Us');
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
    expect(main()).toHaveFocus();
  },
);

it('skips to the content without an entry in the history', async () => {
  await open(paths.about);
  const before = window.history.length;
  fireEvent.click(screen.getByRole('link', { name: 'Skip to content' }));
  expect(main()).toHaveFocus();
  expect([window.history.length, window.location.hash]).toEqual([before, '']);
});

describe('a page that was preloaded', () => {
  const preload = async (path: string) => (await import('./app-routes')).preloadPage(path);

  it('is shown, announced and focused by the press itself', async () => {
    await open(paths.home);
    await preload(paths.about);
    const navigation = within(screen.getByRole('navigation', { name: 'Quick links' }));
    const left = heading();
    act(() => void fireEvent.click(navigation.getByRole('link', { name: 'About Us' })));
    expect(left).not.toBeInTheDocument();
    expect(heading()).toHaveFocus();
    expect(screen.getByText('About us', { selector: '[role=status]' })).toBeInTheDocument();
  });

  it('is shown while another still loads, and stays', async () => {
    await open(paths.home);
    await preload(paths.about);
    goSilent();
    await follow('Sustainability');
    await pass(400);
    expect(line()).toBeInTheDocument();
    await follow('About Us');
    expect(window.location.pathname).toBe(paths.about);
    await pass(120_000);
    expect(line()).toBeNull();
    expect(failures()).toHaveLength(0);
    expect(document.title).toMatch(/^About us/);
  });

  it('stays what it is while it is open', async () => {
    await open(paths.home);
    const before = heading();
    await preload(paths.home);
    await follow('Home');
    expect(heading()).toBe(before);
  });

  it('stays what it is for a visitor who comes back before another has loaded', async () => {
    await open(paths.home);
    const before = heading();
    goSilent();
    await follow('Sustainability');
    await act(() => preload(paths.home));
    await follow('Home');
    expect(window.location.pathname).toBe(paths.home);
    expect(heading()).toBe(before);
  });
});

describe('a page whose script does not answer', () => {
  it('keeps the earlier page with a loading line, and reports a failure after 120 seconds', async () => {
    expectConsole(/Loading chunk failed/);
    await open(paths.home);
    const left = heading().textContent;
    goSilent();
    await follow('About Us');
    await pass(399);
    expect(line()).toBeNull();
    await pass(1);
    expect(line()).toBeInTheDocument();
    await pass(119_599);
    expect(heading()).toHaveTextContent(left ?? '');
    expect(failures()).toHaveLength(0);
    await pass(1);
    expect(failures()).toHaveLength(1);
    expect(line()).toBeNull();
    await pass(240_000);
    expect(failures()).toHaveLength(1);
    expect(main()).toHaveTextContent('Load again');
  });

  it('drops the pending page when the visitor goes elsewhere', async () => {
    await open(paths.home);
    await follow('Industry');
    await screen.findByRole('tablist');
    goSilent();
    await follow('Sustainability');
    await pass(400);
    expect(line()).toBeInTheDocument();
    await follow('Home');
    expect(line()).toBeNull();
    await pass(240_000);
    expect(failures()).toHaveLength(0);
    expect(window.location.pathname).toBe(paths.home);
  });

  it('shows the frame with a loading line when there is no earlier page', async () => {
    expectConsole(/Loading chunk failed/);
    startSession('admin', 'admin@islandfuel.example');
    goSilent();
    await renderAt(paths.adminDashboard);
    await pass(400);
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(main()).toContainElement(line());
    await pass(120_000);
    expect(failures()).toHaveLength(1);
    expectFrame();
  });

  it('keeps the sign-in page until the dashboard arrives', async () => {
    await open(paths.login);
    goSilent();
    await elsewhere(() => startSession('driver', 'driver@islandfuel.example'));
    await pass(400);
    expect(heading()).toHaveTextContent('Sign In');
    expect(line()).toBeInTheDocument();
  });

  it('shows nothing of a guarded page after a logout', async () => {
    startSession('customer', 'someone@islandfuel.example');
    await open(paths.customerPortal);
    goSilent();
    await elsewhere(endSession);
    await pass(400);
    expect(screen.queryByText('Customer Portal')).toBeNull();
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(line()).toBeInTheDocument();
  });
});

describe('a first page of staff', () => {
  const signIn = () => startSession('admin', 'admin@islandfuel.example');

  it('shows its heading', async () => {
    signIn();
    await open(paths.adminDashboard);
    expect(heading()).toHaveTextContent('Customer Management');
  });

  it('is left by its logo while its script does not answer', async () => {
    signIn();
    goSilent();
    await renderAt(paths.adminDashboard);
    await pass(400);
    expect(line()).toBeInTheDocument();
    network = 'well';
    await act(async () => void fireEvent.click(within(screen.getByRole('banner')).getByRole('link')));
    vi.useRealTimers();
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(window.location.pathname).toBe(paths.home);
  });

  it('says that its script did not arrive, and arrives when it is asked for again', async () => {
    expectConsole(/Loading chunk failed/);
    network = 'offline';
    await renderAt(paths.login);
    await waitFor(() => expect(heading()).toHaveFocus());
    expect(failures()).toHaveLength(1);
    expectFrame();
    network = 'well';
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('textbox', { name: /Email/ })).toBeInTheDocument();
    expect(failures()).toHaveLength(0);
  });
});

describe('a page whose script fails without a connection', () => {
  beforeEach(() => {
    expectConsole(/Loading chunk failed/);
  });

  function loseConnection() {
    network = 'offline';
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  }

  async function reconnect() {
    network = 'well';
    vi.mocked(vi.spyOn(navigator, 'onLine', 'get')).mockReturnValue(true);
    await act(async () => void window.dispatchEvent(new Event('online')));
  }

  it('keeps frame and title, and focuses the heading', async () => {
    await open(paths.home);
    loseConnection();
    await follow('Products & Services');
    expectFrame();
    expect(failures()).toEqual([heading()]);
    expect(heading()).toHaveFocus();
    expect(main()).toContainElement(heading());
    expect(document.title).toBe('Loading chunk failed | Island Fuel Delivery');
  });

  it('keeps the frame of a page that has none of its own', async () => {
    await open(paths.home);
    loseConnection();
    await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Admin Login' })));
    expectFrame();
    expect(failures()).toEqual([heading()]);
  });

  it('loads no document on Back', async () => {
    await open(paths.home);
    window.history.replaceState(null, '', paths.about);
    window.history.pushState(null, '', paths.home);
    loseConnection();
    act(() => window.history.back());
    await waitFor(() => expect(failures()).toEqual([heading()]));
    expectFrame();
  });

  it('says that the page needs a signal until the connection returns', async () => {
    loseConnection();
    await open(paths.industry);
    expectFrame();
    expect(heading()).toHaveTextContent('No signal');
    expect(document.title).toBe('No signal | Island Fuel Delivery');
    await reconnect();
    await vi.waitFor(() => expect(document.title).toMatch(/^Fuel for six industries/));
    await vi.waitFor(() => expect(heading()).toHaveFocus());
  });

  it('sends the queued request once the connection returns', async () => {
    const draft = {
      firstName: 'Marcia',
      lastName: 'Bennett',
      email: 'marcia@hopefarm.example',
      phone: '876-555-0142',
    };
    await open(paths.home);
    loseConnection();
    const { outbox } = await import('@/features/contact/outbox/outbox');
    act(
      () => void outbox.enqueue({ ...emptyFormDraft(), ...draft }, { draftId: newDraftId(), attempts: [] }),
    );
    await follow('Request A Quote');
    expect(failures()).toHaveLength(1);
    expect(await screen.findByRole('heading', { name: 'Your request has not been sent yet' })).toBeVisible();
    expect(sendDraft).not.toHaveBeenCalled();
    await reconnect();
    expect(await screen.findByRole('heading', { name: 'Your request was sent' })).toBeVisible();
    expect(sendDraft).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(failures()).toHaveLength(0));
  });

  it.each([
    ['its link is followed again', () => follow('Sustainability')],
    [
      'somebody asks for it',
      async () => void fireEvent.click(screen.getByRole('button', { name: 'Load again' })),
    ],
  ])('shows the page when %s', async (_, ask) => {
    await open(paths.about);
    loseConnection();
    await follow('Sustainability');
    expect(failures()).toHaveLength(1);
    network = 'well';
    await ask();
    await vi.waitFor(() =>
      expect(document.title).toBe('Sustainability and clean energy | Island Fuel Delivery'),
    );
    expect(failures()).toHaveLength(0);
  });
});

describe('a page that a browser translates', () => {
  let stop = () => {};
  afterEach(() => stop());
  const text = () => main().textContent ?? '';
  const form = () => document.querySelector('form') ?? expect.fail('There is no form.');

  it('shows each page that a link leads to, and nothing of the one before', async () => {
    await open(paths.home);
    stop = translate(document.body);
    for (const name of ['About Us', 'Products & Services', 'Sustainability', 'Industry']) {
      const before = heading().textContent ?? '';
      await follow(name);
      await vi.waitFor(() => expect(heading().textContent).not.toBe(before));
      expect(text()).not.toContain(before);
    }
  });

  it('says that a sign-in failed', async () => {
    await open(paths.login);
    stop = translate(document.body);
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'nobody@farm.example' } });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'not-this-one' } });
    await act(async () => void fireEvent.submit(form()));
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/Invalid/), {
      timeout: 5000,
    });
  });
});
