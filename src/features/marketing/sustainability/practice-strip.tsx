import { sustainablePractices } from '@/features/marketing/content/sustainable-practices';
import { BandSection } from '@/features/marketing/sections/band-section';
import { SectionHeading } from '@/features/marketing/sections/section-heading';
import { practiceMarks } from './practice-marks';

/** Four practices along one road. */
export function PracticeStrip() {
  const { heading, intro, items } = sustainablePractices;
  return (
    <BandSection ground="dim" aria-labelledby="practices">
      <SectionHeading id="practices" heading={heading} intro={intro} />
      <ul className="mt-10 grid gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {items.map(({ title, description }, index) => (
          <li key={title}>
            <svg
              viewBox="0 0 160 96"
              aria-hidden="true"
              focusable="false"
              fill="none"
              strokeLinecap="round"
              strokeLinejoin="round"
              className="h-28 w-auto"
            >
              {practiceMarks[index]}
            </svg>
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
