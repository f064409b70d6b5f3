import { Check } from 'lucide-react';
import { aboutValues } from '@/features/marketing/content/about-values';
import { BandSection } from '@/features/marketing/sections/band-section';
import { SectionHeading } from '@/features/marketing/sections/section-heading';

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
