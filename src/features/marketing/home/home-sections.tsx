import { Phone } from 'lucide-react';
import heroDusk from '@/assets/drawings/hero-dusk.svg';
import hoseAndMeter from '@/assets/drawings/hose-and-meter.svg';
import stampSeal from '@/assets/drawings/stamp-seal.svg';
import { OpeningState } from '@/components/opening-hours/opening-state';
import { AnchorButton } from '@/components/ui/button';
import { claims, ratingText } from '@/config/claims';
import { commitments } from '@/config/commitments';
import { company } from '@/config/company';
import { paths, quoteLabel } from '@/config/paths';
import { telHref } from '@/domain/phone';
import type { CallToAction, Section, TitledText } from '@/features/marketing/content-types';
import { paymentMethods } from '@/features/marketing/facts';
import { Drawing, FuelLine } from '@/features/marketing/sections/drawing';
import { Actions, FullWidthSection, SectionHeading } from '@/features/marketing/sections/full-width-section';

export const companyDescription = `Diesel, petrol and bulk fuel delivered to your equipment, fleet or storage tank in all ${claims.parishes.value} parishes. Emergency delivery ${claims.emergencyDelivery.value} from Spanish Town.`;

export const homeHero: CallToAction & { lead: string } = {
  heading: 'Delivering Fuel, Driving Success',
  lead: 'Diesel and petrol to your yard, site or farm, anywhere in Jamaica.',
  line: 'Your trusted partner for on-site fuel solutions, delivering fast, safe and reliable energy.',
  actions: [{ label: quoteLabel, to: paths.contact }],
};

export const homeClosing: CallToAction = {
  heading: 'Ready to Optimize Your Fuel Management?',
  line: `Tell us what you need and where. We contact you ${commitments.contact}.`,
  actions: [{ label: 'Get a Free Quote Today', to: paths.contact }],
};

const headlineParts = homeHero.heading.split(/(?<=, )/);

export function HomeHero() {
  return (
    <section className="relative isolate flex min-h-[min(46rem,88svh)] print:min-h-0 flex-col overflow-hidden bg-petrol-950 text-paper-bright">
      <div className="hero-words mx-auto w-full max-w-page px-4 pt-10 md:px-6 md:pt-20 short:pt-4">
        <h1 className="max-w-3xl font-extrabold text-[clamp(2.6rem,8vw,5.25rem)] short:text-[clamp(1.75rem,12svh,2.75rem)] leading-[0.98] tracking-tight">
          {headlineParts.map((part, index) => (
            <span key={part} className={index === 0 ? 'block' : 'block text-amber-300'}>
              {part}
            </span>
          ))}
        </h1>
        <p className="mt-5 short:mt-2 max-w-2xl text-lg text-petrol-100 md:text-xl short:max-w-xl short:text-base">
          <b className="mb-1 block font-semibold text-paper-bright">{homeHero.lead}</b> {homeHero.line}
        </p>
        <div className="mt-6 flex short:mt-3 flex-wrap gap-3">
          <Actions actions={homeHero.actions} className="max-xs:w-full" />
          <AnchorButton
            href={telHref(company.phone)}
            variant="outlineLight"
            size="large"
            className="bg-petrol-950 max-xs:w-full"
          >
            <Phone aria-hidden="true" className="size-5" />
            <span>
              Call <span className="inline-block">{company.phone}</span>
            </span>
          </AnchorButton>
        </div>
      </div>
      <Drawing
        src={heroDusk}
        fetchPriority="auto"
        width={1600}
        height={900}
        className="-ml-[62%] -z-20 h-56 w-[200%] max-w-none grow object-cover object-bottom max-md:[mask-image:linear-gradient(transparent,black_30%)] md:absolute md:bottom-0 md:left-0 md:ml-0 md:h-full md:w-[122%]"
      />
      <div className="bg-petrol-950 text-petrol-100 md:mt-auto">
        <ul
          aria-label="At a glance"
          className="mx-auto flex max-w-page flex-wrap items-center gap-x-8 gap-y-1 px-4 py-3 text-sm md:px-6"
        >
          <li>
            <b className="meter text-amber-300">{claims.parishes.value}</b> {claims.parishes.label}
          </li>
          <li>
            <a href={telHref(company.emergencyPhone)} className="relative py-4 text-petrol-100">
              <b className="meter text-amber-300">{claims.emergencyDelivery.value}</b>{' '}
              {claims.emergencyDelivery.label}: <span className="inline-block">{company.emergencyPhone}</span>
            </a>
          </li>
          <li>
            <b className="meter text-amber-300">{claims.emergencyResponse.value}</b>{' '}
            {claims.emergencyResponse.label}
          </li>
          <li>{ratingText}</li>
          <li className="min-w-46 max-[22rem]:min-h-10">
            <OpeningState />
          </li>
        </ul>
      </div>
    </section>
  );
}

export function PaymentReceipt() {
  return (
    <FullWidthSection ground="dim" aria-labelledby="payment">
      <SectionHeading
        id="payment"
        heading={paymentMethods.heading}
        intro="All prices are in Jamaican dollars (JMD)."
      />
      <div className="relative mt-8 bg-paper-bright shadow-lg md:mt-10">
        <ul className="grid px-6 sm:grid-cols-2 lg:grid-cols-4 lg:px-0">
          {paymentMethods.items.map(({ name, description }) => (
            <li
              key={name}
              className="border-paper-line py-4 max-lg:not-first:border-t sm:max-lg:nth-2:border-t-0 lg:border-paper-edge lg:border-dashed lg:px-8 lg:pt-9 lg:pb-8 lg:not-first:border-l-2"
            >
              <h3 className="font-bold text-xl lg:text-2xl">{name}</h3>
              <p className="mt-1 text-petrol-700">{description}</p>
            </li>
          ))}
        </ul>
        <p className="perforated-top px-6 py-5 pr-32 large-text:pr-6 large-text:pb-24 font-medium text-petrol-700 lg:px-8">
          {paymentMethods.note}
        </p>
        <Drawing
          src={stampSeal}
          width={120}
          height={120}
          className="absolute right-3 -bottom-8 size-28 opacity-80 md:right-10"
        />
      </div>
    </FullWidthSection>
  );
}

interface ProcessStep extends TitledText {
  id: 1 | 2 | 3;
}

export const processSteps: Section<ProcessStep> = {
  heading: 'How Our Process Works',
  intro: 'One order, one delivery, one ticket.',
  items: [
    {
      id: 1,
      title: 'Make Contact & Order Fuel',
      description:
        'Call or message with your requirements and the delivery location: which fuel, how many gallons, which gate.',
    },
    {
      id: 2,
      title: 'Fuel Delivered & Receipts Provided',
      description:
        'We pump into your tank or machine and hand over the documents. The ticket shows what the meter counted.',
    },
    {
      id: 3,
      title: 'Make Payment',
      description: 'Pay by any method you prefer, in Jamaican dollars.',
    },
  ],
};

export function ProcessLine() {
  return (
    <FullWidthSection ground="petrol" aria-labelledby="process">
      <SectionHeading id="process" heading={processSteps.heading} intro={processSteps.intro} />
      <div className="relative mt-10">
        <Drawing
          src={hoseAndMeter}
          width={540}
          height={420}
          loading="lazy"
          className="absolute end-0 bottom-full hidden h-44 w-auto md:block lg:-mb-6"
        />
        <FuelLine className="absolute inset-x-0 top-5 hidden lg:block" />
        <FuelLine direction="vertical" className="absolute inset-y-0 start-5 large-text:hidden lg:hidden" />
        <ol className="relative grid gap-10 lg:grid-cols-3">
          {processSteps.items.map(({ id, title, description }) => (
            <li key={id} className="grid grid-cols-[3.5rem_1fr] large-text:grid-cols-1 gap-x-4 lg:block">
              <span className="meter flex size-14 items-center justify-center rounded-full border-4 border-petrol-950 bg-amber-400 text-2xl text-petrol-950">
                {id}
              </span>
              <div className="lg:mt-5 lg:pr-8">
                <h3 className="font-bold text-xl md:text-2xl">{title}</h3>
                <p className="mt-2 text-petrol-100">{description}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </FullWidthSection>
  );
}
