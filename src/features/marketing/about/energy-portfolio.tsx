import { energyPortfolio } from '@/features/marketing/content/energy-portfolio';
import { BandSection } from '@/features/marketing/sections/band-section';
import { SectionHeading } from '@/features/marketing/sections/section-heading';
import { PortfolioCard } from './portfolio-card';

/** What is sold today as one large card, what is coming beside it. */
export function EnergyPortfolio() {
  const { heading, intro, items } = energyPortfolio;
  return (
    <BandSection ground="bright">
      <SectionHeading heading={heading} intro={intro} />
      <ul className="mt-10 grid gap-4 md:grid-cols-2 lg:grid-cols-[1.25fr_1fr_1fr]">
        {items.map((item, index) => (
          <PortfolioCard key={item.title} item={item} leading={index === 0} />
        ))}
      </ul>
    </BandSection>
  );
}
