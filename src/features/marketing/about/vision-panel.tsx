import stampSeal from '@/assets/drawings/stamp-seal.svg';
import { claims } from '@/config/claims';
import type { TitledText } from '@/features/marketing/content-types';
import { BandSection } from '@/features/marketing/sections/band-section';
import { Drawing } from '@/features/marketing/sections/drawing';

/** Requirement 2.4: the tab 'Vision & Mission'. */
export const aboutVision: readonly [vision: TitledText, mission: TitledText] = [
  {
    title: 'Our Vision',
    description:
      'To be the company Jamaica calls for energy at work: diesel today, and power from sun, battery and wind as each is ready to carry the load.',
  },
  {
    title: 'Our Mission',
    description: `To put clean fuel into the right tank at the agreed hour, in any of the ${claims.parishes.value} parishes, with a ticket that can be checked.`,
  },
];

const [vision, mission] = aboutVision;

/** The tab 'Vision & Mission': one ticket, the far end on the sheet and today's duty on the stub. */
export function VisionPanel() {
  return (
    <BandSection ground="bright">
      <div className="grid overflow-hidden rounded-lg shadow-xl lg:grid-cols-[1.6fr_1fr]">
        <div className="bg-petrol-950 px-6 py-10 text-paper-bright md:px-12 md:py-16">
          <h2 className="form-caption text-amber-300">{vision.title}</h2>
          <p className="mt-5 font-bold text-2xl leading-snug tracking-tight md:text-4xl md:leading-tight">
            {vision.description}
          </p>
        </div>
        <div className="relative border-paper-edge border-t-2 border-dashed bg-paper px-6 pt-10 pb-32 md:px-10 md:pt-16 lg:border-t-0 lg:border-l-2">
          <h2 className="form-caption text-petrol-600">{mission.title}</h2>
          <p className="mt-5 text-lg md:text-xl">{mission.description}</p>
          <Drawing src={stampSeal} width={120} height={120} className="absolute right-6 bottom-4 size-28" />
        </div>
      </div>
    </BandSection>
  );
}
