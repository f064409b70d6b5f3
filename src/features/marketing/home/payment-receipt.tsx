import stampSeal from '@/assets/drawings/stamp-seal.svg';
import { paymentMethods } from '@/features/marketing/facts';
import { BandSection, SectionHeading } from '@/features/marketing/sections/band-section';
import { Drawing } from '@/features/marketing/sections/drawing';

/** The four ways to pay, as the stubs of one stamped receipt. */
export function PaymentReceipt() {
  return (
    <BandSection ground="dim" aria-labelledby="payment">
      <SectionHeading
        id="payment"
        heading={paymentMethods.heading}
        intro="On site, in Jamaican dollars (JMD)."
      />
      <div className="relative mt-8 bg-paper-bright shadow-lg md:mt-10">
        <ul className="grid px-6 sm:grid-cols-2 lg:grid-cols-4 lg:px-0">
          {paymentMethods.items.map(({ name, description }) => (
            <li
              key={name}
              className="border-paper-line py-4 not-first:border-t sm:nth-2:border-t-0 lg:border-t-0 lg:border-paper-edge lg:border-dashed lg:px-8 lg:pt-9 lg:pb-8 lg:not-first:border-l-2"
            >
              <h3 className="font-bold text-xl lg:text-2xl">{name}</h3>
              <p className="mt-1 text-petrol-700">{description}</p>
            </li>
          ))}
        </ul>
        <p className="perforated-top px-6 py-5 pr-32 font-medium text-petrol-700 lg:px-8">
          {paymentMethods.note}
        </p>
        <Drawing
          src={stampSeal}
          width={120}
          height={120}
          className="absolute right-3 -bottom-8 size-28 opacity-80 md:right-10"
        />
      </div>
    </BandSection>
  );
}
