import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import bulkSupply from '@/assets/drawings/mark-bulk-supply.svg';
import fleetRefuelling from '@/assets/drawings/mark-fleet-refuelling.svg';
import mobileDelivery from '@/assets/drawings/mark-mobile-delivery.svg';
import { claims } from '@/config/claims';
import { estimateAnchor, paths } from '@/config/paths';
import type { Section, TitledText } from '@/features/marketing/content-types';
import { Drawing } from '@/features/marketing/sections/drawing';
import { FullWidthSection, SectionHeading } from '@/features/marketing/sections/full-width-section';

interface HomeService extends TitledText {
  icon: string;
  more: { label: string; to: string };
}

export const homeServices: Section<HomeService> = {
  heading: 'Our Comprehensive Services',
  intro: `From one generator in Portmore to a fleet yard in Montego Bay: three ways to get your fuel, in all ${claims.parishes.value} parishes.`,
  items: [
    {
      title: 'Mobile Fuel Delivery',
      description:
        'On-demand refuelling at your location for equipment, vehicles and generators. Your excavator stays where it works, and the hose comes to it.',
      icon: mobileDelivery,
      more: { label: 'See our diesel and services', to: paths.services },
    },
    {
      title: 'Fleet Refueling Programs',
      description:
        'Scheduled fuelling for commercial fleets. We fill the trucks in your yard, so that drivers leave with a full tank.',
      icon: fleetRefuelling,
      more: { label: 'See how we supply fleets', to: paths.industry },
    },
    {
      title: 'Bulk Fuel Supply',
      description:
        'Bulk delivery of various fuel types to storage tanks at construction sites, farms and industrial facilities.',
      icon: bulkSupply,
      more: { label: 'Work out how much you need', to: `${paths.services}#${estimateAnchor}` },
    },
  ],
};

export function HomeServices() {
  return (
    <FullWidthSection ground="paper" aria-labelledby="services">
      <SectionHeading id="services" heading={homeServices.heading} intro={homeServices.intro} />
      <ul className="mt-8 md:mt-10">
        {homeServices.items.map(({ title, description, icon, more }) => (
          <li
            key={title}
            className="perforated-top grid print:block grid-cols-[5rem_1fr] large-text:grid-cols-1 items-center gap-x-5 gap-y-3 py-6 md:grid-cols-[10rem_1fr_1.2fr] md:gap-x-10 md:py-8"
          >
            <Drawing
              src={icon}
              width={120}
              height={96}
              className="h-auto w-full large-text:w-20 md:h-32 md:w-auto"
            />
            <h3 className="font-extrabold text-2xl tracking-tight lg:text-4xl">{title}</h3>
            <div className="col-span-full md:col-auto">
              <p className="text-petrol-700 md:text-lg">{description}</p>
              <Link
                to={more.to}
                className="mt-1 inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4"
              >
                <span>{more.label}</span>
                <ArrowRight aria-hidden="true" className="size-4 shrink-0" />
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </FullWidthSection>
  );
}
