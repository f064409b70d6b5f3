import { Phone } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Banner } from '@/components/ui/banner';
import { AnchorButton, Button } from '@/components/ui/button';
import { newTab } from '@/components/ui/new-tab';
import { commitments } from '@/config/commitments';
import { company } from '@/config/company';
import { telHref, whatsappHref } from '@/domain/phone';
import { referenceCode } from '@/domain/reference';
import { capitalise } from '@/lib/text';
import type { Receipt } from './contact-form-state';
import { correctionText, ReferenceNumber } from './reference-number';
import { RequestBadge, RequestCard } from './request-card';

interface ThankYouProps {
  receipt: Receipt;
  onShown: () => void;
  onRestart: () => void;
}

/** Requirement 2.8. Its heading takes the focus. */
export function ThankYou({ receipt, onShown, onRestart }: ThankYouProps) {
  const { reference, message, hasNewsletter, isCorrection } = receipt;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useWhenVisible(onShown);

  return (
    <RequestCard
      head={
        <h1
          ref={heading}
          tabIndex={-1}
          className="mt-1 scroll-mt-32 font-extrabold text-4xl tracking-tight outline-none sm:text-5xl"
        >
          Thank You!
        </h1>
      }
      number={<RequestBadge tone="done">Received</RequestBadge>}
      footer={
        <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          <AnchorButton href={telHref(company.phone)} size="large">
            <Phone aria-hidden="true" className="size-5" />
            Call Us Now
          </AnchorButton>
          <AnchorButton
            href={whatsappHref(
              company.whatsapp,
              `Hello ${company.name}, my reference is ${referenceCode(reference)} (${reference}).`,
            )}
            {...newTab}
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
      <div className="flex flex-col gap-8 py-7 sm:py-8">
        <div role="status">
          <Banner tone="success">{message}</Banner>
        </div>
        <ReferenceNumber reference={reference} />
        {isCorrection && <p className="max-w-prose">{correctionText}</p>}
        <NextSteps hasNewsletter={hasNewsletter} />
      </div>
    </RequestCard>
  );
}

/** A tab in the background shows nothing, and a phone may drop it there. */
function useWhenVisible(onVisible: () => void) {
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && onVisible();
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [onVisible]);
}

const received = { when: 'Now', what: 'Your request is on file under the reference above.' };
const newsletter = {
  when: capitalise(commitments.newsletter),
  what: 'Our welcome newsletter reaches you by e-mail.',
};
const contact = {
  when: capitalise(commitments.contact),
  what: 'We contact you to agree a price and a delivery time.',
};

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
