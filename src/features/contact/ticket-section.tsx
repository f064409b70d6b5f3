import type { ReactNode } from 'react';

interface TicketSectionProps {
  number: number;
  title: string;
  children: ReactNode;
}

/** A numbered part of the delivery ticket: its caption in the margin, its fields beside it. */
export function TicketSection({ number, title, children }: TicketSectionProps) {
  return (
    <fieldset className="min-w-0 border-paper-line border-t py-7 first:border-t-0 md:py-9">
      <legend className="float-left mb-5 flex w-full items-center gap-3 md:mb-0 md:w-34 md:flex-col md:items-start">
        <span
          aria-hidden="true"
          className="meter inline-flex size-9 shrink-0 items-center justify-center rounded-sm bg-petrol-900 text-amber-300 text-xl"
        >
          {number}
        </span>
        <span className="font-bold text-lg leading-tight tracking-tight">{title}</span>
      </legend>
      <div className="clear-both grid gap-5 sm:grid-cols-2 md:clear-none md:ml-40">{children}</div>
    </fieldset>
  );
}
