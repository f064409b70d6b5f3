import type { ReactNode } from 'react';
import { ConsentFields } from '@/components/customer-form/consent-fields';
import { DraftField, type DraftForm } from '@/components/customer-form/draft-field';
import { mayLackEmail } from '@/domain/customer-source';
import { hasVisibleText } from '@/lib/text';

interface StaffDraftFieldsProps {
  form: DraftForm;
  source: string;
  newsletterNote?: string;
  children?: ReactNode;
}

/** The fields in the order of a phone call: phone and e-mail first, because they reveal a known customer. */
export function StaffDraftFields({ form, source, newsletterNote, children }: StaffDraftFieldsProps) {
  // The browser would suggest data of the person who types.
  const common = { form, autoComplete: 'off' };
  const mayBeEmpty = mayLackEmail(source);
  const lacksEmail = mayBeEmpty && !hasVisibleText(form.draft.email);
  const note = newsletterNote ?? (lacksEmail && 'Without an e-mail nobody gets the newsletter.');
  return (
    <>
      <Part title="Who they are">
        <DraftField {...common} field="phone" />
        <DraftField {...common} field="email" mayBeEmpty={mayBeEmpty} />
        {children}
        <DraftField {...common} field="firstName" />
        <DraftField {...common} field="lastName" />
        <DraftField {...common} field="whatsapp" />
        <DraftField {...common} field="preferredContact" />
      </Part>
      <Part title="Their business">
        <DraftField {...common} field="companyName" className="sm:col-span-2" />
        <DraftField {...common} field="position" />
        <DraftField {...common} field="businessType" />
      </Part>
      <Part title="What they need, and where">
        <DraftField {...common} field="fuelTypes" />
        <DraftField {...common} field="averageVolume" />
        <DraftField {...common} field="deliveryFrequency" />
        <DraftField {...common} field="preferredDeliveryTime" />
        <DraftField {...common} field="parish" />
        <DraftField {...common} field="address" rows={2} className="sm:col-span-2" />
        <DraftField {...common} field="message" className="sm:col-span-2" />
      </Part>
      <Part title="What they allow">
        <ConsentFields form={form} legend="Asked to be kept posted by">
          {note && <p className="text-petrol-700 text-sm">{note}</p>}
        </ConsentFields>
        <DraftField {...common} field="hearAboutUs" />
      </Part>
    </>
  );
}

interface PartProps {
  title: string;
  children: ReactNode;
}

export function Part({ title, children }: PartProps) {
  return (
    <fieldset className="mb-7 min-w-0">
      <legend className="form-caption text-petrol-700">{title}</legend>
      <div className="mt-3 grid gap-5 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}
