import { PageHead } from '@/components/layout/page-head';
import { AboutHero } from '@/features/marketing/about/about-hero';
import { AboutTabs } from '@/features/marketing/about/about-tabs';
import { aboutClosing } from '@/features/marketing/content/about-closing';
import { pageMeta } from '@/features/marketing/content/page-meta';
import { ClosingBand } from '@/features/marketing/sections/closing-band';

export function AboutPage() {
  return (
    <>
      <PageHead {...pageMeta.about} />
      <AboutHero />
      <AboutTabs />
      <ClosingBand band={aboutClosing} />
    </>
  );
}
