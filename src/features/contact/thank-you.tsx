import { Phone } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Banner } from '@/components/ui/banner';
import { AnchorButton, Button } from '@/components/ui/button';
import { company } from '@/config/company';
import { telHref, whatsappHref } from '@/domain/phone';
import type { Receipt } from './contact-form-state';
import { NextSteps } from './next-steps';
import { ReferenceNumber } from './reference-number';
import { TicketCard } from './ticket-card';

interface ThankYouProps {
  receipt: Receipt;
  /** Called once somebody can have seen it. */
  onShown: () => void;
  onRestart: () => void;
}

/** The 'Thank You!' screen (specification, point 2): the stamped ticket. Its heading takes the focus. */
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
          <h2
            ref={heading}
            tabIndex={-1}
            className="mt-1 scroll-mt-32 font-extrabold text-4xl tracking-tight outline-none sm:text-5xl"
          >
            Thank You!
          </h2>
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
