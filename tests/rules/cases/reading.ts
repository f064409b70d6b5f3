import { admin, anonymous, everybody, strangers } from '../../support/rules/identities';
import {
  count,
  get,
  getAll,
  list,
  query,
  queryGroup,
  type RuleRequest,
  where,
} from '../../support/rules/requests';
import { ask, newId, type RuleCase, type RuleGroup } from '../../support/rules/rule-case';
import { collections, newCustomer, newSubscriber } from './build';
import { storedCustomer, storedSubscriber } from './documents';

const { customers, newsletterSubscribers } = collections;
const customer = { path: newCustomer(), fields: storedCustomer() };
const reader = { path: newSubscriber(), fields: storedSubscriber() };
const order = { path: `orders/${newId()}`, fields: { total: 1 } };
const note = { path: `${newCustomer()}/notes/${newId()}`, fields: { text: 'Gate code' } };

const newestFirst = { orderBy: [{ field: { fieldPath: 'createdAt' }, direction: 'DESCENDING' }] };
const byEmail = (email: string) => where('email', 'EQUAL', email);

const ofCustomers: [string, RuleRequest][] = [
  ['the list of customers', list(customers)],
  ['the customers, newest first', query(customers, newestFirst)],
  ['one customer by a query', query(customers, { limit: 1 })],
  ['the customers of one e-mail address', query(customers, byEmail('marcia.bennett@hopefarm.example'))],
  ['the customers of an address that nobody has', query(customers, byEmail('nobody@hopefarm.example'))],
  ['only the names of the customers', query(customers, { select: { fields: [{ fieldPath: 'lastName' }] } })],
  ['the number of customers', count(customers)],
  ['a customer', get(customer.path)],
  ['a customer in a list of ids', getAll(customer.path)],
  ['a customer beside a missing one', getAll(newCustomer(), customer.path)],
];

const ofSubscribers: [string, RuleRequest][] = [
  ['the list of subscribers', list(newsletterSubscribers)],
  ['the subscribers by a query', query(newsletterSubscribers)],
  ['the number of subscribers', count(newsletterSubscribers)],
  ['a subscriber', get(reader.path)],
  ['a missing subscriber', get(newSubscriber())],
];

const ofNobody: [string, RuleRequest][] = [
  ['the customers of every level', queryGroup(customers)],
  ['the subscribers of every level', queryGroup(newsletterSubscribers)],
  ['another collection', list('orders')],
  ['a document of another collection', get(order.path)],
  ['a missing document of another collection', get('orders/none')],
  ['a document below a customer', get(note.path)],
  ['a missing document below a customer', get(`${customer.path}/notes/none`)],
];

const probes = everybody.map(
  (identity): RuleCase => ({
    name: `tells ${identity.name} that an id is free`,
    as: identity,
    request: get(newCustomer()),
    expected: 'allowed',
  }),
);

export const reading: RuleGroup[] = [
  {
    title: 'canary: the rules are at work',
    cases: [ask('refused', anonymous)(['the list of customers', list(customers)])],
  },
  {
    title: 'only an administrator reads customers',
    cases: [
      {
        ...ask('allowed', admin)(['a stored customer', get(customer.path)]),
        stored: [customer, reader, order, note],
      },
      ...ofCustomers.map(ask('allowed', admin)),
      ...strangers.flatMap((identity) => ofCustomers.map(ask('refused', identity))),
    ],
  },
  {
    title: 'only an administrator reads subscribers',
    cases: [
      ...ofSubscribers.map(ask('allowed', admin)),
      ...strangers.flatMap((identity) => ofSubscribers.map(ask('refused', identity))),
    ],
  },
  {
    title: 'nobody reads anything else',
    cases: everybody.flatMap((identity) => ofNobody.map(ask('refused', identity))),
  },
  {
    title: 'anyone may ask whether a customer’s id is free',
    cases: [
      ...probes,
      ask('allowed', anonymous)(['that two ids are free', getAll(newCustomer(), newCustomer())]),
      ask('allowed', anonymous)(['that an id the client would not make is free', get(`${customers}/none`)]),
    ],
  },
];
