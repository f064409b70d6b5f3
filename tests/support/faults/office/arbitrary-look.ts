import fc from 'fast-check';
import { filter, isCutOff, needle, sort } from '../../oracle/arbitrary-list';
import { staffEmails } from './office-data';
import type { Look } from './steps';

/** Parts of the names and numbers of a day. */
const known = fc.constantFrom(
  ...[
    'customer',
    'Customer3',
    'NUÑEZ',
    'nunez',
    "o'neil",
    'grant, customer',
    'hopefarm',
    'cafe nandu',
    'reid visitor',
  ],
  ...[
    'Added',
    'import1',
    'brown',
    'companyname',
    '555-01',
    '876 555 0121',
    '(876) 555',
    '5550170',
    '1 876 555 1',
    'x',
  ],
);
const search = fc.oneof(
  { weight: 2, arbitrary: fc.constant('') },
  { weight: 4, arbitrary: known },
  { weight: 2, arbitrary: needle.filter((text) => !isCutOff(text)) },
);
const owner = fc
  .constantFrom(undefined, undefined, '', ...staffEmails)
  .map((email) => (email === undefined ? undefined : { value: 'x', label: 'X', email }));

/** A person's possible searches, with and without filters. */
export const anyLook: fc.Arbitrary<Look> = fc.record({
  search,
  filter: fc.tuple(filter, owner).map(([chosen, email]) => ({ ...chosen, owner: email })),
  sort,
});
