import drums from '@/assets/drawings/practice-drums.svg';
import pump from '@/assets/drawings/practice-pump.svg';
import route from '@/assets/drawings/practice-route.svg';
import tree from '@/assets/drawings/practice-tree.svg';
import solarRoof from '@/assets/drawings/solar-roof.svg';
import { claims, type Figure } from '@/config/claims';
import { paths } from '@/config/paths';
import type { CallToAction, Section, TitledText } from '@/features/marketing/content-types';
import { Drawing } from '@/features/marketing/sections/drawing';
import { FullWidthSection, SectionHeading } from '@/features/marketing/sections/full-width-section';

export const sustainabilityHero = {
  heading: 'Sustainability',
  line: `We sell fuel. Here is what we do about its impact, and how we plan to be carbon neutral by ${claims.carbonNeutrality.value}.`,
} as const;

export const sustainabilityMetrics: readonly Figure[] = [
  claims.carbonNeutrality,
  claims.recyclingRate,
  claims.treesPlanted,
  claims.lessSulfur,
];

/** Requirement 2.6: both buttons lead to /contact. */
export const sustainabilityClosing: CallToAction = {
  heading: 'Use less fuel for the same work',
  line: 'Tell us your generator hours. We work out what solar and batteries could save.',
  actions: [
    { label: 'Start Your Sustainability Journey', to: paths.contact },
    { label: 'Schedule Consultation', to: paths.contact },
  ],
};

function PanelFigures() {
  return (
    <div className="border-sea-200 border-y-4 bg-petrol-900">
      <dl className="mx-auto grid max-w-page grid-cols-2 large-text:grid-cols-1 gap-1 bg-sea-200 lg:grid-cols-4 xl:px-1">
        {sustainabilityMetrics.map(({ value, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end bg-[linear-gradient(115deg,theme(--color-petrol-800)_50%,theme(--color-petrol-900)_50%)] px-4 py-6 md:px-6 md:py-9 xl:px-5"
          >
            <dt className="mt-1 text-sea-100 first-letter:uppercase">{label}</dt>
            <dd className="meter text-4xl md:text-6xl">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

export function SustainabilityHero() {
  const { heading, line } = sustainabilityHero;
  return (
    <section className="bg-sea-800 text-paper-bright">
      <div className="grid lg:grid-cols-[1fr_1.1fr]">
        <div className="flex flex-col justify-center px-4 py-12 md:px-6 md:py-16 lg:min-h-[34rem] lg:pl-[max(1.5rem,calc(50vw-var(--page-width)/2+1.5rem))]">
          <h1 className="font-extrabold text-[clamp(2.6rem,6vw,4.75rem)] leading-none tracking-tight">
            {heading}
          </h1>
          <p className="mt-5 max-w-lg text-lg text-sea-100 md:text-xl">{line}</p>
        </div>
        <Drawing
          src={solarRoof}
          fetchPriority="auto"
          width={640}
          height={420}
          className="object-cover object-bottom aspect-3/2 h-full w-full md:aspect-2/1 lg:aspect-auto"
        />
      </div>
      <PanelFigures />
    </section>
  );
}

export const impact: Section<Figure> = {
  heading: 'Our Impact',
  intro: 'Counted since the first delivery.',
  items: [claims.gallonsDelivered, claims.partners, claims.parishes, claims.experience],
};

export function ImpactSection() {
  const { heading, intro, items } = impact;
  return (
    <FullWidthSection ground="amber" aria-labelledby="impact">
      <SectionHeading id="impact" heading={heading} intro={intro} />
      <dl className="mt-8 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
        {items.map(({ value, label, note }) => (
          <div
            key={label}
            className="flex flex-row-reverse flex-wrap-reverse items-baseline justify-end gap-x-4 border-petrol-950 border-t-2 py-3 sm:flex-col-reverse sm:flex-nowrap sm:items-start sm:gap-0 lg:border-t-4"
          >
            <dt className="font-medium first-letter:uppercase">
              <span>{label}</span>
              {note && <small className="block">{note}</small>}
            </dt>
            <dd className="meter text-[min(3rem,13vw)] md:text-6xl lg:max-xl:text-5xl">{value}</dd>
          </div>
        ))}
      </dl>
    </FullWidthSection>
  );
}

interface SustainablePractice extends TitledText {
  drawing: string;
}

export const sustainablePractices: Section<SustainablePractice> = {
  heading: 'Sustainable Practices',
  intro: 'What you can see us do.',
  items: [
    {
      title: 'Fewer empty miles',
      drawing: route,
      description: 'One loop through Bog Walk Gorge to the north coast serves every customer along the way.',
    },
    {
      title: 'No idling at the pump',
      drawing: pump,
      description: 'Where the pump can run without the engine, the engine is off.',
    },
    {
      title: 'Drums come back',
      drawing: drums,
      description: `Drums, filters and used oil go to recyclers. Our recycling rate is ${claims.recyclingRate.value}.`,
    },
    {
      title: 'Trees where we drive',
      drawing: tree,
      description: `${claims.treesPlanted.value} trees planted so far. We water them until they have taken root.`,
    },
  ],
};

export function PracticeStrip() {
  const { heading, intro, items } = sustainablePractices;
  return (
    <FullWidthSection ground="dim" aria-labelledby="practices">
      <SectionHeading id="practices" heading={heading} intro={intro} />
      <ul className="mt-10 grid gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {items.map(({ title, description, drawing }) => (
          <li key={title}>
            <Drawing src={drawing} width={160} height={96} className="h-28 w-auto" />
            <div className="border-sea-700 border-t-6 pt-5 pr-6">
              <h3 className="font-bold text-xl">{title}</h3>
              <p className="mt-2 text-petrol-700">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </FullWidthSection>
  );
}

interface Partner {
  name: string;
  focus: string;
  description: string;
}

/** Requirement 2.6. The organizations are placeholders. */
export const partners: Section<Partner> = {
  heading: 'Partner Organizations',
  intro: 'They know more about it than we do.',
  items: [
    {
      name: 'Mahoe Seedling Trust',
      focus: 'Tree planting',
      description: 'Grows the seedlings and chooses where to plant them.',
    },
    {
      name: 'Second Drum Recovery',
      focus: 'Recycling',
      description: 'Takes our drums, filters and used oil.',
    },
    {
      name: 'Sunyard Skills Workshop',
      focus: 'Training',
      description: 'Trains young electricians to install and repair solar panels.',
    },
    {
      name: 'Clear Harbour Watch',
      focus: 'Coast',
      description: 'Trains our crews to contain a spill at a jetty.',
    },
  ],
};

export function PartnerSheet() {
  const { heading, intro, items } = partners;
  return (
    <FullWidthSection aria-labelledby="partners" className="grid gap-10 lg:grid-cols-[1fr_1.7fr] lg:gap-16">
      <SectionHeading id="partners" heading={heading} intro={intro} />
      <ul className="grid border-petrol-900 border-t-4">
        {items.map(({ name, focus, description }) => (
          <li
            key={name}
            className="grid gap-x-8 border-paper-line border-b py-6 md:grid-cols-[1.3fr_1fr] md:[align-items:last_baseline]"
          >
            <div>
              <p className="form-caption text-sea-700">{focus}</p>
              <h3 className="mt-2 font-extrabold text-2xl tracking-tight">{name}</h3>
            </div>
            <p className="mt-2 text-petrol-700">{description}</p>
          </li>
        ))}
      </ul>
    </FullWidthSection>
  );
}
