import type { ComponentType } from 'react';
import { type HomeService, homeServices } from '@/features/marketing/content/home-services';
import { BulkSupplyMark } from '@/features/marketing/illustrations/marks/bulk-supply-mark';
import { FleetRefuellingMark } from '@/features/marketing/illustrations/marks/fleet-refuelling-mark';
import { MobileDeliveryMark } from '@/features/marketing/illustrations/marks/mobile-delivery-mark';
import type { IllustrationProps } from '@/features/marketing/illustrations/parts/drawing';
import { BandSection } from '@/features/marketing/sections/band-section';
import { SectionHeading } from '@/features/marketing/sections/section-heading';

const icons: Record<HomeService['icon'], ComponentType<IllustrationProps>> = {
  hose: MobileDeliveryMark,
  fleet: FleetRefuellingMark,
  tank: BulkSupplyMark,
};

/** Three services as three delivery tickets, torn from one book. */
export function HomeServices() {
  return (
    <BandSection ground="paper" aria-labelledby="services">
      <SectionHeading id="services" heading={homeServices.heading} intro={homeServices.intro} />
      <ol className="mt-10 grid gap-6 lg:grid-cols-3">
        {homeServices.items.map(({ title, description, icon }, index) => {
          const Mark = icons[icon];
          return (
            <li
              key={title}
              className="grid grid-cols-[6.5rem_1fr] gap-x-5 rounded-lg border border-paper-line bg-paper-bright p-5 shadow-sm lg:flex lg:flex-col lg:p-7"
            >
              <Mark className="h-auto w-full lg:h-32 lg:w-auto lg:self-start" />
              <div className="lg:perforated-top lg:mt-6 lg:pt-5">
                <p className="form-caption text-petrol-500">Ticket {index + 1}</p>
                <h3 className="mt-1 font-bold text-xl md:text-2xl">{title}</h3>
                <p className="mt-2 text-petrol-700">{description}</p>
              </div>
            </li>
          );
        })}
      </ol>
    </BandSection>
  );
}
