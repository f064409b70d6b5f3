import type { ReactNode, Ref } from 'react';
import { company } from '@/config/company';
import { telHref } from '@/domain/phone';
import { cn } from '@/lib/cn';

interface RequestCardProps {
  head: ReactNode;
  number: ReactNode;
  children: ReactNode;
  footer: ReactNode;
}

export function RequestCard({ head, number, children, footer }: RequestCardProps) {
  return (
    <div className="overflow-clip rounded-lg border-amber-400 border-t-8 bg-paper-bright shadow-xl">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3 border-petrol-900 border-b-2 px-5 large-text:px-2 py-5 sm:px-8">
        <div>
          <p className="form-caption text-petrol-600">Delivery ticket</p>
          {head}
        </div>
        <div className="sm:text-right">{number}</div>
      </div>
      <div className="px-5 large-text:px-2 sm:px-8">{children}</div>
      <div className="relative bg-paper px-5 large-text:px-2 py-7 sm:px-8">
        <Perforation />
        {footer}
      </div>
    </div>
  );
}

function Perforation() {
  return (
    <div aria-hidden="true" className="perforated-top absolute inset-x-4 top-0">
      <span className="absolute -top-3 -left-7 size-6 rounded-full bg-paper-dim shadow-inner" />
      <span className="absolute -top-3 -right-7 size-6 rounded-full bg-paper-dim shadow-inner" />
    </div>
  );
}

const badgeTones = {
  done: 'border-sea-700 text-sea-700',
  pending: 'border-petrol-900 text-petrol-900',
} as const;

interface RequestBadgeProps {
  tone: keyof typeof badgeTones;
  children: string;
}

export function RequestBadge({ tone, children }: RequestBadgeProps) {
  return (
    <p
      aria-hidden="true"
      className={cn('form-caption -rotate-6 rounded-sm border-2 px-3 py-1.5 text-sm', badgeTones[tone])}
    >
      {children}
    </p>
  );
}

export function RequestHead({ headingRef }: { headingRef?: Ref<HTMLHeadingElement> }) {
  return (
    <h2
      ref={headingRef}
      tabIndex={-1}
      className="mt-1 font-extrabold text-2xl tracking-tight outline-none sm:text-3xl"
    >
      Request a quote
    </h2>
  );
}

/** Reaches below the screen, so that nothing in sight moves when the form replaces it. */
export function ContactFormSkeleton() {
  return (
    <RequestCard
      head={<RequestHead />}
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
      footer={<div className="h-13" />}
    >
      <div aria-hidden="true" className="grid min-h-svh content-start gap-5 py-7 sm:grid-cols-2">
        {[...'abcdefghijklmn'].map((line) => (
          <div key={line} className="h-12 animate-pulse rounded-md bg-paper-dim" />
        ))}
      </div>
    </RequestCard>
  );
}
