import { User } from 'lucide-react';
import { useImageFailure } from '@/components/ui/use-image-failure';
import { claims, type Figure } from '@/config/claims';
import { company, companyLocation } from '@/config/company';
import { paths } from '@/config/paths';
import { telHref } from '@/domain/phone';
import type { CallToAction } from '@/features/marketing/content-types';
import { Actions, FullWidthSection } from '@/features/marketing/sections/full-width-section';
import { cn } from '@/lib/cn';

/** Requirement 2.4. The managing director is a placeholder. `portrait` is a file in `public/`. */
export const aboutHero = {
  heading: 'About Us',
  line: `${company.name} brings fuel to the machines that keep Jamaica working, from a yard in ${company.town}, ${company.parish}.`,
  portrait: { src: '/managing-director.svg', alt: 'Andrene Foster-Blake, Managing Director' },
  quote:
    'A generator that runs dry does not care whose fault it was. So we answer the phone, and we turn up.',
  name: 'Andrene Foster-Blake',
  position: 'Managing Director',
} as const;

/** Requirement 2.4. */
export const aboutStats: readonly Figure[] = [
  claims.gallonsDelivered,
  claims.parishes,
  claims.deliverySuccess,
];

/** Requirement 2.4: the actions have no destination there; they lead to /contact and /services. */
export const aboutClosing: CallToAction = {
  heading: 'Come and see the yard',
  line: 'Or tell us about yours. We will work out the fuel together.',
  actions: [
    { label: 'Contact Us', to: paths.contact },
    { label: 'Learn More', context: 'about our products and services', to: paths.services },
  ],
};

const { src, alt } = aboutHero.portrait;

/** An icon replaces an image that fails (requirement 2.4). */
export function DirectorPortrait({ className }: { className?: string }) {
  const { hasFailed, imageProps } = useImageFailure();
  if (hasFailed) {
    return (
      <div role="img" aria-label={alt} className={cn('flex items-center justify-center p-10', className)}>
        <User
          aria-hidden="true"
          className="size-40 rounded-full bg-petrol-900 p-8 text-amber-300 md:size-64"
        />
      </div>
    );
  }
  return <img {...imageProps} src={src} alt={alt} width={480} height={560} className={className} />;
}

function AboutFigures() {
  return (
    <div className="bg-petrol-950 text-paper-bright">
      <dl className="mx-auto grid max-w-page gap-x-10 gap-y-3 px-4 py-8 sm:grid-cols-3 md:px-6 md:py-10">
        {aboutStats.map(({ value, label, note }) => (
          <div
            key={label}
            className="flex flex-row-reverse items-baseline justify-end gap-x-3 sm:flex-col-reverse sm:items-start"
          >
            <dt className="text-petrol-100 md:text-lg">
              <span>{label}</span>
              {note && <small className="block">{note}</small>}
            </dt>
            <dd className="meter text-4xl text-amber-300 lg:text-6xl">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

export function AboutClosing() {
  const { heading, line, actions } = aboutClosing;
  return (
    <FullWidthSection ground="dim" className="md:py-28">
      <h2 className="font-extrabold text-[clamp(2.25rem,6.5vw,5rem)] leading-none tracking-tight">
        {heading}
      </h2>
      <div className="mt-8 grid gap-6 border-petrol-900 border-t-4 pt-6 md:grid-cols-2 md:gap-x-10 md:pt-8 lg:grid-cols-[minmax(13rem,1fr)_1fr_auto]">
        <address className="text-lg not-italic">
          {companyLocation}
          <a href={telHref(company.phone)} className="meter block w-fit py-2 text-2xl">
            {company.phone}
          </a>
        </address>
        <p className="max-w-sm text-lg">{line}</p>
        <Actions actions={actions} className="self-start print:hidden md:max-lg:col-start-2" />
      </div>
    </FullWidthSection>
  );
}

export function AboutHero() {
  const { heading, line, quote, name, position } = aboutHero;
  return (
    <section className="bg-amber-400 text-petrol-950">
      <div className="mx-auto max-w-page px-4 pt-10 md:px-6 md:pt-14">
        <div className="grid md:grid-cols-[1.25fr_1fr] md:gap-x-10">
          <div className="md:pb-16">
            <h1 className="font-extrabold text-2xl tracking-tight md:text-3xl">{heading}</h1>
            <p className="mt-1 max-w-lg text-lg">{line}</p>
            <figure className="mt-8 md:mt-12">
              <blockquote className="text-balance font-extrabold text-[clamp(2rem,4.6vw,3.75rem)] leading-[1.04] tracking-tight">
                {`“${quote}”`}
              </blockquote>
              <figcaption className="mt-6 border-petrol-950 border-l-4 pl-4">
                <span className="block font-bold text-lg">{name}</span>
                <span>{position}</span>
              </figcaption>
            </figure>
          </div>
          <DirectorPortrait className="mx-auto mt-6 h-auto w-full max-w-sm self-end md:max-w-none" />
        </div>
      </div>
      <AboutFigures />
    </section>
  );
}
