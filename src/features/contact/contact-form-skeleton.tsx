import { company } from '@/config/company';
import { telHref } from '@/domain/phone';
import { TicketCard } from './ticket-card';
import { TicketHead } from './ticket-head';

/**
 * Stands in the form's place until its script has arrived, for who came by a link of the site. It reaches below the
 * screen, so that nothing in sight moves when the form takes its place.
 */
export function ContactFormSkeleton() {
  return (
    <TicketCard
      head={<TicketHead />}
      number={
        <p className="text-petrol-600 text-sm">
          Rather call?{' '}
          <a
            href={telHref(company.phone)}
            className="-my-3 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {company.phone}
          </a>
        </p>
      }
      stub={<div className="h-13" />}
    >
      <div aria-hidden="true" className="grid min-h-svh content-start gap-5 py-7 sm:grid-cols-2">
        {[...'abcdefghijklmn'].map((line) => (
          <div key={line} className="h-12 animate-pulse rounded-md bg-paper-dim" />
        ))}
      </div>
    </TicketCard>
  );
}
