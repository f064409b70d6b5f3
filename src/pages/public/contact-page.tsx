import { MessageCircle, Phone } from 'lucide-react';
import { useState } from 'react';
import hoseAndMeter from '@/assets/drawings/hose-and-meter.svg';
import { BelowFirstScreen } from '@/components/layout/below-first-screen';
import { lazySection } from '@/components/layout/lazy-section';
import { type Head, PageHead } from '@/components/layout/page-head';
import { AnchorButton } from '@/components/ui/button';
import { newTab } from '@/components/ui/new-tab';
import { claims } from '@/config/claims';
import { commitments } from '@/config/commitments';
import { company } from '@/config/company';
import { paths } from '@/config/paths';
import { telHref, whatsappHref } from '@/domain/phone';
import {
  BusinessHoursList,
  ContactDetails,
  ContactInBrief,
  QuoteFacts,
} from '@/features/contact/contact-aside';
import { ContactFormSkeleton } from '@/features/contact/request-card';
import { Drawing } from '@/features/marketing/sections/drawing';
import { Proof, testimonials } from '@/features/marketing/testimonials';

export const head: Head = {
  title: 'Request a quote or book a delivery',
  description: `Call, WhatsApp or send a request. We contact you ${commitments.contact}; the emergency line is open ${claims.emergencyDelivery.value}.`,
};

const [, siteCustomer] = testimonials.items;

const ContactForm = lazySection(
  async () => (await import('@/features/contact/contact-form')).ContactForm,
  'form',
  <ContactFormSkeleton />,
);

/** Once a request is stored, the page is the 'Thank You!' page. */
export function ContactPage() {
  const [isThanking, setThanking] = useState(false);
  return (
    <>
      {isThanking && <PageHead title="Thank You!" path={paths.contact} />}
      <div className="overflow-hidden bg-petrol-900 text-paper-bright">
        <div className="relative mx-auto max-w-page px-4 pt-10 pb-28 md:px-6 md:pt-16 lg:pb-36">
          {!isThanking && (
            <h1 className="font-extrabold text-5xl tracking-tight md:text-7xl">Get In Touch</h1>
          )}
          <p className="mt-4 max-w-lg text-lg text-petrol-100">
            {/* Alone at the end of a phone's line, "In" would move when the typeface arrives. */}
            {`${isThanking ? 'Your request is with us.' : 'Fill in the form and we answer with a price.'} In\u00a0a hurry? Call, or message us on WhatsApp.`}
          </p>
          {/* The manifest's shortcut "Call" leads here. */}
          <div id="call" className="mt-6 flex scroll-mt-24 flex-wrap gap-3 max-xs:*:grow">
            <AnchorButton href={telHref(company.phone)} size="large">
              <Phone aria-hidden="true" className="size-5" />
              {company.phone}
            </AnchorButton>
            <AnchorButton
              href={whatsappHref(company.whatsapp)}
              {...newTab}
              size="large"
              variant="outlineLight"
            >
              <MessageCircle aria-hidden="true" className="size-5 max-sm:hidden" />
              WhatsApp
            </AnchorButton>
          </div>
          {!isThanking && <ContactInBrief />}
          <Drawing
            src={hoseAndMeter}
            width={540}
            height={420}
            loading="lazy"
            className="absolute end-2 bottom-0 hidden w-96 lg:block"
          />
        </div>
      </div>
      <div className="mx-auto grid max-w-page gap-12 px-4 pb-20 md:px-6 lg:grid-cols-[1fr_21rem]">
        <div className="-mt-18 md:-mt-24 relative min-w-0">
          <ContactForm onThanks={setThanking} />
        </div>
        <aside
          aria-label="Contact information and business hours"
          className="grid content-start gap-12 md:grid-cols-2 lg:grid-cols-1 lg:pt-10"
        >
          <BelowFirstScreen>
            <ContactDetails />
            <BusinessHoursList />
            {!isThanking && <QuoteFacts />}
            {!isThanking && siteCustomer && <Proof quote={siteCustomer} />}
          </BelowFirstScreen>
        </aside>
      </div>
    </>
  );
}
