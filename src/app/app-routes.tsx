import { Navigate, Route, Routes } from 'react-router-dom';
import { PublicLayout } from '@/components/layout/public-layout';
import { paths } from '@/config/paths';
import { lazyPage } from './lazy-page';
import { RequireRole } from './require-role';
import { SignedOutOnly } from './signed-out-only';

const HomePage = lazyPage(async () => (await import('@/pages/public/home-page')).HomePage);
const AboutPage = lazyPage(async () => (await import('@/pages/public/about-page')).AboutPage);
const ServicesPage = lazyPage(async () => (await import('@/pages/public/services-page')).ServicesPage);
const SustainabilityPage = lazyPage(
  async () => (await import('@/pages/public/sustainability-page')).SustainabilityPage,
);
const IndustryPage = lazyPage(async () => (await import('@/pages/public/industry-page')).IndustryPage);
const ContactPage = lazyPage(async () => (await import('@/pages/public/contact-page')).ContactPage);
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

/** The route table of specification point 2. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<PublicLayout />}>
        <Route path={paths.home} element={<HomePage />} />
        <Route path={paths.about} element={<AboutPage />} />
        <Route path={paths.services} element={<ServicesPage />} />
        <Route path={paths.sustainability} element={<SustainabilityPage />} />
        <Route path={paths.industry} element={<IndustryPage />} />
        <Route path={paths.contact} element={<ContactPage />} />
      </Route>
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
