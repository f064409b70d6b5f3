import { DraftChoice, DraftFlag, type DraftForm, DraftLine, DraftText } from './draft-controls';
import { FuelTypeBoxes } from './fuel-type-boxes';
import { TicketSection } from './ticket-section';

/** Every field of the delivery ticket, in its five parts. */
export function TicketFields({ form }: { form: DraftForm }) {
  return (
    <>
      <TicketSection number={1} title="Who you are">
        <DraftLine form={form} field="firstName" autoComplete="given-name" />
        <DraftLine form={form} field="lastName" autoComplete="family-name" />
        <DraftLine form={form} field="email" type="email" inputMode="email" autoComplete="email" />
        <DraftLine form={form} field="phone" type="tel" inputMode="tel" autoComplete="tel" />
      </TicketSection>
      <TicketSection number={2} title="Your business">
        <DraftLine form={form} field="companyName" autoComplete="organization" className="sm:col-span-2" />
        <DraftLine form={form} field="position" autoComplete="organization-title" />
        <DraftChoice form={form} field="businessType" />
      </TicketSection>
      <TicketSection number={3} title="What you need, and where">
        <FuelTypeBoxes form={form} />
        <DraftChoice form={form} field="averageVolume" />
        <DraftChoice form={form} field="deliveryFrequency" />
        <DraftChoice form={form} field="preferredDeliveryTime" />
        <DraftChoice form={form} field="parish" />
        <DraftText
          form={form}
          field="address"
          rows={2}
          autoComplete="street-address"
          hint="Yard, site or street, and how a tanker gets in."
          className="sm:col-span-2"
        />
      </TicketSection>
      <TicketSection number={4} title="How to reach you">
        <DraftChoice form={form} field="preferredContact" />
        <DraftLine form={form} field="whatsapp" type="tel" inputMode="tel" autoComplete="mobile tel" />
        <fieldset className="min-w-0 sm:col-span-2">
          <legend className="font-semibold text-petrol-900 text-sm">Keep me posted</legend>
          <div className="mt-1 flex flex-col sm:flex-row sm:flex-wrap sm:gap-x-5">
            <DraftFlag form={form} field="newsletter" />
            <DraftFlag form={form} field="whatsappUpdates" />
            <DraftFlag form={form} field="smsAlerts" />
          </div>
        </fieldset>
      </TicketSection>
      <TicketSection number={5} title="Message">
        <DraftText
          form={form}
          field="message"
          rows={5}
          hint="Tank size, access, dates: whatever helps us quote."
          className="sm:col-span-2"
        />
        <DraftChoice form={form} field="hearAboutUs" />
      </TicketSection>
    </>
  );
}
