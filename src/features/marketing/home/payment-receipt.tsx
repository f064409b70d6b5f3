import stampSeal from '@/assets/drawings/stamp-seal.svg';
import { paymentMethods } from '@/features/marketing/facts';
import { BandSection, SectionHeading } from '@/features/marketing/sections/band-section';
import { Drawing } from '@/features/marketing/sections/drawing';

/** The four ways to pay, as the lines of a stamped receipt. */
export function PaymentReceipt() {
  return (
    <BandSection
      ground="dim"
      aria-labelledby="payment"
      className="grid gap-10 md:grid-cols-[1fr_minmax(0,30rem)] md:items-center"
    >
      <SectionHeading
        id="payment"
        heading={paymentMethods.heading}
        intro="On site, in Jamaican dollars (JMD)."
      />
      <div className="relative bg-paper-bright px-6 pt-7 pb-5 shadow-lg sm:px-9">
        <p className="form-caption text-petrol-600">Received by</p>
        <ul className="mt-3">
          {paymentMethods.items.map(({ name, description }) => (
            <li key={name} className="flex items-baseline gap-3 border-paper-line border-b py-3">
              <span className="font-bold text-lg">{name}</span>
              <span className="ml-auto text-right text-petrol-700">{description}</span>
            </li>
          ))}
        </ul>
        <p className="perforated-top mt-8 pt-4 pr-24 font-medium text-petrol-700">{paymentMethods.note}</p>
        <Drawing
          src={stampSeal}
          width={120}
          height={120}
          className="absolute -right-2 -bottom-8 size-28 opacity-80 md:-right-5"
        />
      </div>
    </BandSection>
  );
}
