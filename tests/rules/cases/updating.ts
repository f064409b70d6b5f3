import { customerFieldNames } from '@/domain/customer-fields';
import { customerStatuses } from '@/domain/customer-status';
import { admin, everybody, type Identity, strangers } from '../../support/rules/identities';
import { commit, increment, set, update } from '../../support/rules/requests';
import { ask, type RuleCase, type RuleGroup } from '../../support/rules/rule-case';
import { type Fields, map, serverTime, timestamp } from '../../support/rules/values';
import { newCustomer, newSubscriber } from './build';
import { allows, move, refuses } from './build-update';
import { storedCustomer, storedSubscriber } from './documents';
import { wrongTypesOf } from './samples';

const statuses = customerStatuses.map(({ value }) => value);
const otherFields = customerFieldNames.filter((field) => field !== 'status' && field !== 'updatedAt');

const transitions: RuleGroup = {
  title: 'an administrator moves any status to any other',
  cases: statuses.flatMap((from) =>
    statuses.map((to) =>
      allows({
        name: `moves ${from} to ${to}`,
        before: storedCustomer({ status: from }),
        changes: { status: to, updatedAt: serverTime },
      }),
    ),
  ),
};

const unknownStatuses: RuleGroup = {
  title: 'there is no fifth status',
  cases: [
    ...['', 'unknown', 'archived', 'New', 'new ', 'newcontacted', 'deleted'].map((status) =>
      refuses({
        name: `refuses the status ${JSON.stringify(status)}`,
        changes: { status, updatedAt: serverTime },
      }),
    ),
    ...wrongTypesOf(storedCustomer(), 'status').map(([name, value]) =>
      refuses({
        name: `refuses a status that is ${name}`,
        changes: { status: value, updatedAt: serverTime },
      }),
    ),
    refuses({
      name: 'refuses to take the status away',
      changes: { updatedAt: serverTime },
      removed: ['status'],
    }),
    refuses({
      name: 'refuses to touch a document whose status is none of the four',
      before: storedCustomer({ status: 'archived' }),
      changes: { updatedAt: serverTime },
    }),
  ],
};

const otherValue = (field: string) => (field === 'email' ? 'other@hopefarm.example' : map({ other: field }));

const nothingElse: RuleGroup = {
  title: 'a status change changes nothing else',
  cases: [
    ...otherFields.map((field) =>
      refuses({
        name: `refuses to change ${field} with it`,
        changes: { ...move, [field]: otherValue(field) },
      }),
    ),
    ...otherFields.map((field) =>
      refuses({ name: `refuses to take ${field} away with it`, changes: move, removed: [field] }),
    ),
    ...['notes', 'id', 'role'].map((field) =>
      refuses({ name: `refuses to add ${field} with it`, changes: { ...move, [field]: 'x' } }),
    ),
    refuses({ name: 'refuses to change createdAt to now', changes: { ...move, createdAt: serverTime } }),
    refuses({ name: 'refuses to change a field alone', changes: { firstName: 'Other' } }),
    overwriting('refuses', 'refused', 'all else away', move),
    overwriting('lets', 'allowed', 'the same again', { ...storedCustomer(), ...move }),
    adding('totalOrders'),
    adding('totalSpent'),
  ],
};

function overwriting(verb: string, expected: RuleCase['expected'], rest: string, fields: Fields): RuleCase {
  const path = newCustomer();
  const name = `${verb} a whole document with the new status and ${rest}`;
  return {
    name,
    as: admin,
    stored: [{ path, fields: storedCustomer() }],
    request: commit(set(path, fields)),
    expected,
  };
}

function adding(field: string): RuleCase {
  const path = newCustomer();
  return {
    name: `refuses to add to ${field}`,
    as: admin,
    stored: [{ path, fields: storedCustomer() }],
    request: commit(increment(path, field, 1)),
    expected: 'refused',
  };
}

const times: RuleGroup = {
  title: 'a status change carries the time of the database',
  cases: [
    allows({ name: 'lets the time alone be renewed', changes: { updatedAt: serverTime } }),
    refuses({ name: 'refuses a status alone', changes: { status: 'contacted' } }),
    refuses({ name: 'refuses a change that changes nothing', changes: { status: 'new' } }),
    refuses({
      name: 'refuses to take updatedAt away',
      changes: { status: 'contacted' },
      removed: ['updatedAt'],
    }),
    refuses({
      name: 'refuses a status alone where updatedAt was never set',
      before: { status: 'new' },
      changes: { status: 'contacted' },
    }),
    ...wrongTypesOf(storedCustomer({ updatedAt: serverTime }), 'updatedAt').map(([name, value]) =>
      refuses({
        name: `refuses an updatedAt that is ${name}`,
        changes: { status: 'contacted', updatedAt: value },
      }),
    ),
    ...['1970-01-01T00:00:00Z', '2026-01-05T12:00:00Z', '9999-12-31T23:59:59Z'].map((time) =>
      refuses({
        name: `refuses an updatedAt of ${time}`,
        changes: { status: 'contacted', updatedAt: timestamp(time) },
      }),
    ),
  ],
};

const malformed: [string, Fields][] = [
  ['without any field', {}],
  ['with nothing but a name', { firstName: 'Marcia' }],
  ['whose fields are all null', Object.fromEntries(customerFieldNames.map((field) => [field, null]))],
  ['whose fuel types are text', storedCustomer({ fuelTypes: 'Diesel' })],
  ['whose status is a number', storedCustomer({ status: 7 })],
  ['whose status is a fifth one', storedCustomer({ status: 'archived' })],
  [
    'with fields of its own',
    storedCustomer({ constructor: 'x', legacyId: 12, nested: map({ deep: ['x'] }) }),
  ],
  ['whose message is over its limit', storedCustomer({ message: 'x'.repeat(20_000) })],
];

const legacy: RuleGroup = {
  title: 'a malformed document of old can still get a status',
  cases: malformed.map(([name, before]) =>
    allows({ name: `moves a customer ${name}`, before, changes: move }),
  ),
};

const missing = (identity: Identity) =>
  ask(
    'refused',
    identity,
  )(['a status for a customer that is not there', commit(update(newCustomer(), move))]);

const subscriber = { path: newSubscriber(), fields: storedSubscriber() };

const byOthers: RuleGroup = {
  title: 'only an administrator changes a status',
  cases: [
    ...strangers.map((identity) =>
      refuses({ name: `refuses ${identity.name} a new status`, as: identity, changes: move }),
    ),
    ...strangers.map((identity) =>
      refuses({ name: `refuses ${identity.name} a touch`, as: identity, changes: { updatedAt: serverTime } }),
    ),
    ...everybody.map(missing),
    ask('refused', admin, [subscriber])([
      'a status of a subscriber',
      commit(update(subscriber.path, { status: 'new', updatedAt: serverTime })),
    ]),
  ],
};

export const updating: RuleGroup[] = [transitions, unknownStatuses, nothingElse, times, byOthers, legacy];
