import { Check } from 'lucide-react';
import { claims } from '@/config/claims';
import { company } from '@/config/company';
import { telHref } from '@/domain/phone';
import type { Section, TitledText } from '@/features/marketing/content-types';
import { FullWidthSection, SectionHeading } from '@/features/marketing/sections/full-width-section';
import { cn } from '@/lib/cn';

interface ServiceItem extends TitledText {
  features: readonly string[];
}

export const premiumServices: Section<ServiceItem> = {
  heading: 'Premium Services',
  intro: 'Extras you can add.',
  items: [
    {
      title: 'Emergency Delivery',
      description: 'For the night when the power goes and the tank is low.',
      features: [
        `${claims.emergencyDelivery.value}, Sundays and holidays included`,
        `${claims.emergencyResponse.value} emergency response`,
        'One number, answered by a person',
      ],
    },
    {
      title: 'Scheduled Refuelling',
      description: 'Choose the days once. We keep to them.',
      features: [
        'Weekly, every two weeks or monthly',
        'Morning, afternoon or evening',
        'Change a day by WhatsApp',
      ],
    },
    {
      title: 'Bulk Tank Supply',
      description: 'A full load into the tank you keep on site.',
      features: [
        'From drum to storage tank',
        'Tank measured before and after',
        'Access checked before the first load',
      ],
    },
    {
      title: 'Delivery Records',
      description: 'Paperwork that answers your accountant’s questions.',
      features: [
        'A ticket and a receipt for every fill',
        'Gallons for each machine, on request',
        'Prices in Jamaican dollars',
      ],
    },
  ],
};

const [emergency, ...others] = premiumServices.items;

function Features({ features, className }: { features: readonly string[]; className?: string }) {
  return (
    <ul className={cn('grid content-start gap-2', className)}>
      {features.map((feature) => (
        <li key={feature} className="flex gap-2">
          <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-amber-600" />
          <span>{feature}</span>
        </li>
      ))}
    </ul>
  );
}

function EmergencyCard({ service: { title, description, features } }: { service: ServiceItem }) {
  return (
    <li className="flex flex-col rounded-lg lg:row-span-3 bg-petrol-950 p-6 large-text:p-3 text-paper-bright sm:p-9">
      <h3 className="font-extrabold text-3xl tracking-tight md:text-4xl">{title}</h3>
      <p className="mt-3 max-w-sm text-lg text-petrol-100">{description}</p>
      <Features features={features} className="my-auto py-8 text-lg" />
      <a
        href={telHref(company.emergencyPhone)}
        className="block border-petrol-700 border-t-2 border-dashed pt-5 text-amber-300 no-underline"
      >
        <span className="form-caption block text-petrol-200">Emergency line</span>{' '}
        <span className="meter whitespace-nowrap text-[min(7vw,2.25rem)]">{company.emergencyPhone}</span>
      </a>
    </li>
  );
}

function ServiceCard({ service: { title, description, features } }: { service: ServiceItem }) {
  return (
    <li className="grid gap-4 rounded-lg border border-paper-line bg-paper-bright p-6 sm:grid-cols-2 sm:gap-8">
      <div>
        <h3 className="font-bold text-xl md:text-2xl">{title}</h3>
        <p className="mt-2 text-petrol-700">{description}</p>
      </div>
      <Features features={features} />
    </li>
  );
}

export function PremiumServices() {
  return (
    <FullWidthSection ground="paper" aria-labelledby="premium">
      <SectionHeading id="premium" heading={premiumServices.heading} intro={premiumServices.intro} />
      <ul className="mt-8 grid gap-4 lg:grid-cols-[1fr_1.3fr]">
        {emergency && <EmergencyCard service={emergency} />}
        {others.map((service) => (
          <ServiceCard key={service.title} service={service} />
        ))}
      </ul>
    </FullWidthSection>
  );
}
