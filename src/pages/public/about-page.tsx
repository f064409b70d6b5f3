import { PageHead } from '@/components/layout/page-head';
import { AboutHero, aboutClosing } from '@/features/marketing/about/about-bands';
import { AboutTabs } from '@/features/marketing/about/about-tabs';
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
