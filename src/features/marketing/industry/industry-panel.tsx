import { Check } from 'lucide-react';
import { industries } from '@/features/marketing/content/industries/industries';
import type { IndustryId } from '@/features/marketing/content/industries/industry-names';
import { industryHeadings } from '@/features/marketing/content/industry-headings';
import { IndustryScene } from './industry-scene';
import { PanelPart } from './panel-part';
import { Readings } from './readings';

/** All that is said of one industry: what it looks like, what goes wrong, and what we do about it. */
export function IndustryPanel({ id }: { id: IndustryId }) {
  const industry = industries.find((one) => one.id === id);
  if (!industry) return null;
  const { name, description, longDescription, challenges, solution, applications, keyBenefits, stats } =
    industry;
  return (
    <article className="pb-14">
      <div className="grid gap-8 md:grid-cols-[1fr_22rem] md:items-center">
        <div>
          <h2 className="font-extrabold text-4xl tracking-tight md:text-5xl">{name}</h2>
          <p className="mt-3 font-semibold text-amber-800 text-xl md:text-2xl">{description}</p>
          <p className="mt-4 text-lg text-petrol-800">{longDescription}</p>
        </div>
        <IndustryScene id={id} className="aspect-4/3 w-full rounded-t-lg md:rounded-lg" />
      </div>
      <div className="overflow-hidden rounded-b-lg md:mt-8 md:rounded-lg">
        <h3 className="sr-only">{industryHeadings.stats}</h3>
        <Readings figures={stats} />
      </div>
      <div className="mt-10 grid gap-x-10 gap-y-8 md:grid-cols-2">
        <PanelPart heading={industryHeadings.challenges}>
          <ul>
            {challenges.map((challenge) => (
              <li key={challenge} className="border-paper-line border-b py-3">
                {challenge}
              </li>
            ))}
          </ul>
        </PanelPart>
        <PanelPart heading={industryHeadings.solution} marked>
          <p className="pt-3 font-medium text-lg leading-relaxed">{solution}</p>
        </PanelPart>
        <PanelPart heading={industryHeadings.applications}>
          <ul>
            {applications.map((application) => (
              <li key={application} className="border-paper-line border-b py-3 font-bold">
                {application}
              </li>
            ))}
          </ul>
        </PanelPart>
        <PanelPart heading={industryHeadings.keyBenefits}>
          <ul>
            {keyBenefits.map((benefit) => (
              <li key={benefit} className="flex gap-3 border-paper-line border-b py-3">
                <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-sea-600" />
                {benefit}
              </li>
            ))}
          </ul>
        </PanelPart>
      </div>
    </article>
  );
}
