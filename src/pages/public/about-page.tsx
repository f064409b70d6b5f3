import { PageHead } from '@/components/layout/page-head';
import { AboutHero } from '@/features/marketing/about/about-hero';
import { AboutTabs } from '@/features/marketing/about/about-tabs';
import { aboutClosing } from '@/features/marketing/content/about-closing';
import { aboutMeta } from '@/features/marketing/content/page-meta/about-meta';
import { ClosingBand } from '@/features/marketing/sections/closing-band';

export function AboutPage() {
  return (
    <>
      <PageHead {...aboutMeta} />
      <AboutHero />
      <AboutTabs />
      <ClosingBand band={aboutClosing} />
    </>
  );
}
