import { customerFields } from '@/domain/customer-fields';
import { emailOf } from '../../support/build-customer';
import { admin, everybody, strangers } from '../../support/rules/identities';
import { commit, set, update } from '../../support/rules/requests';
import { ask, type RuleCase, type RuleGroup } from '../../support/rules/rule-case';
import { type Fields, serverTime, timestamp } from '../../support/rules/values';
import { newSubscriber, refusesSubscriber, storesSubscriber } from './build';
import { codeName, commonLineBreakers, inkless } from './characters';
import { fill, storedSubscriber, subscriber, without } from './documents';
import { invalidEmails, validEmails } from './emails';
import { wrongTypesOf } from './samples';

const fields = Object.keys(subscriber());
const names = ['firstName', 'lastName'] as const;
const maximal: Fields = {
  email: emailOf(customerFields.email.limit),
  firstName: fill(customerFields.firstName.limit),
  lastName: fill(customerFields.lastName.limit),
};

const shape: RuleGroup = {
  title: 'a subscriber has exactly its six fields',
  cases: [
    storesSubscriber('as the form sends it', subscriber()),
    storesSubscriber('with every field filled to its limit', subscriber(maximal)),
    ...[...strangers, admin].map(
      (identity): RuleCase => ({
        name: `lets ${identity.name} subscribe`,
        as: identity,
        request: commit(set(newSubscriber(), subscriber())),
        expected: 'allowed',
      }),
    ),
    ...fields.map((field) => refusesSubscriber(`without ${field}`, without(subscriber(), field))),
    ...['id', 'phone', 'status', 'updatedAt', 'role'].map((field) =>
      refusesSubscriber(`with a further field ${field}`, subscriber({ [field]: 'x' })),
    ),
    refusesSubscriber('without any field', {}),
    ...fields.flatMap((field) =>
      wrongTypesOf(subscriber(), field).map(([name, value]) =>
        refusesSubscriber(`whose ${field} is ${name}`, subscriber({ [field]: value })),
      ),
    ),
  ],
};

const text: RuleGroup = {
  title: 'a subscriber’s name and address hold to the rules of a customer’s',
  cases: [
    ...names.flatMap((field) => [
      refusesSubscriber(
        `whose ${field} is over its limit`,
        subscriber({ [field]: fill(customerFields[field].limit + 1) }),
      ),
      ...['', ' ', '\u200b'].map((blank) =>
        refusesSubscriber(`whose ${field} is ${JSON.stringify(blank)}`, subscriber({ [field]: blank })),
      ),
      refusesSubscriber(
        `whose ${field} is invisible`,
        subscriber({ [field]: String.fromCodePoint(...inkless) }),
      ),
      ...commonLineBreakers.map((code) =>
        refusesSubscriber(
          `whose ${field} holds ${codeName(code)}`,
          subscriber({ [field]: `a${String.fromCodePoint(code)}b` }),
        ),
      ),
      storesSubscriber(
        `whose ${field} has accents and emoji`,
        subscriber({ [field]: 'José O’Connor \u{1f69a}' }),
      ),
    ]),
    refusesSubscriber(
      'whose email is over its limit',
      subscriber({ email: emailOf(customerFields.email.limit + 1) }),
    ),
    ...validEmails.map((email) => storesSubscriber(`whose e-mail is ${email}`, subscriber({ email }))),
    ...invalidEmails.map((email) =>
      refusesSubscriber(`whose e-mail is ${JSON.stringify(email)}`, subscriber({ email })),
    ),
  ],
};

const record: RuleGroup = {
  title: 'a subscriber begins active, from the contact form, at the time of the database',
  cases: [
    refusesSubscriber('that is not active', subscriber({ active: false })),
    refusesSubscriber('whose active is the word true', subscriber({ active: 'true' })),
    refusesSubscriber('whose active is 1', subscriber({ active: 1 })),
    ...['', 'website', 'Contact_form', 'contact_form '].map((source) =>
      refusesSubscriber(`whose source is ${JSON.stringify(source)}`, subscriber({ source })),
    ),
    ...['1970-01-01T00:00:00Z', '9999-12-31T23:59:59Z'].map((time) =>
      refusesSubscriber(`who subscribed at ${time}`, subscriber({ subscribedAt: timestamp(time) })),
    ),
    ...['email', 'firstName', 'source', 'active'].map((field) =>
      refusesSubscriber(`whose ${field} is the time of the database`, subscriber({ [field]: serverTime })),
    ),
  ],
};

const once: RuleGroup = {
  title: 'a subscriber is created, never overwritten',
  cases: everybody.flatMap((identity) => [
    overwrites(identity, 'with the same words', {}),
    overwrites(identity, 'with another address', { email: 'other@hopefarm.example' }),
  ]),
};

function overwrites(identity: RuleCase['as'], how: string, changes: Fields): RuleCase {
  const path = newSubscriber();
  const stored = [{ path, fields: storedSubscriber() }];
  const request = commit(set(path, subscriber(changes)));
  return ask('refused', identity, stored)([`to overwrite a subscriber ${how}`, request]);
}

/** Somebody changes a subscriber who is there. */
function changes(
  expected: RuleCase['expected'],
  name: string,
  to: Fields,
  { as = admin, before = storedSubscriber(), removed = [] }: Changing = {},
): RuleCase {
  const path = newSubscriber();
  return {
    name: `${expected === 'allowed' ? 'lets' : 'refuses'} ${as.name} ${expected === 'allowed' ? '' : 'to '}change a subscriber ${name}`,
    as,
    stored: [{ path, fields: before }],
    request: commit(update(path, to, removed)),
    expected,
  };
}

interface Changing {
  as?: RuleCase['as'];
  before?: Fields;
  removed?: readonly string[];
}

const inactive = { ...storedSubscriber(), active: false };

const unsubscribing: RuleGroup = {
  title: 'an administrator changes nothing of a subscriber but active',
  cases: [
    changes('allowed', 'who is active to inactive', { active: false }),
    changes('allowed', 'who is inactive to active', { active: true }, { before: inactive }),
    changes('allowed', 'of staff’s to inactive', { active: false }, { before: storedSubscriber('phone') }),
    changes(
      'allowed',
      'who lacks a name to inactive',
      { active: false },
      {
        before: without(storedSubscriber(), 'firstName'),
      },
    ),
    ...strangers.flatMap((as) => [
      changes('refused', 'to inactive', { active: false }, { as }),
      changes('refused', 'back to active', { active: true }, { as, before: inactive }),
    ]),
    ...fields
      .filter((field) => field !== 'active')
      .flatMap((field) => [
        changes('refused', `in ${field}`, { [field]: 'other' }),
        changes('refused', `in ${field} beside active`, { active: false, [field]: 'other' }),
        changes('refused', `by taking away ${field}`, { active: false }, { removed: [field] }),
        changes('refused', `in ${field} by the time of the database`, { active: false, [field]: serverTime }),
      ]),
    ...['unsubscribedAt', 'id', 'updatedAt'].map((field) =>
      changes('refused', `by adding ${field}`, { active: false, [field]: 'x' }),
    ),
    changes('refused', 'by taking away active', {}, { removed: ['active'] }),
    ...wrongTypesOf(subscriber(), 'active').map(([name, value]) =>
      changes('refused', `whose active becomes ${name}`, { active: value }),
    ),
    changes('refused', 'whose active becomes the time of the database', { active: serverTime }),
    ...everybody.map((as) => {
      const request = commit(set(newSubscriber(), { active: false }));
      return ask('refused', as)(['to unsubscribe somebody who is not there', request]);
    }),
    together('allowed', 'two subscribers', { active: false }),
    together('refused', 'a second subscriber in more than that', {
      active: false,
      email: 'other@farm.example',
    }),
  ],
};

/** Two subscribers in one batch, the second with these changes. */
function together(expected: RuleCase['expected'], name: string, second: Fields): RuleCase {
  const paths = [newSubscriber(), newSubscriber()] as const;
  return {
    name: `${expected === 'allowed' ? 'unsubscribes' : 'refuses to unsubscribe one and change'} ${name} in one batch`,
    as: admin,
    stored: paths.map((path) => ({ path, fields: storedSubscriber() })),
    request: commit(update(paths[0], { active: false }), update(paths[1], second)),
    expected,
  };
}

/** The newsletter's own matrix. */
export const newsletter: RuleGroup[] = [shape, text, record, once, unsubscribing];
