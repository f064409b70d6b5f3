import { activityTextLimit } from '@/domain/activity';
import { customerFieldNames } from '@/domain/customer-fields';
import { staffSources } from '@/domain/customer-source';
import { customerStatuses } from '@/domain/customer-status';
import { valuesOf } from '@/domain/options';
import { admin, anonymous, type Identity } from '../../support/rules/identities';
import { commit, set, update } from '../../support/rules/requests';
import { newId, type RuleCase, type RuleGroup } from '../../support/rules/rule-case';
import { double, type Fields, type FieldValue, serverTime, timestamp } from '../../support/rules/values';
import { collections, newCustomer, newSubscriber } from './build';
import { adminEmail, colleagueEmail, kinds, signatureOf, strangersWithEmail, told } from './build-work';
import {
  fill,
  maximalCustomer,
  minimalCustomer,
  storedCustomer,
  storedSubscriber,
  subscriber,
  without,
} from './documents';
import { invalidEmails } from './emails';
import { wrongTypesOf } from './samples';

const sources = valuesOf(staffSources);
const statuses = valuesOf(customerStatuses);
const caller: Fields = { source: 'phone', status: 'contacted' };
const idOf = (customer: string) => customer.slice(customer.indexOf('/') + 1);

/** Under the customer's own id, where the rules look for it. */
export const firstEntryOf = (customer: string) => `${customer}/${collections.activity}/${idOf(customer)}`;

/** The entry that says who wrote a customer down. */
export const firstEntry = (overrides: Fields = {}): Fields => ({
  kind: 'status',
  text: '',
  from: null,
  to: 'contacted',
  by: adminEmail,
  at: serverTime,
  ...overrides,
});

interface Adding {
  as?: Identity;
  customer?: string;
  /** The entry's path; by default the customer's own place. */
  path?: string;
  stored?: RuleCase['stored'];
  others?: Parameters<typeof commit>;
}

/** Somebody of the staff stores a customer with the entry that says by whom. */
function adds(
  expected: RuleCase['expected'],
  name: string,
  fields: Fields = minimalCustomer(caller),
  entry: Fields | undefined = firstEntry(),
  {
    as = admin,
    customer = newCustomer(),
    path = firstEntryOf(customer),
    stored = [],
    others = [],
  }: Adding = {},
): RuleCase {
  return {
    name: `${expected === 'allowed' ? 'stores' : 'refuses'} a caller ${name}`,
    as,
    stored,
    request: commit(set(customer, fields), set(path, entry), ...others),
    expected,
  };
}

const beginnings: RuleGroup = {
  title: 'staff choose the source and the first status of a customer',
  cases: [
    ...sources.flatMap((source) =>
      statuses.map((status) =>
        adds(
          'allowed',
          `from ${source} as ${status}`,
          minimalCustomer({ source, status }),
          firstEntry({ to: status }),
        ),
      ),
    ),
    ...['', 'contact_form', 'Phone', 'phone ', 'e-mail', 'walk in', 'sms', 'unknown'].map((source) =>
      adds('refused', `from ${JSON.stringify(source)}`, minimalCustomer({ ...caller, source })),
    ),
    ...['', 'New', 'new ', 'archived'].map((status) =>
      adds(
        'refused',
        `as ${JSON.stringify(status)}`,
        minimalCustomer({ ...caller, status }),
        firstEntry({ to: status }),
      ),
    ),
    // An import brings back a customer of the form.
    ...statuses.map((status) =>
      adds(
        'allowed',
        `from the website as ${status}`,
        minimalCustomer({ status }),
        firstEntry({ to: status }),
      ),
    ),
    ...['source', 'status'].flatMap((field) =>
      wrongTypesOf(minimalCustomer(), field).map(([name, value]) =>
        adds('refused', `whose ${field} is ${name}`, minimalCustomer({ ...caller, [field]: value })),
      ),
    ),
  ],
};

const entries: RuleGroup = {
  title: 'a customer added by staff has a signed entry in the same batch',
  cases: [
    ...sources.flatMap((source) =>
      statuses.map(
        (status): RuleCase => ({
          name: `refuses a caller from ${source} as ${status} without an entry`,
          as: admin,
          request: commit(set(newCustomer(), minimalCustomer({ source, status }))),
          expected: 'refused',
        }),
      ),
    ),
    ...statuses
      .filter((status) => status !== 'new')
      .map(
        (status): RuleCase => ({
          name: `refuses a caller from the website as ${status} without an entry`,
          as: admin,
          request: commit(set(newCustomer(), minimalCustomer({ status }))),
          expected: 'refused',
        }),
      ),
    withEntryElsewhere(),
    withOldEntry(),
    ...kinds
      .filter((kind) => kind !== 'status')
      .map((kind) => {
        const { entry } = told(kind);
        return adds('refused', `whose first entry is a ${kind}`, minimalCustomer(caller), entry);
      }),
    ...['', 'new', 'contacted', 'customer'].map((from) =>
      adds(
        'refused',
        `who was ${JSON.stringify(from)} before`,
        minimalCustomer(caller),
        firstEntry({ from }),
      ),
    ),
    ...['', 'new', 'customer', 'inactive', null].map((to) =>
      adds(
        'refused',
        `of whom the entry says ${JSON.stringify(to)}`,
        minimalCustomer(caller),
        firstEntry({ to }),
      ),
    ),
    ...['', colleagueEmail, adminEmail.toUpperCase()].map((by) =>
      adds('refused', `written down by ${JSON.stringify(by)}`, minimalCustomer(caller), firstEntry({ by })),
    ),
    ...['1970-01-01T00:00:00Z', '9999-12-31T23:59:59Z'].map((at) =>
      adds('refused', `written down at ${at}`, minimalCustomer(caller), firstEntry({ at: timestamp(at) })),
    ),
    ...Object.keys(firstEntry()).map((field) =>
      adds('refused', `whose entry has no ${field}`, minimalCustomer(caller), without(firstEntry(), field)),
    ),
    ...[activityTextLimit, activityTextLimit + 1].map((length) =>
      adds(
        length > activityTextLimit ? 'refused' : 'allowed',
        `with a first note of ${length} characters`,
        minimalCustomer(caller),
        firstEntry({ text: fill(length) }),
      ),
    ),
    afterwards(),
  ],
};

/** The entry lies below the customer, under an id of its own. */
function withEntryElsewhere(): RuleCase {
  const customer = newCustomer();
  const path = `${customer}/${collections.activity}/${newId()}`;
  return adds('refused', 'whose entry has another id', minimalCustomer(caller), firstEntry(), {
    customer,
    path,
  });
}

/** Remains of an erased person are no entry of this customer. */
function withOldEntry(): RuleCase {
  const customer = newCustomer();
  const fields = firstEntry({ at: timestamp('2026-11-20T15:30:00Z') });
  return {
    name: 'refuses a caller whose entry was there before',
    as: admin,
    stored: [{ path: firstEntryOf(customer), fields }],
    request: commit(set(customer, minimalCustomer(caller))),
    expected: 'refused',
  };
}

/** Nobody is added twice. */
function afterwards(): RuleCase {
  const customer = newCustomer();
  return {
    name: 'refuses an entry that adds a customer who is there',
    as: admin,
    stored: [{ path: customer, fields: storedCustomer({ status: 'contacted' }) }],
    request: commit(set(firstEntryOf(customer), firstEntry())),
    expected: 'refused',
  };
}

const writers: RuleGroup = {
  title: 'only an administrator writes a customer down',
  cases: strangersWithEmail.flatMap((identity) => [
    ...sources.flatMap((source) =>
      statuses.map((status) =>
        adds(
          'refused',
          `from ${source} as ${status} of ${identity.name}`,
          minimalCustomer({ source, status }),
          firstEntry({ by: signatureOf(identity), to: status }),
          { as: identity },
        ),
      ),
    ),
    ...sources.map(
      (source): RuleCase => ({
        name: `refuses a caller from ${source} without an entry of ${identity.name}`,
        as: identity,
        request: commit(set(newCustomer(), minimalCustomer({ source }))),
        expected: 'refused',
      }),
    ),
  ]),
};

const withoutEmail: RuleGroup = {
  title: 'a customer added by staff may have no e-mail, one of the website has one',
  cases: [
    ...sources.map((source) =>
      adds('allowed', `from ${source} without an e-mail`, minimalCustomer({ ...caller, source, email: '' })),
    ),
    adds(
      'refused',
      'from the website without an e-mail',
      minimalCustomer({ status: 'contacted', email: '' }),
    ),
    ...invalidEmails
      .filter((email) => email !== '')
      .map((email) =>
        adds('refused', `whose e-mail is ${JSON.stringify(email)}`, minimalCustomer({ ...caller, email })),
      ),
    {
      name: 'refuses a visitor’s customer from phone without an e-mail',
      as: anonymous,
      request: commit(set(newCustomer(), minimalCustomer({ source: 'phone', email: '' }))),
      expected: 'refused',
    },
    {
      name: 'refuses an administrator’s subscriber without an e-mail',
      as: admin,
      request: commit(set(newSubscriber(), subscriber({ source: 'phone', email: '' }))),
      expected: 'refused',
    },
  ],
};

const forgedTotals: readonly FieldValue[] = [1, -1, double(0), double(Number.NaN)];

const record: RuleGroup = {
  title: 'a customer added by staff passes the website’s checks',
  cases: [
    ...customerFieldNames.map((field) =>
      adds('refused', `without ${field}`, without(minimalCustomer(caller), field)),
    ),
    ...customerFieldNames.flatMap((field) =>
      wrongTypesOf(minimalCustomer(), field)
        .filter(() => field !== 'source' && field !== 'status')
        .map(([name, value]) =>
          adds(
            'refused',
            `of staff whose ${field} is ${name}`,
            minimalCustomer({ ...caller, [field]: value }),
          ),
        ),
    ),
    ...['totalOrders', 'totalSpent'].flatMap((field) =>
      forgedTotals.map((total) =>
        adds(
          'refused',
          `whose ${field} is forged as ${JSON.stringify(total)}`,
          minimalCustomer({ ...caller, [field]: total }),
        ),
      ),
    ),
    ...['createdAt', 'updatedAt'].flatMap((field) =>
      ['1970-01-01T00:00:00Z', '9999-12-31T23:59:59Z'].map((time) =>
        adds(
          'refused',
          `whose ${field} says ${time}`,
          minimalCustomer({ ...caller, [field]: timestamp(time) }),
        ),
      ),
    ),
    adds('refused', 'with a further field', minimalCustomer({ ...caller, addedBy: adminEmail })),
    adds('refused', 'without an address to write to', minimalCustomer({ ...caller, email: 'none' })),
    underBadId(),
    ...['', ' with other words'].map(twice),
    withEverything(),
    ...[minimalCustomer(caller), minimalCustomer()].map(overwrites),
  ],
};

function underBadId(): RuleCase {
  const customer = `${collections.customers}/Nineteen00000000000`;
  return adds('refused', 'under a shorter id', minimalCustomer(caller), firstEntry(), { customer });
}

/** The same batch once more, as after an answer that was lost. */
function twice(words: string): RuleCase {
  const customer = newCustomer();
  const fields = minimalCustomer({ ...caller, ...(words && { firstName: 'Other' }) });
  const before = timestamp('2026-11-22T15:30:00Z');
  return adds('refused', `a second time${words}`, fields, firstEntry(), {
    customer,
    stored: [
      { path: customer, fields: storedCustomer(caller) },
      { path: firstEntryOf(customer), fields: firstEntry({ at: before }) },
    ],
  });
}

/** As long as all of it may be, with the subscriber: also within the expressions that a request may cost. */
function withEverything(): RuleCase {
  const customer = newCustomer();
  return adds(
    'allowed',
    'with every field filled to its limit, a first note and a subscriber',
    { ...maximalCustomer(), ...caller },
    firstEntry({ text: fill(activityTextLimit) }),
    {
      customer,
      others: [
        set(`${collections.newsletterSubscribers}/${idOf(customer)}`, subscriber({ source: 'phone' })),
      ],
    },
  );
}

/** A customer who is there is changed as ever: in the status alone. */
function overwrites(fields: Fields, index: number): RuleCase {
  const customer = newCustomer();
  return {
    name: `refuses an administrator to write over a customer ${index === 0 ? 'as a caller' : 'from the website'}`,
    as: admin,
    stored: [{ path: customer, fields: storedCustomer() }],
    request: commit(update(customer, fields), set(firstEntryOf(customer), firstEntry({ from: 'new' }))),
    expected: 'refused',
  };
}

const subscribers: RuleGroup = {
  title: 'staff subscribe a customer with the source',
  cases: [
    ...sources.map((source) => subscribes('allowed', admin, source)),
    ...['', 'website', 'Phone', 'phone ', 'unknown'].map((source) => subscribes('refused', admin, source)),
    ...strangersWithEmail.flatMap((identity) =>
      sources.map((source) => subscribes('refused', identity, source)),
    ),
    ...sources.map(
      (source): RuleCase => ({
        name: `refuses an administrator to overwrite a subscriber from ${source}`,
        as: admin,
        ...overwritten(source),
        expected: 'refused',
      }),
    ),
    callerOfVisitor(),
  ],
};

function subscribes(expected: RuleCase['expected'], as: Identity, source: string): RuleCase {
  return {
    name: `${expected === 'allowed' ? 'lets' : 'refuses'} ${as.name} to store a subscriber from ${JSON.stringify(source)}`,
    as,
    request: commit(set(newSubscriber(), subscriber({ source }))),
    expected,
  };
}

function overwritten(source: string) {
  const path = newSubscriber();
  return {
    stored: [{ path, fields: storedSubscriber() }],
    request: commit(set(path, subscriber({ source }))),
  };
}

/** The customer alone would be right. */
function callerOfVisitor(): RuleCase {
  return {
    name: 'refuses a visitor’s good request for the sake of a subscriber from phone',
    as: anonymous,
    request: commit(
      set(newCustomer(), minimalCustomer()),
      set(newSubscriber(), subscriber({ source: 'phone' })),
    ),
    expected: 'refused',
  };
}

/** Customers whom staff write down, who rang, wrote or came in. */
export const createByStaff: RuleGroup[] = [beginnings, entries, writers, withoutEmail, record, subscribers];
