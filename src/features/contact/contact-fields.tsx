import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ConsentFields } from '@/components/customer-form/consent-fields';
import { DraftField, unchosen } from '@/components/customer-form/draft-field';
import { CheckboxField, SelectField } from '@/components/ui/fields';
import { useHydrated } from '@/components/ui/use-hydrated';
import { useNow } from '@/components/ui/use-now';
import { estimateAnchor, paths } from '@/config/paths';
import type { CustomerDraftField } from '@/domain/customer-fields';
import { isPastDay, openingDays, soonest, wantedDayText, withWantedDay } from '@/domain/wanted-day';
import { type ContactDraftForm, whatsappOf } from './contact-form-state';

const order = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'fuelTypes',
  'averageVolume',
  'deliveryFrequency',
  'preferredDeliveryTime',
  'parish',
  'address',
  'companyName',
  'position',
  'businessType',
  'preferredContact',
  'whatsapp',
  'newsletter',
  'whatsappUpdates',
  'smsAlerts',
  'message',
  'hearAboutUs',
] as const;

type IfComplete<Fields> = CustomerDraftField extends Fields ? CustomerDraftField : never;

/** In the order of the form; a list that lacks a field does not compile. */
export const formOrder: readonly IfComplete<(typeof order)[number]>[] = order;

export function QuickFields({ form }: { form: ContactDraftForm }) {
  return (
    <>
      <FieldSection number={1} title="Who you are">
        <DraftField form={form} field="firstName" autoComplete="given-name" />
        <DraftField form={form} field="lastName" autoComplete="family-name" />
        <DraftField form={form} field="email" autoComplete="email" />
        <DraftField form={form} field="phone" autoComplete="tel" />
      </FieldSection>
      <FieldSection number={2} title="What you need">
        <DraftField form={form} field="fuelTypes" />
      </FieldSection>
    </>
  );
}

export function DetailFields({ form }: { form: ContactDraftForm }) {
  return (
    <>
      <h3 className="border-petrol-900 border-t-2 pt-6 font-bold text-xl tracking-tight">
        Details that make your quote quicker
      </h3>
      <FieldSection number={3} title="How much, and where">
        <DraftField form={form} field="averageVolume" beside={<WorkItOut />} />
        <DraftField form={form} field="deliveryFrequency" className="self-end" />
        <DraftField form={form} field="preferredDeliveryTime" />
        <DraftField form={form} field="parish" autoComplete="address-level1" />
        <DraftField
          form={form}
          field="address"
          rows={2}
          autoComplete="street-address"
          hint="Yard, site or street, and how a tanker gets in."
          className="sm:col-span-2"
        />
      </FieldSection>
      <FieldSection number={4} title="Your business">
        <DraftField form={form} field="companyName" autoComplete="organization" className="sm:col-span-2" />
        <DraftField form={form} field="position" autoComplete="organization-title" />
        <DraftField form={form} field="businessType" />
      </FieldSection>
      <FieldSection number={5} title="How to reach you">
        <DraftField form={form} field="preferredContact" />
        <WhatsappField form={form} />
        <ConsentFields form={form} legend="Keep me posted" />
      </FieldSection>
      <FieldSection number={6} title="Message">
        <WantedDayField form={form} />
        <DraftField
          form={form}
          field="message"
          hint="Tank size, access, dates: whatever helps us quote."
          sent={withWantedDay(form.draft.message, form.draft.wanted)}
          className="sm:col-span-2"
        />
        <DraftField form={form} field="hearAboutUs" />
      </FieldSection>
    </>
  );
}

function WhatsappField({ form }: { form: ContactDraftForm }) {
  const { draft, edit } = form;
  const shown = { ...form, draft: { ...draft, whatsapp: whatsappOf(draft) } };
  return (
    <div>
      <DraftField
        form={shown}
        field="whatsapp"
        autoComplete="mobile tel"
        isReadOnly={draft.isWhatsappPhone}
      />
      <CheckboxField
        name="isWhatsappPhone"
        label="Same as phone"
        checked={draft.isWhatsappPhone}
        onChange={({ target }) => edit({ isWhatsappPhone: target.checked })}
      />
    </div>
  );
}

function WorkItOut() {
  return (
    <Link
      to={`${paths.services}#${estimateAnchor}`}
      className="-mt-4.5 -mb-1.5 inline-flex min-h-11 items-end pb-1.5 underline underline-offset-4"
    >
      Not sure? Work it out
    </Link>
  );
}

interface FieldSectionProps {
  number: number;
  title: string;
  children: ReactNode;
}

function FieldSection({ number, title, children }: FieldSectionProps) {
  return (
    <fieldset className="min-w-0 border-paper-line border-t py-7 first-of-type:border-t-0 md:py-9">
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

/** Opening days in four weeks. */
const offeredDays = 24;

/** Not stored itself. Days appear after hydration, as prerendered HTML cannot know the date. */
function WantedDayField({ form: { draft, edit } }: { form: ContactDraftForm }) {
  const isHydrated = useHydrated();
  const now = useNow();
  const { wanted } = draft;
  const days = isHydrated ? openingDays(now, offeredDays) : [];
  // A chosen day stays, even outside the list.
  const outside = wanted && !days.includes(wanted) ? [wanted] : [];
  const offered = new Set([soonest, ...outside, ...days]);
  return (
    <SelectField
      id="contact-wanted"
      name="wanted"
      label="When is it wanted?"
      hint="Becomes the first line of your message."
      options={[...offered].map((value) => ({ value, label: wantedDayText(value) }))}
      placeholder={unchosen}
      value={wanted}
      onChange={(event) => edit({ wanted: event.target.value })}
      doubt={isHydrated && isPastDay(wanted, now) ? 'That day is over. Please choose another.' : ''}
    />
  );
}
