import { lazySection } from '@/components/layout/lazy-section';
import { OpeningState } from '@/components/opening-hours/opening-state';
import { EmailText } from '@/components/ui/email-text';
import { newTab } from '@/components/ui/new-tab';
import { useHydrated } from '@/components/ui/use-hydrated';
import { buyerFacts } from '@/config/buyer-facts';
import { claims, ratingText } from '@/config/claims';
import { commitments, whatHappensNext } from '@/config/commitments';
import { company, companyLocation } from '@/config/company';
import { businessHours, formatHours } from '@/domain/business-hours';
import { mailtoHref } from '@/domain/mail';
import { telHref, whatsappHref } from '@/domain/phone';

const officeHours = (nameDays = (days: string) => days) =>
  businessHours
    .filter(({ hours }) => hours)
    .map((entry) => `${nameDays(entry.label)} ${formatHours(entry)}`)
    .join(', ');

const facts = [
  { term: 'What the price depends on', text: 'The amount, the place, the hour, and how a tanker gets in.' },
  {
    term: 'What happens next',
    text: whatHappensNext,
  },
  { term: 'Who calls, and when', text: `Our office in ${companyLocation}: ${officeHours()}.` },
  ...buyerFacts.map(({ label, text }) => ({ term: label, text })),
];

const shortDays = (days: string) => days.replace(/(\w{3})\w*day/g, '$1');

export function ContactInBrief() {
  return (
    <ul aria-label="In brief" className="mt-5 text-petrol-100 text-sm">
      <li className="lg:hidden">
        <a
          href={mailtoHref(company.email)}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          <EmailText>{company.email}</EmailText>
        </a>
        , {company.town}
      </li>
      <li className="text-balance py-1 lg:hidden">{officeHours(shortDays)}</li>
      <li className="py-1 lg:hidden">{ratingText}</li>
      <li className="hidden md:block">
        <a
          href={telHref(company.emergencyPhone)}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          <span>
            {`${claims.emergencyDelivery.value} ${claims.emergencyDelivery.label}: `}
            <span className="inline-block">{company.emergencyPhone}</span>
          </span>
        </a>
      </li>
    </ul>
  );
}

export function QuoteFacts() {
  return (
    <section aria-labelledby="quote-facts">
      <h2 id="quote-facts" className="font-extrabold text-2xl tracking-tight">
        How your quote works
      </h2>
      <dl className="mt-4 divide-y divide-paper-line border-paper-line border-y">
        {facts.map(({ term, text }) => (
          <div key={term} className="py-2.5">
            <dt className="form-caption pt-1 text-petrol-600">{term}</dt>
            <dd className="mt-1">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const details = [
  { caption: 'Phone', text: company.phone, href: telHref(company.phone) },
  { caption: 'Second phone', text: company.secondPhone, href: telHref(company.secondPhone) },
  { caption: 'WhatsApp', text: company.whatsapp, href: whatsappHref(company.whatsapp), isExternal: true },
  { caption: 'E-mail', text: <EmailText>{company.email}</EmailText>, href: mailtoHref(company.email) },
  { caption: 'Location', text: companyLocation },
];

export function ContactDetails() {
  return (
    <section aria-labelledby="contact-details">
      <h2 id="contact-details" className="font-extrabold text-2xl tracking-tight">
        Contact information
      </h2>
      <dl className="mt-4 divide-y divide-paper-line border-paper-line border-y">
        {details.map(({ caption, text, href, isExternal }) => (
          <div key={caption} className="py-2.5">
            <dt className="form-caption pt-1 text-petrol-600">{caption}</dt>
            <dd className="font-semibold text-lg [font-variant-numeric:tabular-nums]">
              {href ? (
                <a
                  href={href}
                  {...(isExternal && newTab)}
                  className="inline-flex min-h-11 items-center underline decoration-2 decoration-amber-500 underline-offset-4 hover:decoration-petrol-900"
                >
                  {text}
                </a>
              ) : (
                <span className="block py-2">{text}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const HolidayRows = lazySection(async () => (await import('./holiday-rows')).HolidayRows, 'decoration');

/** Requirements 2.8 and 9.1. Holidays appear after hydration, as prerendered HTML cannot know the date. */
export function BusinessHoursList() {
  const isHydrated = useHydrated();
  return (
    <section aria-labelledby="business-hours">
      <h2 id="business-hours" className="font-extrabold text-2xl tracking-tight">
        Business hours
      </h2>
      <OpeningState className="mt-2" />
      <dl className="mt-4 divide-y divide-paper-line border-paper-line border-y">
        {businessHours.map((entry) => (
          <div key={entry.label} className="flex flex-wrap justify-between gap-x-4 py-3">
            <dt>{entry.label}</dt>
            <dd className="text-right font-semibold [font-variant-numeric:tabular-nums]">
              {formatHours(entry)}
            </dd>
          </div>
        ))}
        {isHydrated && <HolidayRows />}
      </dl>
      <div className="mt-5 rounded-md border border-transparent bg-petrol-900 px-5 py-4 text-paper-bright">
        <p className="form-caption text-amber-300">Emergency delivery</p>
        <p className="meter mt-1 text-4xl">{claims.emergencyDelivery.value}</p>
        <p className="mt-1 text-petrol-100">We respond {commitments.emergencyResponse}. Please call:</p>
        <a
          href={telHref(company.emergencyPhone)}
          className="inline-flex min-h-11 items-center font-bold text-[min(7vw,1.125rem)] text-amber-300 underline underline-offset-4"
        >
          {company.emergencyPhone}
        </a>
      </div>
    </section>
  );
}
