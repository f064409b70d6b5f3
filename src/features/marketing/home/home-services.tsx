import bulkSupply from '@/assets/drawings/mark-bulk-supply.svg';
import fleetRefuelling from '@/assets/drawings/mark-fleet-refuelling.svg';
import mobileDelivery from '@/assets/drawings/mark-mobile-delivery.svg';
import { claims } from '@/config/claims';
import type { Section, TitledText } from '@/features/marketing/content-types';
import { BandSection, SectionHeading } from '@/features/marketing/sections/band-section';
import { Drawing } from '@/features/marketing/sections/drawing';

interface HomeService extends TitledText {
  icon: string;
}

/** Requirement 1.4: three service cards. */
export const homeServices: Section<HomeService> = {
  heading: 'Our Comprehensive Services',
  intro: `From one generator in Portmore to a fleet yard in Montego Bay: three ways to be supplied, in all ${claims.parishes.value} parishes.`,
  items: [
    {
      title: 'Mobile Fuel Delivery',
      description:
        'On-demand refuelling at your location for equipment, vehicles and generators. The excavator stays in the trench and the hose comes to it.',
      icon: mobileDelivery,
    },
    {
      title: 'Fleet Refueling Programs',
      description:
        'Scheduled fuelling for commercial fleets. We work down the row in your yard, so drivers leave with a full tank.',
      icon: fleetRefuelling,
    },
    {
      title: 'Bulk Fuel Supply',
      description:
        'Bulk delivery of various fuel types to storage tanks at construction sites, farms and industrial facilities.',
      icon: bulkSupply,
    },
  ],
};

/** Three ways to be supplied, one under the other, as three sheets torn from one book. */
export function HomeServices() {
  return (
    <BandSection ground="paper" aria-labelledby="services">
      <SectionHeading id="services" heading={homeServices.heading} intro={homeServices.intro} />
      <ul className="mt-8 md:mt-10">
        {homeServices.items.map(({ title, description, icon }) => (
          <li
            key={title}
            className="perforated-top grid grid-cols-[5rem_1fr] items-center gap-x-5 gap-y-3 py-6 md:grid-cols-[10rem_1fr_1.2fr] md:gap-x-10 md:py-8"
          >
            <Drawing src={icon} width={120} height={96} className="h-auto w-full md:h-32 md:w-auto" />
            <h3 className="font-extrabold text-2xl tracking-tight lg:text-4xl">{title}</h3>
            <p className="col-span-full text-petrol-700 md:col-auto md:text-lg">{description}</p>
          </li>
        ))}
      </ul>
    </BandSection>
  );
}
