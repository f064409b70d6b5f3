import type { Head } from '@/components/layout/page-head';
import { AboutClosing, AboutHero } from '@/features/marketing/about/about-sections';
import { AboutTabs } from '@/features/marketing/about/about-tabs';

export const head: Head = {
  title: 'About us',
  description:
    'Who brings the fuel: a company from Spanish Town, Saint Catherine, its story since 2022, its values and its plans for solar, storage and wind.',
};

export function AboutPage() {
  return (
    <>
      <AboutHero />
      <AboutTabs />
      <AboutClosing />
    </>
  );
}
