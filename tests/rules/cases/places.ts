import { admin, anonymous } from '../../support/rules/identities';
import { commit, erase, set, update } from '../../support/rules/requests';
import { ask, newId, type RuleCase, type RuleGroup } from '../../support/rules/rule-case';
import { type Fields, serverTime } from '../../support/rules/values';
import { collections, newCustomer, newSubscriber } from './build';
import { minimalCustomer, storedCustomer, subscriber } from './documents';

/** Ids that the client never makes; each belongs to one collection in the tests below. */
const badIds = [
  ...['a', 'Nineteen00000000000', 'TwentyOne000000000000', 'With-Hyphen000000000', 'With_Underscore00000'],
  ...['With.Dot000000000000', 'With Space0000000000', 'Wíth0Accent000000000', 'Digits٣0000000000000', '..a'],
  ...['Trailing0LineBreak00\n', '\nLeading0LineBreak00', 'x'.repeat(1000)],
];

const goodIds = [
  'aaaaaaaaaaaaaaaaaaaa',
  'ZZZZZZZZZZZZZZZZZZZZ',
  '01234567890123456789',
  'azAZ09azAZ09azAZ09az',
];

const ids: RuleGroup = {
  title: 'an id is 20 letters and digits, as the client makes it',
  cases: [...documents(goodIds, 'allowed', 'stores'), ...documents(badIds, 'refused', 'refuses')],
};

function documents(names: string[], expected: RuleCase['expected'], verb: string): RuleCase[] {
  return names.flatMap((id) => [
    {
      name: `${verb} a customer under the id ${JSON.stringify(id.slice(0, 30))}`,
      as: anonymous,
      request: commit(set(`${collections.customers}/${id}`, minimalCustomer())),
      expected,
    },
    {
      name: `${verb} a subscriber under the id ${JSON.stringify(id.slice(0, 30))}`,
      as: anonymous,
      request: commit(set(`${collections.newsletterSubscribers}/${id}`, subscriber())),
      expected,
    },
  ]);
}

const elsewhere = [
  'users',
  'admins',
  'orders',
  'settings',
  'Customers',
  'customer',
  'newsletter',
  'newsletter_subscriber',
];

const below = (parent: string, child: string) => `${parent}/${child}/${newId()}`;

const otherPlaces: RuleGroup = {
  title: 'nothing is written anywhere else',
  cases: [anonymous, admin].flatMap((identity) => {
    const refuses = (what: string, path: string, fields: Fields) =>
      ask('refused', identity)([what, commit(set(path, fields))]);
    return [
      ...elsewhere.flatMap((name) => [
        refuses(`a customer in the collection ${name}`, `${name}/${newId()}`, minimalCustomer()),
        refuses(`a subscriber in the collection ${name}`, `${name}/${newId()}`, subscriber()),
      ]),
      ...['notes', collections.customers].map((child) =>
        refuses(`a customer in ${child} below a customer`, below(newCustomer(), child), minimalCustomer()),
      ),
      ...['notes', collections.newsletterSubscribers].map((child) =>
        refuses(`a subscriber in ${child} below a subscriber`, below(newSubscriber(), child), subscriber()),
      ),
      refuses('a subscriber among the customers', newCustomer(), subscriber()),
      refuses('a customer among the subscribers', newSubscriber(), minimalCustomer()),
    ];
  }),
};

const goodCustomer = () => set(newCustomer(), minimalCustomer());
const goodSubscriber = () => set(newSubscriber(), subscriber());
const badCustomer = () => set(newCustomer(), minimalCustomer({ status: 'customer' }));
const badSubscriber = () => set(newSubscriber(), subscriber({ active: false }));

function batch(name: string, expected: RuleCase['expected'], ...writes: Parameters<typeof commit>): RuleCase {
  return { name, as: anonymous, request: commit(...writes), expected };
}

const createdAndDeleted = newCustomer();
const createdAndMoved = newCustomer();

const batches: RuleGroup = {
  title: 'a batch is stored as a whole or not at all',
  cases: [
    batch('stores a customer with its subscriber', 'allowed', goodCustomer(), goodSubscriber()),
    batch('stores two customers', 'allowed', goodCustomer(), goodCustomer()),
    batch('refuses a good customer before a bad one', 'refused', goodCustomer(), badCustomer()),
    batch('refuses a good customer after a bad one', 'refused', badCustomer(), goodCustomer()),
    batch('refuses a good customer with a bad subscriber', 'refused', goodCustomer(), badSubscriber()),
    batch('refuses a bad customer with a good subscriber', 'refused', badCustomer(), goodSubscriber()),
    batch(
      'refuses a good customer with a document elsewhere',
      'refused',
      goodCustomer(),
      set(`users/${newId()}`, { role: 'admin' }),
    ),
    batch(
      'refuses nine good customers for the sake of a bad tenth',
      'refused',
      ...Array.from({ length: 9 }, goodCustomer),
      badCustomer(),
    ),
    batch(
      'refuses a customer that the same batch deletes',
      'refused',
      set(createdAndDeleted, minimalCustomer()),
      erase(createdAndDeleted),
    ),
    batch(
      'refuses a customer that the same batch moves on',
      'refused',
      set(createdAndMoved, minimalCustomer()),
      update(createdAndMoved, { status: 'customer', updatedAt: serverTime }),
    ),
    mixedByAdmin(),
  ],
};

function mixedByAdmin(): RuleCase {
  const path = newCustomer();
  return {
    name: 'refuses an administrator’s good update with a bad one',
    as: admin,
    stored: [{ path, fields: storedCustomer() }],
    request: commit(update(path, { status: 'contacted', updatedAt: serverTime }), badCustomer()),
    expected: 'refused',
  };
}

/** Paths of documents, and their number in a batch. */
export const places: RuleGroup[] = [ids, otherPlaces, batches];
