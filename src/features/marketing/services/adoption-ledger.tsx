import { countryAdoption } from '@/features/marketing/content/country-adoption';
import { BandSection } from '@/features/marketing/sections/band-section';
import { SectionHeading } from '@/features/marketing/sections/section-heading';

/** Six countries and the year each one changed over, entered line by line as in a ledger. */
export function AdoptionLedger() {
  return (
    <BandSection ground="petrol" aria-labelledby="adoption" className="grid gap-8 lg:grid-cols-[18rem_1fr]">
      <SectionHeading
        id="adoption"
        heading={countryAdoption.heading}
        intro={countryAdoption.intro}
        className="lg:sticky lg:top-24 lg:self-start"
      />
      <ol className="border-petrol-700 border-t">
        {countryAdoption.items.map(({ country, year, standard, impact }) => (
          <li
            key={country}
            className="grid grid-cols-[5.5rem_1fr] gap-x-4 border-petrol-700 border-b py-5 md:grid-cols-[8rem_13rem_1fr]"
          >
            <p className="meter text-3xl text-amber-300 leading-none md:text-5xl">{year}</p>
            <div>
              <h3 className="font-bold text-xl leading-7">{country}</h3>
              <p className="text-petrol-200 text-sm">{standard}</p>
            </div>
            <p className="col-start-2 mt-2 text-petrol-100 md:col-start-auto md:mt-0.5">{impact}</p>
          </li>
        ))}
      </ol>
    </BandSection>
  );
}
