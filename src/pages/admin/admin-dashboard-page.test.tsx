import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { listCustomers } from '@/data/list-customers';
import { fakeCustomerPages } from '../../../tests/support/fake-customer-pages';
import { AdminDashboardPage } from './admin-dashboard-page';

vi.mock('@/data/list-customers');

const session = {
  isAuthenticated: 'true',
  userRole: 'admin',
  userEmail: 'clerk@islandfuel.example',
  loginTime: '2026-11-21T14:05:00.000Z',
};

it('shows the session, which Logout clears', async () => {
  vi.mocked(listCustomers).mockReturnValue(fakeCustomerPages().pages);
  for (const [key, value] of Object.entries(session)) window.localStorage.setItem(key, value);
  render(
    <MemoryRouter>
      <AdminDashboardPage />
    </MemoryRouter>,
  );
  expect(screen.getByText('clerk@islandfuel.example')).toBeVisible();
  expect(screen.getByText('Admin')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  for (const key of Object.keys(session)) expect(window.localStorage.getItem(key)).toBeNull();
});
