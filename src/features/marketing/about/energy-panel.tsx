import bulkSupply from '@/assets/drawings/mark-bulk-supply.svg';
import type { Section, TimelineItem, TitledText } from '@/features/marketing/content-types';
import { Drawing } from '@/features/marketing/sections/drawing';
import { FullWidthSection, SectionHeading } from '@/features/marketing/sections/full-width-section';
import { cn } from '@/lib/cn';

interface PortfolioItem extends TitledText {
  status: string;
}

export const energyPortfolio: Section<PortfolioItem> = {
  heading: 'Energy Solutions',
  intro: 'We deliver diesel every day. Each of the others says how far along it is.',
  items: [
    {
      title: 'Traditional Fuels',
      description: 'Diesel, petrol, kerosene and LPG delivered to sites, yards, farms and jetties.',
      status: 'Established Leader',
    },
    {
      title: 'Solar Energy',
      description: 'Panels for warehouse, shop and farm roofs, sized to cut what your generator uses by day.',
      status: 'Growing Division',
    },
    {
      title: 'Energy Storage',
      description:
        'Batteries that keep a cold store or an office running through a short outage, without noise.',
      status: 'Innovation Focus',
    },
    {
      title: 'Electricity Distribution',
      description: 'Local supply for a cluster of buildings. The first pilot is planned for 2025-26.',
      status: 'Future Vision',
    },
    {
      title: 'Wind Solutions',
      description: 'We are studying where trade winds on the south coast could power a work site.',
      status: 'Research Phase',
    },
  ],
};

export const aboutRoadmap: Section<TimelineItem> = {
  heading: 'Roadmap 2025-2030',
  intro: 'One stage pays for the next.',
  items: [
    {
      year: '2025-26',
      title: 'Electricity pilot',
      description:
        'Solar, battery and a standby generator supply one cluster of buildings in Saint Catherine.',
    },
    {
      year: '2027-28',
      title: 'Scale renewables',
      description: 'What worked in the pilot is offered to farms, hotels and plants across the island.',
    },
    {
      year: '2029-30',
      title: 'Caribbean expansion',
      description: 'The same fuel and power service for customers on neighbouring islands.',
    },
  ],
};

interface PortfolioCardProps {
  item: PortfolioItem;
  leading: boolean;
}

function PortfolioCard({ item: { title, description, status }, leading }: PortfolioCardProps) {
  return (
    <li
      className={cn(
        'flex flex-col rounded-lg p-6',
        leading
          ? 'bg-petrol-950 text-paper-bright md:col-span-2 lg:col-span-1 lg:row-span-2 lg:p-8'
          : 'border border-paper-line bg-paper',
      )}
    >
      {leading && (
        <Drawing src={bulkSupply} width={120} height={96} className="mb-6 h-40 w-auto self-start lg:h-52" />
      )}
      <p
        className={cn(
          'form-caption self-start rounded-sm border-2 px-2 py-1',
          leading ? 'border-amber-400 text-amber-300' : '-rotate-2 border-sea-600 text-sea-700',
        )}
      >
        {status}
      </p>
      <h3 className={cn('mt-4 font-bold text-xl', leading && 'lg:mt-auto lg:pt-6 lg:text-3xl')}>{title}</h3>
      <p className={cn('mt-2', leading ? 'text-petrol-100' : 'text-petrol-700')}>{description}</p>
    </li>
  );
}

function EnergyPortfolio() {
  const { heading, intro, items } = energyPortfolio;
  return (
    <FullWidthSection ground="bright">
      <SectionHeading heading={heading} intro={intro} />
      <ul className="mt-10 grid gap-4 md:grid-cols-2 lg:grid-cols-[1.25fr_1fr_1fr]">
        {items.map((item, index) => (
          <PortfolioCard key={item.title} item={item} leading={index === 0} />
        ))}
      </ul>
    </FullWidthSection>
  );
}

const risers = ['lg:mt-40', 'lg:mt-20', 'lg:mt-0'];

function EnergyRoadmap() {
  const { heading, intro, items } = aboutRoadmap;
  return (
    <FullWidthSection ground="petrol" className="relative lg:pb-0">
      <SectionHeading heading={heading} intro={intro} className="lg:absolute lg:max-w-md" />
      <ol className="mt-10 grid gap-8 lg:mt-0 lg:grid-cols-3 lg:gap-0">
        {items.map(({ year, title, description }, index) => (
          <li
            key={year}
            className={cn(
              'border-amber-400 border-l-8 pl-5 lg:border-t-8 lg:border-l-0 lg:bg-petrol-900 lg:px-6 lg:pt-6 lg:pb-16',
              risers[index],
            )}
          >
            <p className="meter text-4xl text-amber-300">{year}</p>
            <h3 className="mt-3 font-bold text-xl">{title}</h3>
            <p className="mt-2 text-petrol-100">{description}</p>
          </li>
        ))}
      </ol>
    </FullWidthSection>
  );
}

export function EnergyPanel() {
  return (
    <>
      <EnergyPortfolio />
      <EnergyRoadmap />
    </>
  );
}
