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

/** Three services as three delivery tickets, torn from one book. */
export function HomeServices() {
  return (
    <BandSection ground="paper" aria-labelledby="services">
      <SectionHeading id="services" heading={homeServices.heading} intro={homeServices.intro} />
      <ol className="mt-10 grid gap-6 lg:grid-cols-3">
        {homeServices.items.map(({ title, description, icon }, index) => (
          <li
            key={title}
            className="grid grid-cols-[6.5rem_1fr] gap-x-5 rounded-lg border border-paper-line bg-paper-bright p-5 shadow-sm lg:flex lg:flex-col lg:p-7"
          >
            <Drawing
              src={icon}
              width={120}
              height={96}
              className="h-auto w-full lg:h-32 lg:w-auto lg:self-start"
            />
            <div className="lg:perforated-top lg:mt-6 lg:pt-5">
              <p className="form-caption text-petrol-500">Ticket {index + 1}</p>
              <h3 className="mt-1 font-bold text-xl md:text-2xl">{title}</h3>
              <p className="mt-2 text-petrol-700">{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </BandSection>
  );
}
