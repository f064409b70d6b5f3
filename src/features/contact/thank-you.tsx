import { Check, Copy, Phone } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { AnchorButton, Button } from '@/components/ui/button';
import { type CopyOutcome, copyOutcomes, copyText } from '@/components/ui/copy-text';
import { commitments } from '@/config/commitments';
import { company } from '@/config/company';
import { telHref, whatsappHref } from '@/domain/phone';
import { capitalise } from '@/lib/text';
import type { Receipt } from './contact-form-state';
import { TicketCard } from './ticket-card';

interface ThankYouProps {
  receipt: Receipt;
  /** Called once somebody can have seen it. */
  onShown: () => void;
  onRestart: () => void;
}

/** The 'Thank You!' screen (requirement 2.8): the stamped ticket. Its heading takes the focus. */
export function ThankYou({ receipt, onShown, onRestart }: ThankYouProps) {
  const { reference, message, hasNewsletter, isCorrection } = receipt;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useOnceVisible(onShown);

  return (
    <TicketCard
      head={
        <>
          <p className="form-caption text-petrol-600">Delivery ticket</p>
          <h1
            ref={heading}
            tabIndex={-1}
            className="mt-1 scroll-mt-32 font-extrabold text-4xl tracking-tight outline-none sm:text-5xl"
          >
            Thank You!
          </h1>
        </>
      }
      number={<Stamp />}
      stub={
        <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          <AnchorButton href={telHref(company.phone)} size="large">
            <Phone aria-hidden="true" className="size-5" />
            Call Us Now
          </AnchorButton>
          <AnchorButton
            href={whatsappHref(company.whatsapp, `Hello ${company.name}, my reference is ${reference}.`)}
            target="_blank"
            rel="noopener noreferrer"
            variant="dark"
            size="large"
          >
            WhatsApp
          </AnchorButton>
          <Button variant="outline" size="large" onClick={onRestart} className="sm:ml-auto">
            Submit Another Form
          </Button>
        </div>
      }
    >
      <div className="space-y-8 py-7 sm:py-8">
        <Banner tone="success">{message}</Banner>
        <ReferenceNumber reference={reference} />
        {isCorrection && (
          <p className="max-w-prose">
            You changed this request after a first try. If both reached us, this one counts.
          </p>
        )}
        <NextSteps hasNewsletter={hasNewsletter} />
      </div>
    </TicketCard>
  );
}

/** A tab in the background shows nothing, and a phone may drop it there. */
function useOnceVisible(onVisible: () => void) {
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && onVisible();
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [onVisible]);
}

/** What a clerk would stamp on the paper. */
function Stamp() {
  return (
    <p
      aria-hidden="true"
      className="form-caption -rotate-6 rounded-sm border-2 border-sea-700 px-3 py-1.5 text-sea-700 text-sm"
    >
      Received
    </p>
  );
}

/** The customer's reference as a ticket number: one press selects it, another copies it. */
function ReferenceNumber({ reference }: { reference: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-petrol-900 border-l-4 pl-4">
      <dl>
        <dt className="form-caption text-petrol-600">Your customer reference ID</dt>
        <dd className="meter mt-1 select-all text-xl sm:text-3xl">{inGroups(reference)}</dd>
      </dl>
      <CopyButton text={reference} label="Copy reference" />
    </div>
  );
}

/** In groups of four, as somebody reads it out; copying gives the whole. */
const inGroups = (reference: string) => reference.replace(/.{4}(?=.)/g, '$& ');

/** Copies a text and says so; where the browser has no clipboard for us there is no button. */
function CopyButton({ text, label }: { text: string; label: string }) {
  const [outcome, setOutcome] = useState<CopyOutcome>();
  if (!navigator.clipboard) return null;

  return (
    <div className="flex items-center gap-3">
      <Button variant="quiet" onClick={() => void copyText(text).then(setOutcome)}>
        {outcome === copyOutcomes.copied ? (
          <Check aria-hidden="true" className="size-4" />
        ) : (
          <Copy aria-hidden="true" className="size-4" />
        )}
        {label}
      </Button>
      <span role="status" className="text-petrol-600 text-sm">
        {outcome}
      </span>
    </div>
  );
}

const received = { when: 'Now', what: 'Your request is on file under the reference above.' };
const newsletter = {
  when: capitalise(commitments.newsletter),
  what: 'Our welcome newsletter reaches you by e-mail.',
};
const contact = {
  when: capitalise(commitments.contact),
  what: 'We contact you with a price and a delivery time.',
};

/** What happens next (requirements 2.8 and 9.3), as a fuel line from step to step. */
function NextSteps({ hasNewsletter }: { hasNewsletter: boolean }) {
  const steps = [received, ...(hasNewsletter ? [newsletter] : []), contact];
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps" className="form-caption text-petrol-700">
        Next steps
      </h2>
      <ol className="mt-4 ml-2">
        {steps.map(({ when, what }) => (
          <li
            key={when}
            className="relative border-amber-400 border-l-4 pb-6 pl-7 last:border-transparent last:pb-0"
          >
            <span
              aria-hidden="true"
              className="-left-3 absolute top-0.5 size-5 rounded-full border-4 border-petrol-900 bg-amber-400"
            />
            <p className="font-bold text-lg leading-snug">{when}</p>
            <p className="text-petrol-700">{what}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
