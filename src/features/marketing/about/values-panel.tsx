import { Check } from 'lucide-react';
import type { Section, TitledText } from '@/features/marketing/content-types';
import { BandSection, SectionHeading } from '@/features/marketing/sections/band-section';

/** Requirement 2.4: four values. */
export const aboutValues: Section<TitledText> = {
  heading: 'Our Values',
  intro: 'Judge us by these four.',
  items: [
    {
      title: 'Reliability',
      description: 'If the ticket says six in the morning, the tanker is at your gate at six.',
    },
    {
      title: 'Customer First',
      description:
        'You choose the hour, the tank and the way to pay. The person who took the order answers for it.',
    },
    {
      title: 'Innovation',
      description: 'We try new energy on a small scale first, and say plainly when it is not ready.',
    },
    {
      title: 'Community',
      description: 'We hire in Spanish Town and buy from workshops along the road we drive.',
    },
  ],
};

/** The tab 'Our Values': an inspection sheet, one line a value. */
export function ValuesPanel() {
  const { heading, intro, items } = aboutValues;
  return (
    <BandSection ground="bright">
      <SectionHeading heading={heading} intro={intro} />
      <ul className="mt-10 border-petrol-900 border-t-4">
        {items.map(({ title, description }) => (
          <li
            key={title}
            className="grid grid-cols-[2.5rem_1fr] items-start gap-x-4 border-paper-line border-b py-7 md:grid-cols-[3rem_1fr_1.2fr] md:items-center md:gap-x-8"
          >
            <Check
              aria-hidden="true"
              className="size-10 border-2 border-petrol-900 p-1 text-sea-600 md:size-12"
            />
            <h3 className="font-extrabold text-2xl tracking-tight md:text-4xl">{title}</h3>
            <p className="col-start-2 mt-2 text-petrol-700 md:col-start-3 md:mt-0 md:text-lg">
              {description}
            </p>
          </li>
        ))}
      </ul>
    </BandSection>
  );
}
