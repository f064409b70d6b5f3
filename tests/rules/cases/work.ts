import { customerStatuses } from '@/domain/customer-status';
import type { StoredDocument } from '../../support/rules/emulator';
import { admin, everybody, type Identity } from '../../support/rules/identities';
import { commit, erase, set, update } from '../../support/rules/requests';
import { ask, newId, type RuleCase, type RuleGroup } from '../../support/rules/rule-case';
import { type Fields, type FieldValue, serverTime, timestamp } from '../../support/rules/values';
import { collections, newCustomer } from './build';
import {
  adminEmail,
  colleagueEmail,
  fullWork,
  idOf,
  original,
  originalId,
  signatureOf,
  storedWork,
  strangersWithEmail,
  type Write,
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
      // Closed, as a duplicate is.
      { path: customer, fields: storedCustomer({ status: 'inactive' }) },
      original,
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
  title: 'the work of a customer has exactly its five fields, and a last call',
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
    ...holding('duplicateOf', 'allowed', ['', originalId]),
    ...holding('duplicateOf', 'refused', [' ', `customers/${originalId}`]),
    ...[
      ['98765432109876543210', 'allowed'],
      ['x', 'refused'],
      ['Nineteen11111111111', 'refused'],
      ['TwentyOne111111111111', 'refused'],
      ['With-Hyphen111111111', 'refused'],
    ].map(([id = '', expected]) =>
      closes(expected === 'allowed' ? 'allowed' : 'refused', `somebody under the id ${id}`, {
        duplicateOf: id,
        stored: [{ path: `${collections.customers}/${id}`, fields: storedCustomer() }],
      }),
    ),
    ofItself('nothing'),
    ofItself('work'),
  ],
};

function ofItself(before: Before): RuleCase {
  const customer = newCustomer();
  const duplicateOf = idOf(customer);
  return keeps('refused', 'of a customer who is their own duplicate', work({ duplicateOf }), {
    customer,
    before,
  });
}

interface Duplicate {
  customer?: string;
  /** The original that the work names afterwards. */
  duplicateOf: string;
  /** The assignment before; undefined for none. */
  before?: Fields;
  status?: FieldValue;
  stored?: StoredDocument[];
  /** Other writes of the batch. */
  others?: Write[];
}

/** A customer's work names the original. */
function closes(
  expected: RuleCase['expected'],
  name: string,
  { customer = newCustomer(), duplicateOf, before, status = 'inactive', stored = [], others = [] }: Duplicate,
): RuleCase {
  const path = workOf(customer);
  return {
    name: `${expected === 'allowed' ? 'closes' : 'refuses to close'} a duplicate of ${name}`,
    as: admin,
    stored: [
      { path: customer, fields: storedCustomer({ status }) },
      ...(before ? [{ path, fields: before }] : []),
      ...stored,
    ],
    request: commit(...others, set(path, work({ duplicateOf }))),
    expected,
  };
}

/** Two customers, the first to become a duplicate of the second. */
function pair() {
  const [customer, other] = [newCustomer(), newCustomer()];
  return { customer, other, otherId: idOf(other), stored: [{ path: other, fields: storedCustomer() }] };
}

const duplicates: RuleGroup = {
  title: 'a duplicate is closed with its original stored',
  cases: [
    ...customerStatuses.flatMap(({ value: status }) => [
      closes(status === 'inactive' ? 'allowed' : 'refused', `somebody and leave them ${status}`, {
        duplicateOf: originalId,
        status,
        stored: [original],
      }),
      closedAtOnce(status),
      closes('allowed', `the same original as before, when they are ${status} by now`, {
        duplicateOf: originalId,
        before: storedWork({ duplicateOf: originalId }),
        status,
      }),
    ]),
    closes('refused', 'somebody whose status is of no kind', {
      duplicateOf: originalId,
      status: 7,
      stored: [original],
    }),
    closes('refused', 'nobody who is there', { duplicateOf: idOf(newCustomer()) }),
    closes('allowed', 'somebody else than before', {
      duplicateOf: originalId,
      before: storedWork({ duplicateOf: 'zB3dE6gH9jK2mN5pQ8sT' }),
      stored: [original],
    }),
    closes('refused', 'nobody who is there, in place of somebody', {
      duplicateOf: idOf(newCustomer()),
      before: storedWork({ duplicateOf: originalId }),
      stored: [original],
    }),
    closes('allowed', 'the same original as before, who was erased', {
      duplicateOf: 'zB3dE6gH9jK2mN5pQ8sT',
      before: storedWork({ duplicateOf: 'zB3dE6gH9jK2mN5pQ8sT' }),
    }),
    withWorkOfOther('allowed', 'somebody whose work holds nothing of the kind', storedWork()),
    withWorkOfOther('allowed', 'somebody whose work lacks the field', { note: 'x' }),
    withWorkOfOther('refused', 'a duplicate', storedWork({ duplicateOf: originalId })),
    withWorkOfOther('refused', 'somebody whose work is malformed', { duplicateOf: 7 }),
    circle(),
    chainAtOnce(),
    freedAtOnce(),
    withNewcomer(),
  ],
};

/** The status is moved in the same batch: to inactive, or away from it. */
function closedAtOnce(to: string): RuleCase {
  const customer = newCustomer();
  const isClosed = to === 'inactive';
  return closes(isClosed ? 'allowed' : 'refused', `somebody and move them to ${to} at once`, {
    customer,
    duplicateOf: originalId,
    status: isClosed ? 'contacted' : 'inactive',
    stored: [original],
    others: [update(customer, { status: to, updatedAt: serverTime })],
  });
}

function withWorkOfOther(expected: RuleCase['expected'], name: string, fields: Fields): RuleCase {
  const { customer, other, otherId, stored } = pair();
  return closes(expected, name, {
    customer,
    duplicateOf: otherId,
    stored: [...stored, { path: workOf(other), fields }],
  });
}

/** Each of two becomes a duplicate of the other, in one batch. */
function circle(): RuleCase {
  const { customer, other, otherId } = pair();
  return closes('refused', 'their own duplicate of the same batch', {
    customer,
    duplicateOf: otherId,
    stored: [{ path: other, fields: storedCustomer({ status: 'inactive' }) }],
    others: [set(workOf(other), work({ duplicateOf: idOf(customer) }))],
  });
}

/** The original becomes a duplicate of somebody else, in one batch. */
function chainAtOnce(): RuleCase {
  const { customer, other, otherId } = pair();
  return closes('refused', 'who becomes a duplicate at once', {
    customer,
    duplicateOf: otherId,
    stored: [{ path: other, fields: storedCustomer({ status: 'inactive' }) }, original],
    others: [set(workOf(other), work({ duplicateOf: originalId }))],
  });
}

/** The original is no duplicate any more, in one batch. */
function freedAtOnce(): RuleCase {
  const { customer, other, otherId, stored } = pair();
  return closes('allowed', 'who is a duplicate no more at once', {
    customer,
    duplicateOf: otherId,
    stored: [...stored, { path: workOf(other), fields: storedWork({ duplicateOf: originalId }) }],
    others: [set(workOf(other), work())],
  });
}

/** The original comes with the batch. */
function withNewcomer(): RuleCase {
  const other = newCustomer();
  return closes('allowed', 'who comes with the batch', {
    duplicateOf: idOf(other),
    others: [set(other, minimalCustomer())],
  });
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
  title: 'only an administrator writes an assignment',
  cases: [
    ...strangersWithEmail.flatMap((identity) =>
      both('refused', `of ${identity.name}`, work({ updatedBy: signatureOf(identity) }), { as: identity }),
    ),
    ...everybody.flatMap((identity) => [removes(identity, true), removes(identity, false)]),
  ],
};

function removes(identity: Identity, isThere: boolean): RuleCase {
  const customer = newCustomer();
  const path = workOf(customer);
  const stored = [
    { path: customer, fields: storedCustomer() },
    ...(isThere ? [{ path, fields: storedWork() }] : []),
  ];
  const what = `to take away work${isThere ? '' : ' that is not there'}`;
  return ask('refused', identity, stored)([what, commit(erase(path))]);
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
  const id = idOf(customer);
  return {
    name: 'refuses work in a collection of another name, at any depth',
    as: admin,
    stored: [{ path: customer, fields: storedCustomer() }],
    request: commit(set(`work/${id}`, work()), set(`drafts/${newId()}/customer_work/${id}`, work())),
    expected: 'refused',
  };
}

export const workCases: RuleGroup[] = [shape, values, duplicates, signatures, parts, writers, places];
