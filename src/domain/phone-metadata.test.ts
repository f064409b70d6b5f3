import metadata from 'libphonenumber-js/metadata.min.json' with { type: 'json' };
import { expect, it } from 'vitest';

/** Countries that share +1, other neighbours in the Caribbean and around it, and Britain with those that share +44. */
const countries = [
  ...'AG AI AS BB BM BS CA DM DO GD GU JM KN KY LC MP MS PR SX TC TT US VC VG VI'.split(' '),
  ...'AW BL BQ BZ CO CR CU CW GF GP GT GY HN HT MF MQ MX NI PA SR SV VE'.split(' '),
  ...'GB GG IM JE'.split(' '),
];
/** The library keeps the rules for printing a number at this place. Nothing here prints one. */
const formats = 4;

it('holds what the library knows of these countries; `vitest -u` writes it again', async () => {
  const isKept = (country: string) => countries.includes(country);
  const kept = {
    version: metadata.version,
    country_calling_codes: Object.fromEntries(
      Object.entries(metadata.country_calling_codes)
        .map(([code, names]) => [code, names.filter(isKept)] as const)
        .filter(([, names]) => names.length > 0),
    ),
    countries: Object.fromEntries(
      Object.entries(metadata.countries)
        .filter(([country]) => isKept(country))
        .map(([country, rules]) => [country, rules.map((rule, place) => (place === formats ? 0 : rule))]),
    ),
  };
  await expect(`${JSON.stringify(kept)}\n`).toMatchFileSnapshot('./phone-metadata.json');
});
