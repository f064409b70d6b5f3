import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { getSession, startSession } from '@/data/session-store';
import { saveDraft } from '@/features/customers/state/saved-drafts';
import { CustomerPortalPage } from './customer-portal-page';
import { DriverDashboardPage } from './driver-dashboard-page';
import { UnauthorizedPage } from './unauthorized-page';

function Whereabouts() {
  return <output aria-label="address">{useLocation().pathname}</output>;
}

function open(page: ReactNode) {
  render(
    <BrowserRouter>
      {page}
      <Whereabouts />
    </BrowserRouter>,
  );
}

const address = () => screen.getByLabelText('address').textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('/unauthorized', () => {
  it('says what is wrong, who is signed in and whom to ask', () => {
    startSession('driver', 'driver@islandfuel.example');
    open(<UnauthorizedPage />);
    expect(screen.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeInTheDocument();
    expect(screen.getByText("You don't have permission to access this page.")).toBeInTheDocument();
    expect(screen.getAllByRole('definition')[0]).toHaveTextContent('driver@islandfuel.example');
    expect(screen.getByText('Driver')).toBeInTheDocument();
    expect(screen.getByText(/contact the system administrator/)).toBeInTheDocument();
  });

  it('calls e-mail and role Unknown when nobody is signed in', () => {
    open(<UnauthorizedPage />);
    expect(screen.getAllByText('Unknown')).toHaveLength(2);
  });

  it('goes to the homepage', () => {
    window.history.replaceState(null, '', '/unauthorized');
    open(<UnauthorizedPage />);
    fireEvent.click(screen.getByRole('link', { name: 'Go to Homepage' }));
    expect(address()).toBe('/');
  });

  it('goes back to the page before', async () => {
    window.history.pushState(null, '', '/about');
    window.history.pushState({ idx: 1 }, '', '/unauthorized');
    open(<UnauthorizedPage />);
    press('Go Back');
    await waitFor(() => expect(address()).toBe('/about'));
  });

  it('goes back to a page of this site that was left by a fresh document', async () => {
    window.history.pushState(null, '', '/about');
    window.history.pushState({ idx: 0 }, '', '/unauthorized');
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${window.location.origin}/about`);
    open(<UnauthorizedPage />);
    press('Go Back');
    await waitFor(() => expect(address()).toBe('/about'));
  });

  it('goes home when the page before is of another site', () => {
    window.history.replaceState({ idx: 0 }, '', '/unauthorized');
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${window.location.origin}.example/about`);
    open(<UnauthorizedPage />);
    press('Go Back');
    expect(address()).toBe('/');
  });

  it('goes home when there is no page before', () => {
    window.history.replaceState(null, '', '/unauthorized');
    open(<UnauthorizedPage />);
    press('Go Back');
    expect(address()).toBe('/');
  });

  it.each([undefined, { canGoBack: false }])('goes home when the only other page lies ahead (%j)', (api) => {
    window.history.replaceState({ idx: 0 }, '', '/unauthorized');
    vi.spyOn(window.history, 'length', 'get').mockReturnValue(2);
    vi.stubGlobal('navigation', api);
    open(<UnauthorizedPage />);
    press('Go Back');
    expect(address()).toBe('/');
  });

  it('logs out and goes to /login', async () => {
    startSession('driver', 'driver@islandfuel.example');
    open(<UnauthorizedPage />);
    press('Logout & Login as Different User');
    await waitFor(() => expect(address()).toBe('/login'));
    expect(window.localStorage).toHaveLength(0);
  });
});

it('asks at /unauthorized before Logout drops a note of an administrator', async () => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
  startSession('admin', 'admin@islandfuel.example');
  saveDraft('note marcia', { text: 'Two tanks', customerName: 'Marcia Bennett' });
  open(<UnauthorizedPage />);
  await act(async () => press('Logout & Login as Different User'));
  expect(confirm).toHaveBeenCalledExactlyOnceWith(
    'You typed a note for Marcia Bennett that is not saved. Leave without it?',
  );
  expect(getSession()).not.toBeNull();
  confirm.mockReturnValue(true);
  press('Logout & Login as Different User');
  await waitFor(() => expect(getSession()).toBeNull());
});

describe.each([
  ['Customer Portal', <CustomerPortalPage key="c" />, 'Coming Soon - Track your fuel orders and deliveries'],
  ['Driver Dashboard', <DriverDashboardPage key="d" />, 'Coming Soon - Manage deliveries and routes'],
])('%s', (title, page, promise) => {
  it('says what is to come, and offers a call, the homepage and a logout', async () => {
    startSession('customer', 'someone@islandfuel.example');
    open(page);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    const main = within(screen.getByRole('main'));
    expect(main.getByText(promise)).toBeInTheDocument();
    expect(main.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+18765550123');
    expect(main.getByRole('link', { name: 'Go to Homepage' })).toHaveAttribute('href', '/');
    press('Logout');
    await waitFor(() => expect(address()).toBe('/login'));
    expect(window.localStorage).toHaveLength(0);
  });
});
