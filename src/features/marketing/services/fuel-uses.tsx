import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { ulsdIndustries } from '@/features/marketing/content/ulsd-industries';
import { FishingVessel } from '@/features/marketing/illustrations/fishing-vessel';
import { SectionHeading } from '@/features/marketing/sections/section-heading';

/** Who burns it: half the band is the jetty at first light, half the list. */
export function FuelUses() {
  return (
    <section aria-labelledby="uses" className="grid bg-paper-bright lg:grid-cols-2">
      <div className="relative h-64 bg-sea-600 md:h-96 lg:h-auto">
        <FishingVessel className="absolute inset-0 size-full" />
      </div>
      <div className="px-4 py-12 md:px-6 lg:py-20 lg:pr-[max(1.5rem,calc(100%-36.5rem))] lg:pl-16">
        <SectionHeading id="uses" heading={ulsdIndustries.heading} intro={ulsdIndustries.intro} />
        <dl className="mt-6 border-paper-line border-t">
          {ulsdIndustries.items.map(({ id, name, use }) => (
            <div
              key={id}
              className="border-paper-line border-b py-3 sm:grid sm:grid-cols-[12rem_1fr] sm:gap-4"
            >
              <dt className="font-bold">{name}</dt>
              <dd className="text-petrol-700">{use}</dd>
            </div>
          ))}
        </dl>
        <Link
          to={paths.industry}
          className="mt-4 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          How each industry is supplied
        </Link>
      </div>
    </section>
  );
}
