import { fuelTypes, valuesOf } from '@/domain/options';
import { fieldsOf } from '../../support/build-customer';
import type { RuleGroup } from '../support/rule-case';
import { type FieldValue, map } from '../support/values';
import { refusesLead, storesLead } from './build';
import { minimalLead } from './documents';
import { choiceFields, isAlwaysChosen } from './fields';

const allFuels = valuesOf(fuelTypes);

const choices: RuleGroup = {
  title: 'a choice of a lead is one of its options',
  cases: Object.entries(choiceFields).flatMap(([field, options]) => {
    const values = valuesOf(options);
    const [first = ''] = values;
    const outside = [
      'unknown',
      `${first} `,
      ` ${first}`,
      `${first}${first}`,
      first.slice(1),
      swapCase(first),
    ];
    const open = isAlwaysChosen(field) ? refusesLead : storesLead;
    return [
      ...values.map((value) => storesLead(`whose ${field} is ${value}`, minimalLead({ [field]: value }))),
      ...outside.map((value) =>
        refusesLead(`whose ${field} is ${JSON.stringify(value)}`, minimalLead({ [field]: value })),
      ),
      open(`whose ${field} is left open`, minimalLead({ [field]: '' })),
    ];
  }),
};

const wrongFuels: [string, FieldValue][] = [
  ['one fuel twice', ['Diesel', 'Diesel']],
  ['all fuels and one of them again', [...allFuels, 'Diesel']],
  ['an unknown fuel', ['unknown']],
  ['an unknown fuel beside a known one', ['Diesel', 'unknown']],
  ['a fuel in small letters', ['diesel']],
  ['an empty text', ['']],
  ['null', [null]],
  ['a number', [1]],
  ['a boolean', [true]],
  ['a map', [map({ name: 'Diesel' })]],
  ['a list within a map', [map({ list: ['Diesel'] })]],
  ['10,000 different texts', Array.from({ length: 10_000 }, (_, index) => `Diesel ${index}`)],
  ['one fuel 10,000 times', Array.from({ length: 10_000 }, () => 'Diesel')],
];

const fuels: RuleGroup = {
  title: 'the fuel types of a lead are a set of the six',
  cases: [
    storesLead('without a fuel type', minimalLead({ fuelTypes: [] })),
    ...allFuels.map((fuel) => storesLead(`that needs ${fuel}`, minimalLead({ fuelTypes: [fuel] }))),
    ...allFuels.map((fuel) =>
      storesLead(
        `that needs all but ${fuel}`,
        minimalLead({ fuelTypes: allFuels.filter((one) => one !== fuel) }),
      ),
    ),
    storesLead('that needs all six', minimalLead({ fuelTypes: allFuels })),
    storesLead('that needs all six, in another order', minimalLead({ fuelTypes: allFuels.toReversed() })),
    ...wrongFuels.map(([name, value]) =>
      refusesLead(`whose fuel types hold ${name}`, minimalLead({ fuelTypes: value })),
    ),
  ],
};

const flags: RuleGroup = {
  title: 'a tick box of a lead is on or off',
  cases: fieldsOf('flag').flatMap((field) => [
    storesLead(`with ${field} on`, minimalLead({ [field]: true })),
    storesLead(`with ${field} off`, minimalLead({ [field]: false })),
    refusesLead(`whose ${field} is the word true`, minimalLead({ [field]: 'true' })),
    refusesLead(`whose ${field} is 1`, minimalLead({ [field]: 1 })),
  ]),
};

/** What a prospect can choose. */
export const createChoices: RuleGroup[] = [choices, fuels, flags];

function swapCase(text: string): string {
  const swapped = text.toUpperCase();
  return swapped === text ? text.toLowerCase() : swapped;
}
