import { aboutStats } from '@/features/marketing/content/about-stats';
import { MeterFigures } from '@/features/marketing/sections/meter-figures';

/** The company's three figures, standing half in the hero and half on the page below. */
export function AboutMeter() {
  return <MeterFigures figures={aboutStats} className="relative -mb-14" />;
}
