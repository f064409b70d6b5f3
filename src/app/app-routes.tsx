import { Route, Routes } from 'react-router-dom';
import { PublicLayout } from '@/components/layout/public-layout';
import { paths } from '@/config/paths';
import { lazyPage } from './lazy-page';

const HomePage = lazyPage(async () => (await import('@/pages/public/home-page')).HomePage);
const AboutPage = lazyPage(async () => (await import('@/pages/public/about-page')).AboutPage);
const ServicesPage = lazyPage(async () => (await import('@/pages/public/services-page')).ServicesPage);
const SustainabilityPage = lazyPage(
  async () => (await import('@/pages/public/sustainability-page')).SustainabilityPage,
);
const IndustryPage = lazyPage(async () => (await import('@/pages/public/industry-page')).IndustryPage);
const ContactPage = lazyPage(async () => (await import('@/pages/public/contact-page')).ContactPage);
const SessionRoutes = lazyPage(async () => (await import('./session-routes')).SessionRoutes);

/** The route table of specification point 2: what everybody may see; the rest is a chunk of its own. */
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
      <Route path="*" element={<SessionRoutes />} />
    </Routes>
  );
}
