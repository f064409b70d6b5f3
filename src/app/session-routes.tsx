import { Navigate, Route, Routes } from 'react-router-dom';
import { PublicLayout } from '@/components/layout/public-layout';
import { paths } from '@/config/paths';
import { lazyPage } from './lazy-page';
import { RequireRole } from './require-role';
import { SignedOutOnly } from './signed-out-only';

const LoginPage = lazyPage(async () => (await import('@/pages/auth/login-page')).LoginPage);
const SignupPage = lazyPage(async () => (await import('@/pages/auth/signup-page')).SignupPage);
const UnauthorizedPage = lazyPage(
  async () => (await import('@/pages/auth/unauthorized-page')).UnauthorizedPage,
);
const CustomerPortalPage = lazyPage(
  async () => (await import('@/pages/auth/customer-portal-page')).CustomerPortalPage,
);
const DriverDashboardPage = lazyPage(
  async () => (await import('@/pages/auth/driver-dashboard-page')).DriverDashboardPage,
);
const AdminDashboardPage = lazyPage(
  async () => (await import('@/pages/admin/admin-dashboard-page')).AdminDashboardPage,
);

/** The routes that depend on who is signed in, and every unknown path, which ends at home. */
export function SessionRoutes() {
  return (
    <Routes>
      <Route element={<SignedOutOnly />}>
        <Route path={paths.login} element={<LoginPage />} />
        <Route element={<PublicLayout />}>
          <Route path={paths.signup} element={<SignupPage />} />
        </Route>
      </Route>
      <Route element={<RequireRole allowed="admin" />}>
        <Route path={paths.adminDashboard} element={<AdminDashboardPage />} />
        <Route path={paths.customerDashboard} element={<AdminDashboardPage />} />
      </Route>
      <Route element={<RequireRole allowed="customer" />}>
        <Route path={paths.customerPortal} element={<CustomerPortalPage />} />
      </Route>
      <Route element={<RequireRole allowed="driver" />}>
        <Route path={paths.driverDashboard} element={<DriverDashboardPage />} />
      </Route>
      <Route path={paths.unauthorized} element={<UnauthorizedPage />} />
      <Route path="*" element={<Navigate to={paths.home} replace />} />
    </Routes>
  );
}
