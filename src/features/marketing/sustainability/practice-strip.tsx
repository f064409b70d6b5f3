import drums from '@/assets/drawings/practice-drums.svg';
import pump from '@/assets/drawings/practice-pump.svg';
import route from '@/assets/drawings/practice-route.svg';
import tree from '@/assets/drawings/practice-tree.svg';
import { claims } from '@/config/claims';
import type { Section, TitledText } from '@/features/marketing/content-types';
import { BandSection, SectionHeading } from '@/features/marketing/sections/band-section';
import { Drawing } from '@/features/marketing/sections/drawing';

interface SustainablePractice extends TitledText {
  drawing: string;
}

/** Requirement 2.6: four sustainable practices. */
export const sustainablePractices: Section<SustainablePractice> = {
  heading: 'Sustainable Practices',
  intro: 'What a customer can see us do.',
  items: [
    {
      title: 'Fewer empty miles',
      drawing: route,
      description: 'One loop through Bog Walk Gorge to the north coast serves every customer along the way.',
    },
    {
      title: 'No idling at the pump',
      drawing: pump,
      description: 'Where the pump can run without the engine, the engine is off.',
    },
    {
      title: 'Drums come back',
      drawing: drums,
      description: `Drums, filters and used oil go to recyclers. Our recycling rate is ${claims.recyclingRate.value}.`,
    },
    {
      title: 'Trees where we drive',
      drawing: tree,
      description: `${claims.treesPlanted.value} planted so far. We water them until they stand.`,
    },
  ],
};

/** Four practices along one road. */
export function PracticeStrip() {
  const { heading, intro, items } = sustainablePractices;
  return (
    <BandSection ground="dim" aria-labelledby="practices">
      <SectionHeading id="practices" heading={heading} intro={intro} />
      <ul className="mt-10 grid gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {items.map(({ title, description, drawing }) => (
          <li key={title}>
            <Drawing src={drawing} width={160} height={96} className="h-28 w-auto" />
            <div className="border-sea-700 border-t-6 pt-5 pr-6">
              <h3 className="font-bold text-xl">{title}</h3>
              <p className="mt-2 text-petrol-700">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </BandSection>
  );
}
