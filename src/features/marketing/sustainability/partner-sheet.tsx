import type { Section } from '@/features/marketing/content-types';
import { BandSection, SectionHeading } from '@/features/marketing/sections/band-section';

interface Partner {
  name: string;
  focus: string;
  description: string;
}

/** Requirement 2.6: four partner organizations. All are invented: put your own here. */
export const partners: Section<Partner> = {
  heading: 'Partner Organizations',
  intro: 'People who know more about it than we do.',
  items: [
    {
      name: 'Mahoe Seedling Trust',
      focus: 'Tree planting',
      description: 'Raises the seedlings and chooses where they will live.',
    },
    {
      name: 'Second Drum Recovery',
      focus: 'Recycling',
      description: 'Takes our drums, filters and used oil.',
    },
    {
      name: 'Sunyard Skills Workshop',
      focus: 'Training',
      description: 'Teaches young electricians to fit and mend solar.',
    },
    {
      name: 'Clear Harbour Watch',
      focus: 'Coast',
      description: 'Drills our crews for a spill at a jetty.',
    },
  ],
};

/** Who works with us, as the signatures under an agreement. */
export function PartnerSheet() {
  const { heading, intro, items } = partners;
  return (
    <BandSection aria-labelledby="partners" className="grid gap-10 lg:grid-cols-[1fr_1.7fr] lg:gap-16">
      <SectionHeading id="partners" heading={heading} intro={intro} />
      <ul className="grid border-petrol-900 border-t-4">
        {items.map(({ name, focus, description }) => (
          <li
            key={name}
            className="grid gap-x-8 border-paper-line border-b py-6 md:grid-cols-[1.3fr_1fr] md:items-end"
          >
            <div>
              <p className="form-caption text-sea-700">{focus}</p>
              <h3 className="mt-2 font-extrabold text-2xl tracking-tight">{name}</h3>
            </div>
            <p className="mt-2 text-petrol-700">{description}</p>
          </li>
        ))}
      </ul>
    </BandSection>
  );
}
