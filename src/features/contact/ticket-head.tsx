import type { Ref } from 'react';

/** The printed head of the form, with the heading that may take the focus. */
export function TicketHead({ headingRef }: { headingRef?: Ref<HTMLHeadingElement> }) {
  return (
    <>
      <p className="form-caption text-petrol-600">Delivery ticket</p>
      <h2
        ref={headingRef}
        tabIndex={-1}
        className="mt-1 font-extrabold text-2xl tracking-tight outline-none sm:text-3xl"
      >
        Request a quote
      </h2>
    </>
  );
}
