import { AboutHero, aboutClosing } from '@/features/marketing/about/about-bands';
import { AboutTabs } from '@/features/marketing/about/about-tabs';
import { ClosingBand } from '@/features/marketing/sections/closing-band';

export function AboutPage() {
  return (
    <>
      <AboutHero />
      <AboutTabs />
      <ClosingBand band={aboutClosing} />
    </>
  );
}
