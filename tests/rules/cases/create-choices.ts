import { fuelTypes, valuesOf } from '@/domain/options';
import { fieldsOf } from '../../support/build-customer';
import type { RuleGroup } from '../../support/rules/rule-case';
import { type FieldValue, map } from '../../support/rules/values';
import { refusesCustomer, storesCustomer } from './build';
import { minimalCustomer } from './documents';
import { choiceFields, isAlwaysChosen } from './fields';

const allFuels = valuesOf(fuelTypes);

const choices: RuleGroup = {
  title: 'a choice of a customer is one of its options',
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
    const open = isAlwaysChosen(field) ? refusesCustomer : storesCustomer;
    return [
      ...values.map((value) =>
        storesCustomer(`whose ${field} is ${value}`, minimalCustomer({ [field]: value })),
      ),
      ...outside.map((value) =>
        refusesCustomer(`whose ${field} is ${JSON.stringify(value)}`, minimalCustomer({ [field]: value })),
      ),
      open(`whose ${field} is left open`, minimalCustomer({ [field]: '' })),
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
  title: 'the fuel types of a customer are a set of the six',
  cases: [
    storesCustomer('without a fuel type', minimalCustomer({ fuelTypes: [] })),
    ...allFuels.map((fuel) => storesCustomer(`that needs ${fuel}`, minimalCustomer({ fuelTypes: [fuel] }))),
    ...allFuels.map((fuel) =>
      storesCustomer(
        `that needs all but ${fuel}`,
        minimalCustomer({ fuelTypes: allFuels.filter((one) => one !== fuel) }),
      ),
    ),
    storesCustomer('that needs all six', minimalCustomer({ fuelTypes: allFuels })),
    storesCustomer(
      'that needs all six, in another order',
      minimalCustomer({ fuelTypes: allFuels.toReversed() }),
    ),
    ...wrongFuels.map(([name, value]) =>
      refusesCustomer(`whose fuel types hold ${name}`, minimalCustomer({ fuelTypes: value })),
    ),
  ],
};

const flags: RuleGroup = {
  title: 'a tick box of a customer is on or off',
  cases: fieldsOf('flag').flatMap((field) => [
    storesCustomer(`with ${field} on`, minimalCustomer({ [field]: true })),
    storesCustomer(`with ${field} off`, minimalCustomer({ [field]: false })),
    refusesCustomer(`whose ${field} is the word true`, minimalCustomer({ [field]: 'true' })),
    refusesCustomer(`whose ${field} is 1`, minimalCustomer({ [field]: 1 })),
  ]),
};

export const createChoices: RuleGroup[] = [choices, fuels, flags];

function swapCase(text: string): string {
  const swapped = text.toUpperCase();
  return swapped === text ? text.toLowerCase() : swapped;
}
