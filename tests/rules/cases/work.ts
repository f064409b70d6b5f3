import { admin, type Identity, strangers } from '../../support/rules/identities';
import { commit, erase, set, update } from '../../support/rules/requests';
import { newId, type RuleCase, type RuleGroup } from '../../support/rules/rule-case';
import { type Fields, type FieldValue, serverTime, timestamp } from '../../support/rules/values';
import { newCustomer } from './build';
import {
  adminEmail,
  colleagueEmail,
  fullWork,
  signatureOf,
  storedWork,
  strangersWithEmail,
  work,
  workOf,
} from './build-work';
import { minimalCustomer, storedCustomer, without } from './documents';
import { invalidEmails, validEmails } from './emails';
import { wrongTypesOf } from './samples';

type Before = 'nothing' | 'work';

interface Keeping {
  as?: Identity;
  before?: Before;
  customer?: string;
}

/** Somebody stores the work of a customer who is there. */
function keeps(
  expected: RuleCase['expected'],
  name: string,
  fields: Fields,
  { as = admin, before = 'nothing', customer = newCustomer() }: Keeping = {},
): RuleCase {
  const path = workOf(customer);
  const verb = expected === 'allowed' ? 'stores' : 'refuses';
  return {
    name: `${verb} work ${name}${before === 'work' ? ' in place of other' : ''}`,
    as,
    stored: [
      { path: customer, fields: storedCustomer() },
      ...(before === 'work' ? [{ path, fields: storedWork() }] : []),
    ],
    request: commit(set(path, fields)),
    expected,
  };
}

/** The same question about a first document and about one that replaces another. */
const both = (...[expected, name, fields, options]: Parameters<typeof keeps>): RuleCase[] =>
  (['nothing', 'work'] as const).map((before) => keeps(expected, name, fields, { ...options, before }));

const fields = Object.keys(work());
const holding = (field: string, expected: RuleCase['expected'], values: readonly FieldValue[]) =>
  values.flatMap((value) =>
    both(expected, `whose ${field} is ${JSON.stringify(value)}`, work({ [field]: value })),
  );

const shape: RuleGroup = {
  title: 'the work of a customer has exactly its five fields',
  cases: [
    ...both('allowed', 'that is empty', work()),
    ...both('allowed', 'that is full', work(fullWork)),
    ...both('refused', 'without any field', {}),
    ...fields.flatMap((field) => both('refused', `without ${field}`, without(work(), field))),
    ...['id', 'status', 'notes', 'by'].flatMap((field) =>
      both('refused', `with a further field ${field}`, work({ [field]: 'x' })),
    ),
    ...fields.flatMap((field) =>
      wrongTypesOf(work(fullWork), field)
        .filter(([name]) => field !== 'followUpAt' || name !== 'null')
        .flatMap(([name, value]) =>
          both('refused', `whose ${field} is ${name}`, work({ ...fullWork, [field]: value })),
        ),
    ),
  ],
};

const values: RuleGroup = {
  title: 'the work names an owner by the address, a time, and another customer',
  cases: [
    ...holding('owner', 'allowed', ['', adminEmail, colleagueEmail, ...validEmails]),
    ...holding(
      'owner',
      'refused',
      [' ', ...invalidEmails].filter((email) => email !== ''),
    ),
    ...holding('followUpAt', 'allowed', [
      null,
      serverTime,
      timestamp('1970-01-01T00:00:00Z'),
      timestamp('9999-12-31T23:59:59Z'),
    ]),
    ...holding('duplicateOf', 'allowed', ['', 'aB3dE6gH9jK2mN5pQ8sT', '01234567890123456789']),
    ...holding('duplicateOf', 'refused', [
      ' ',
      'a',
      'Nineteen00000000000',
      'TwentyOne000000000000',
      'With-Hyphen000000000',
      'customers/aB3dE6gH9jK2mN5pQ8sT',
    ]),
    ofItself('nothing'),
    ofItself('work'),
  ],
};

function ofItself(before: Before): RuleCase {
  const customer = newCustomer();
  const duplicateOf = customer.slice(customer.indexOf('/') + 1);
  return keeps('refused', 'of a customer who repeats themself', work({ duplicateOf }), { customer, before });
}

const signatures: RuleGroup = {
  title: 'work is signed with the writer’s own address and the time of the database',
  cases: [
    ...holding('updatedBy', 'refused', [
      '',
      colleagueEmail,
      adminEmail.toUpperCase(),
      ` ${adminEmail}`,
      'admin',
    ]),
    ...holding('updatedAt', 'refused', [
      timestamp('1970-01-01T00:00:00Z'),
      timestamp('2026-11-20T15:30:00Z'),
      timestamp('9999-12-31T23:59:59Z'),
    ]),
    ...['owner', 'duplicateOf', 'updatedBy'].flatMap((field) =>
      both('refused', `whose ${field} is the time of the database`, work({ [field]: serverTime })),
    ),
    ...both('refused', 'of an administrator without an address', work(), {
      as: { name: 'an administrator without an address', claims: { role: 'admin' } },
    }),
  ],
};

const parts: RuleGroup = {
  title: 'a part of the work is changed as the whole is',
  cases: [
    part('allowed', 'the owner', { owner: adminEmail, updatedBy: adminEmail, updatedAt: serverTime }),
    part('allowed', 'nothing but the signature', { updatedBy: adminEmail, updatedAt: serverTime }),
    part('refused', 'the owner in another’s name', { owner: adminEmail, updatedAt: serverTime }),
    part('refused', 'the owner at another time', { owner: adminEmail, updatedBy: adminEmail }),
    part('refused', 'nothing', {}),
    part('refused', 'a further field', { further: 'x', updatedBy: adminEmail, updatedAt: serverTime }),
    ...fields.map((field) => part('refused', `${field} taken away`, without(work(), field), [field])),
    part('allowed', 'a malformed document of old', work(), [], { owner: 7 }),
    part(
      'refused',
      'a part of a malformed document of old',
      { updatedBy: adminEmail, updatedAt: serverTime },
      [],
      {
        owner: 7,
      },
    ),
  ],
};

function part(
  expected: RuleCase['expected'],
  name: string,
  changes: Fields,
  removed: readonly string[] = [],
  before: Fields = storedWork(fullWork),
): RuleCase {
  const customer = newCustomer();
  const path = workOf(customer);
  return {
    name: `${expected === 'allowed' ? 'changes' : 'refuses to change'} ${name}`,
    as: admin,
    stored: [
      { path: customer, fields: storedCustomer() },
      { path, fields: before },
    ],
    request: commit(update(path, changes, removed)),
    expected,
  };
}

const writers: RuleGroup = {
  title: 'only an administrator keeps work, and nobody takes it away',
  cases: [
    ...strangersWithEmail.flatMap((identity) =>
      both('refused', `of ${identity.name}`, work({ updatedBy: signatureOf(identity) }), { as: identity }),
    ),
    ...[admin, ...strangers].flatMap((identity) => [removes(identity, true), removes(identity, false)]),
  ],
};

function removes(identity: Identity, isThere: boolean): RuleCase {
  const customer = newCustomer();
  const path = workOf(customer);
  return {
    name: `refuses ${identity.name} to take away work${isThere ? '' : ' that is not there'}`,
    as: identity,
    stored: [
      { path: customer, fields: storedCustomer() },
      ...(isThere ? [{ path, fields: storedWork() }] : []),
    ],
    request: commit(erase(path)),
    expected: 'refused',
  };
}

const places: RuleGroup = {
  title: 'work is kept of a customer who is there',
  cases: [
    {
      name: 'refuses work of a customer who is not there',
      as: admin,
      request: commit(set(workOf(newCustomer()), work())),
      expected: 'refused',
    },
    ofErased(),
    withCustomer(),
    ...['notes', 'activity'].map(below),
    elsewhere(),
  ],
};

function ofErased(): RuleCase {
  const path = workOf(newCustomer());
  return {
    name: 'refuses other work of a customer who was erased',
    as: admin,
    stored: [{ path, fields: storedWork() }],
    request: commit(set(path, work())),
    expected: 'refused',
  };
}

function withCustomer(): RuleCase {
  const customer = newCustomer();
  return {
    name: 'stores work with its customer',
    as: admin,
    request: commit(set(customer, minimalCustomer()), set(workOf(customer), work())),
    expected: 'allowed',
  };
}

function below(name: string): RuleCase {
  const customer = newCustomer();
  return {
    name: `refuses work in ${name} below work`,
    as: admin,
    stored: [{ path: customer, fields: storedCustomer() }],
    request: commit(set(`${workOf(customer)}/${name}/${newId()}`, work())),
    expected: 'refused',
  };
}

function elsewhere(): RuleCase {
  const customer = newCustomer();
  const id = customer.slice(customer.indexOf('/') + 1);
  return {
    name: 'refuses work in a collection of another name, at any depth',
    as: admin,
    stored: [{ path: customer, fields: storedCustomer() }],
    request: commit(set(`work/${id}`, work()), set(`drafts/${newId()}/customer_work/${id}`, work())),
    expected: 'refused',
  };
}

/** What staff keep of a customer beside the record. */
export const workCases: RuleGroup[] = [shape, values, signatures, parts, writers, places];
