import { specificationRows } from '@/features/marketing/content/ulsd-specification';
import { sheet } from './sheet';

const { sulfur, cetane, flashPoint } = specificationRows;

/** The paper tag of the sample, hung on its string: three limits from the sheet. */
export function SampleTag() {
  return (
    <div className="-rotate-3 relative mb-6 w-44 shrink-0 bg-paper-bright px-4 pt-9 pb-4 text-petrol-900 shadow-lg sm:w-60 sm:px-6 lg:mb-20">
      <span
        aria-hidden="true"
        className="absolute bottom-[calc(100%-1.25rem)] left-1/2 h-96 w-0.5 origin-bottom rotate-3 bg-petrol-950"
      />
      <span
        aria-hidden="true"
        className="-translate-x-1/2 absolute top-3 left-1/2 size-4 rounded-full border-4 border-petrol-900 bg-amber-400"
      />
      <p className="form-caption flex flex-wrap justify-between gap-x-3 text-petrol-600">
        <span>Sample</span>
        <span className="whitespace-nowrap">{sheet.number}</span>
      </p>
      <dl className="perforated-top mt-3 pt-1">
        {[sulfur, cetane, flashPoint].map(({ property, value }) => (
          <div
            key={property}
            className="flex items-baseline justify-between gap-2 border-paper-line border-b py-2 last:border-b-0"
          >
            <dt className="text-sm">{property}</dt>
            <dd className="meter sm:text-xl">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
