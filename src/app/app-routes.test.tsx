import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode, Suspense } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { company } from '@/config/company';
import { pages } from '@/config/pages';
import { listCustomers } from '@/data/list-customers';
import { endSession, startSession } from '@/data/session-store';
import type { Role } from '@/domain/role';
import { signOut } from '@/features/session/session';
import { AppRoutes } from './app-routes';

vi.mock('@/data/list-customers');
vi.mocked(listCustomers).mockImplementation(async function* () {
  yield { customers: [], total: 0, readAt: new Date(0), erased: [] };
});

type Visitor = Role | 'nobody';
const visitors: readonly Visitor[] = ['nobody', 'admin', 'customer', 'driver'];

/** The final address of each visitor (requirements 2.3 and 6.2). */
const routeTable: [asked: string, ends: Record<Visitor, string>][] = [
  ...['/', '/about', '/services', '/sustainability', '/industry', '/contact', '/unauthorized'].map(
    (path) => [path, everybody(path)] as [string, Record<Visitor, string>],
  ),
  ...['/forgot-password', '/terms', '/privacy', '/nowhere', '/admin-dashboard/x', '/Login/..%2f'].map(
    (path) => [path, everybody('/')] as [string, Record<Visitor, string>],
  ),
  ['/login', signedOutOnly('/login')],
  ['/signup', signedOutOnly('/signup')],
  ['/admin-dashboard', onlyFor('admin', '/admin-dashboard')],
  ['/customerdashboard', onlyFor('admin', '/customerdashboard')],
  ['/newsletter', onlyFor('admin', '/newsletter')],
  ['/customer-portal', onlyFor('customer', '/customer-portal')],
  ['/driver-dashboard', onlyFor('driver', '/driver-dashboard')],
];

function everybody(path: string): Record<Visitor, string> {
  return { nobody: path, admin: path, customer: path, driver: path };
}

function signedOutOnly(path: string): Record<Visitor, string> {
  return {
    nobody: path,
    admin: '/admin-dashboard',
    customer: '/customer-portal',
    driver: '/driver-dashboard',
  };
}

function onlyFor(role: Role, path: string): Record<Visitor, string> {
  return { ...everybody('/unauthorized'), nobody: '/login', [role]: path };
}

function Whereabouts() {
  const { pathname, search } = useLocation();
  return (
    <>
      <output aria-label="address">{pathname}</output>
      <output aria-label="query">{search}</output>
    </>
  );
}

function open(path: string, visitor: Visitor) {
  if (visitor !== 'nobody') startSession(visitor, `${visitor}@islandfuel.example`);
  render(
    <StrictMode>
      <MemoryRouter initialEntries={[path]}>
        <Suspense>
          <AppRoutes />
        </Suspense>
        <Whereabouts />
      </MemoryRouter>
    </StrictMode>,
  );
}

const query = () => screen.getByLabelText('query').textContent;

async function expectAddress(path: string) {
  await waitFor(() => expect(screen.getByLabelText('address').textContent).toBe(path));
  await pageIsShown();
}

/** Finds a page by its heading, the quick way, as this runs for every row. */
async function pageIsShown() {
  await waitFor(() => expect(document.querySelector('h1')).toBeInTheDocument());
}

describe.each(routeTable)('%s', (asked, ends) => {
  it.each(visitors)('takes %s to the page of the route table', async (visitor) => {
    open(asked, visitor);
    await expectAddress(ends[visitor]);
  });
});

describe('Somebody signed in whose role is none of the three', () => {
  const guarded = ['/admin-dashboard', '/customerdashboard', '/customer-portal', '/driver-dashboard'];
  const rows = guarded.flatMap((path) => ['superadmin', undefined].map((role) => [path, role] as const));

  it.each(rows)('is refused %s as %s', async (path, role) => {
    window.localStorage.setItem('isAuthenticated', 'true');
    if (role) window.localStorage.setItem('userRole', role);
    open(path, 'nobody');
    await expectAddress('/unauthorized');
    expect(screen.getByText('Role').nextSibling).toHaveTextContent('Unknown');
  });

  it.each(['/login', '/signup'])('stays on %s, which is a way out', async (path) => {
    window.localStorage.setItem('isAuthenticated', 'true');
    window.localStorage.setItem('userRole', 'superadmin');
    open(path, 'nobody');
    await expectAddress(path);
  });

  it("goes to /login with a cleared session after the refusing page's logout", async () => {
    window.localStorage.setItem('isAuthenticated', 'true');
    window.localStorage.setItem('userRole', 'superadmin');
    open('/admin-dashboard', 'nobody');
    await expectAddress('/unauthorized');
    fireEvent.click(screen.getByRole('button', { name: 'Logout & Login as Different User' }));
    await expectAddress('/login');
    expect(window.localStorage).toHaveLength(0);
  });
});

it('has a route for every page of the list', () => {
  expect(pages.map(({ path }) => path).sort()).toEqual(
    routeTable
      .filter(([asked, ends]) => Object.values(ends).includes(asked))
      .map(([asked]) => asked)
      .sort(),
  );
});

it.each(pages)(
  '$path is open to search engines if it is in the sitemap',
  async ({ path, isIndexed, visibleTo }) => {
    open(path, visibleTo === 'everybody' || visibleTo === 'signed-out' ? 'nobody' : visibleTo);
    await expectAddress(path);
    await waitFor(() => expect(document.title).toMatch(/ \| /));
    expect(document.head.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe(
      isIndexed ? undefined : 'noindex',
    );
    const canonical = document.head.querySelector('link[rel="canonical"]')?.getAttribute('href');
    expect(canonical).toBe(isIndexed ? company.siteUrl + path : undefined);
  },
);

it('takes no redirect target from the address', async () => {
  open('/login?redirect=/admin-dashboard&next=//evil.example#/admin-dashboard', 'customer');
  await expectAddress('/customer-portal');
});

it.each(['?next=https://evil.example', '?redirect=//evil.example', '?returnUrl=javascript:alert(1)#/x'])(
  'takes no redirect target from %s at the sign-in',
  async (rest) => {
    open(`/login${rest}`, 'nobody');
    await expectAddress('/login');
    act(() => void startSession('customer', 'customer@islandfuel.example'));
    await expectAddress('/customer-portal');
  },
);

it.each([
  ['the session is cleared', () => window.localStorage.clear(), '/login'],
  ['the role is edited', () => window.localStorage.setItem('userRole', 'driver'), '/unauthorized'],
  [
    'the role becomes garbage',
    () => window.localStorage.setItem('userRole', '{"admin":true}'),
    '/unauthorized',
  ],
])('leaves a guarded page as soon as %s in another tab', async (_, change, ends) => {
  open('/customer-portal', 'customer');
  await expectAddress('/customer-portal');
  act(() => {
    change();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  });
  await expectAddress(ends);
});

it.each([
  ['ended in another tab', [endSession], true],
  ['ended by Logout', [signOut], false],
  ['of a later person ended by Logout', [() => startSession('driver', 'dee@fuel.example'), signOut], false],
])('says on /login that somebody was signed out where the session %s', async (_, steps, isSaid) => {
  open('/driver-dashboard', 'driver');
  await expectAddress('/driver-dashboard');
  for (const step of steps) act(() => void step());
  await expectAddress('/login');
  const sentence = /^You were signed out, perhaps in another tab. Anything not saved is gone./;
  expect(screen.queryAllByText(sentence)).toHaveLength(Number(isSaid));
});

describe('Somebody signed out who follows a link to a page of staff', () => {
  const link = '/admin-dashboard?status=new&list=mine';

  it('lands there after the sign-in', async () => {
    open(link, 'nobody');
    await expectAddress('/login');
    act(() => void startSession('admin', 'admin@islandfuel.example'));
    await expectAddress('/admin-dashboard');
    expect(query()).toBe('?status=new&list=mine');
  });

  it('lands on the page of another role after the sign-in', async () => {
    open(link, 'nobody');
    await expectAddress('/login');
    act(() => void startSession('driver', 'driver@islandfuel.example'));
    await expectAddress('/driver-dashboard');
    expect(query()).toBe('');
  });

  it('does not land where an earlier session ended', async () => {
    open(link, 'admin');
    await expectAddress('/admin-dashboard');
    act(() => endSession());
    await expectAddress('/login');
    act(() => void startSession('admin', 'admin@islandfuel.example'));
    await expectAddress('/admin-dashboard');
    expect(query()).toBe('');
  });
});

it('redirects to /login after a logout and to the dashboard after a sign-in', async () => {
  open('/driver-dashboard', 'driver');
  await expectAddress('/driver-dashboard');
  act(() => endSession());
  await expectAddress('/login');
  act(() => void startSession('driver', 'driver@islandfuel.example'));
  await expectAddress('/driver-dashboard');
});

it('shows the navigation bar on /signup', async () => {
  open('/signup', 'nobody');
  await pageIsShown();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
});

it('shows no navigation bar on /login', async () => {
  open('/login', 'nobody');
  await pageIsShown();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
