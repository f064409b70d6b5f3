import { customerFieldNames, definitionOf, draftFields } from '@/domain/customer-fields';
import { staffSources } from '@/domain/customer-source';
import { customerStatuses } from '@/domain/customer-status';
import { valuesOf } from '@/domain/options';
import { admin, everybody, strangers } from '../../support/rules/identities';
import { commit, set, update } from '../../support/rules/requests';
import { ask, type RuleCase, type RuleGroup } from '../../support/rules/rule-case';
import { type Fields, type FieldValue, map, serverTime, timestamp } from '../../support/rules/values';
import { newCustomer } from './build';
import { allows, refuses } from './build-update';
import { fill, maximalCustomer, minimalCustomer, storedCustomer, without } from './documents';
import { invalidEmails, validEmails } from './emails';
import { wrongTypesOf } from './samples';

const otherFields = customerFieldNames.filter((field) => !draftFields.some((one) => one === field));
const corrected = (changes: Fields): Fields => ({ ...changes, updatedAt: serverTime });
const maximal = maximalCustomer();

/** Another value of a field that the form could hold. */
function otherValueOf(field: (typeof draftFields)[number]): FieldValue {
  const definition = definitionOf(field);
  if (definition.kind === 'flag') return !definition.initial;
  if (definition.kind === 'choice') return valuesOf(definition.options).at(-1) ?? '';
  if (definition.kind === 'choices') return valuesOf(definition.options).slice(0, 2);
  return definition.kind === 'email' ? 'other@hopefarm.example' : 'Other';
}

/** Values of a field that the form could not hold. */
function wrongValuesOf(field: (typeof draftFields)[number]): readonly (readonly [string, FieldValue])[] {
  const definition = definitionOf(field);
  const types = wrongTypesOf(storedCustomer(), field);
  if (definition.kind === 'flag') return types;
  if (definition.kind === 'choice') return [...types, ['no option', 'unknown']];
  if (definition.kind === 'choices') return [...types, ['the same twice', ['Diesel', 'Diesel']]];
  if (!('limit' in definition)) return types;
  const breaker = definition.kind === 'message' ? '\u0000' : '\u202e';
  return [
    ...types,
    ['over its limit', fill(definition.limit + 1)],
    ['broken', `a${breaker}b`],
    ...(definition.required ? ([['blank', ' \u200b']] as const) : []),
  ];
}

const fields: RuleGroup = {
  title: 'an administrator corrects each field of the form to what the form could hold',
  cases: draftFields.flatMap((field) => [
    allows({ name: `corrects ${field}`, changes: corrected({ [field]: otherValueOf(field) }) }),
    allows({
      name: `corrects a missing ${field}`,
      before: without(storedCustomer(), field),
      changes: corrected({ [field]: otherValueOf(field) }),
    }),
    allows({
      name: `corrects ${field} to its limit`,
      changes: corrected({ [field]: maximal[field] ?? null, companyName: 'Other' }),
    }),
    refuses({
      name: `refuses to take ${field} away`,
      changes: corrected(field === 'companyName' ? { position: 'Other' } : { companyName: 'Other' }),
      removed: [field],
    }),
    ...wrongValuesOf(field).map(([name, value]) =>
      refuses({ name: `refuses to correct ${field} to ${name}`, changes: corrected({ [field]: value }) }),
    ),
    ...wrongValuesOf(field)
      .slice(-1)
      .map(([name, value]) =>
        refuses({
          name: `refuses to correct something else where ${field} is ${name}`,
          before: storedCustomer({ [field]: value }),
          changes: corrected(field === 'companyName' ? { position: 'Other' } : { companyName: 'Other' }),
        }),
      ),
  ]),
};

const emails: RuleGroup = {
  title: 'a corrected e-mail is one',
  cases: [
    ...validEmails.map((email) =>
      allows({ name: `corrects the e-mail to ${email}`, changes: corrected({ email }) }),
    ),
    ...invalidEmails.map((email) =>
      refuses({
        name: `refuses to correct the e-mail to ${JSON.stringify(email)}`,
        changes: corrected({ email }),
      }),
    ),
  ],
};

const noEmail: RuleGroup = {
  title: 'the e-mail of a customer whom staff added may be emptied',
  cases: [
    ...valuesOf(staffSources).flatMap((source) => [
      allows({
        name: `empties the e-mail of a customer from ${source}`,
        before: storedCustomer({ source }),
        changes: corrected({ email: '' }),
      }),
      allows({
        name: `corrects a customer from ${source} without an e-mail`,
        before: storedCustomer({ source, email: '' }),
        changes: corrected({ companyName: 'Other' }),
      }),
      refuses({
        name: `refuses to correct the e-mail of a customer from ${source} to a space`,
        before: storedCustomer({ source }),
        changes: corrected({ email: ' ' }),
      }),
    ]),
    ...['', 'website', 'unknown', 7].map((source) =>
      refuses({
        name: `refuses to empty the e-mail of a customer from ${JSON.stringify(source)}`,
        before: storedCustomer({ source }),
        changes: corrected({ email: '' }),
      }),
    ),
    refuses({
      name: 'refuses to empty the e-mail of a customer without a source',
      before: without(storedCustomer(), 'source'),
      changes: corrected({ email: '' }),
    }),
    refuses({
      name: 'refuses to correct a customer from the website without an e-mail',
      before: storedCustomer({ email: '' }),
      changes: corrected({ companyName: 'Other' }),
    }),
  ],
};

const nothingElse: RuleGroup = {
  title: 'a correction changes no other field',
  cases: [
    ...otherFields
      .filter((field) => field !== 'updatedAt')
      .flatMap((field) => [
        ...otherValuesOf(field).map(([name, value]) =>
          refuses({
            name: `refuses to set ${field} to ${name} with a correction`,
            changes: corrected({ companyName: 'Other', [field]: value }),
          }),
        ),
        refuses({
          name: `refuses to take ${field} away with a correction`,
          changes: corrected({ companyName: 'Other' }),
          removed: [field],
        }),
      ]),
    ...['notes', 'id', 'role'].map((field) =>
      refuses({
        name: `refuses to add ${field} with a correction`,
        changes: corrected({ companyName: 'Other', [field]: 'x' }),
      }),
    ),
    ...customerStatuses
      .filter(({ value }) => value !== 'new')
      .map(({ value: status }) =>
        refuses({
          name: `refuses to move a customer to ${status} with a correction`,
          changes: corrected({ companyName: 'Other', status }),
        }),
      ),
    overwriting('allowed', 'with the same beside it', { companyName: 'Other' }),
    overwriting('refused', 'with another source', { companyName: 'Other', source: 'phone' }),
    overwriting('refused', 'with another id', { companyName: 'Other', id: 'x' }),
    allows({
      name: 'corrects every field at once',
      changes: corrected(Object.fromEntries(draftFields.map((field) => [field, maximal[field] ?? null]))),
    }),
  ],
};

function otherValuesOf(field: string): readonly (readonly [string, FieldValue])[] {
  if (field === 'source') return [['phone', 'phone']];
  if (field === 'createdAt') {
    return [
      ['now', serverTime],
      ['long ago', timestamp('1970-01-01T00:00:00Z')],
    ];
  }
  return field === 'status' ? [['nothing of the kind', 'unknown']] : [['one', 1]];
}

function overwriting(expected: RuleCase['expected'], name: string, changes: Fields): RuleCase {
  const path = newCustomer();
  return {
    name: `${expected === 'allowed' ? 'corrects' : 'refuses to correct'} a whole document ${name}`,
    as: admin,
    stored: [{ path, fields: storedCustomer() }],
    request: commit(set(path, { ...storedCustomer(), ...corrected(changes) })),
    expected,
  };
}

const times: RuleGroup = {
  title: 'a correction carries the time of the database',
  cases: [
    refuses({ name: 'refuses a correction without a time', changes: { companyName: 'Other' } }),
    refuses({
      name: 'refuses a correction that takes the time away',
      changes: { companyName: 'Other' },
      removed: ['updatedAt'],
    }),
    ...wrongTypesOf(storedCustomer({ updatedAt: serverTime }), 'updatedAt').map(([name, value]) =>
      refuses({
        name: `refuses a correction whose updatedAt is ${name}`,
        changes: { companyName: 'Other', updatedAt: value },
      }),
    ),
    ...['1970-01-01T00:00:00Z', '2026-01-05T12:00:00Z', '9999-12-31T23:59:59Z'].map((time) =>
      refuses({
        name: `refuses a correction whose updatedAt is ${time}`,
        changes: { companyName: 'Other', updatedAt: timestamp(time) },
      }),
    ),
    allows({
      name: 'corrects a customer whose updatedAt was never set',
      before: without(storedCustomer(), 'updatedAt'),
      changes: corrected({ companyName: 'Other' }),
    }),
  ],
};

const legacy: RuleGroup = {
  title: 'a malformed document of old is corrected as a whole or not at all',
  cases: [
    ...(
      [
        ['without any field', {}],
        ['with nothing but a name', { firstName: 'Marcia' }],
        ['whose status is a fifth one', storedCustomer({ status: 'archived', phone: 7 })],
        ['with fields of its own', storedCustomer({ legacyId: 12, nested: map({ deep: ['x'] }), phone: 7 })],
      ] as const
    ).flatMap(([name, before]) => [
      allows({
        name: `corrects every field of a customer ${name}`,
        before,
        changes: corrected(
          Object.fromEntries(draftFields.map((field) => [field, minimalCustomer()[field] ?? null])),
        ),
      }),
      refuses({
        name: `refuses to correct one field of a customer ${name}`,
        before,
        changes: corrected({ companyName: 'Other' }),
      }),
    ]),
    allows({
      name: 'corrects a customer whose status is a fifth one',
      before: storedCustomer({ status: 'archived' }),
      changes: corrected({ companyName: 'Other' }),
    }),
  ],
};

const byOthers: RuleGroup = {
  title: 'only an administrator corrects a customer',
  cases: [
    ...strangers.flatMap((as) =>
      draftFields.map((field) =>
        refuses({
          name: `refuses ${as.name} to correct ${field}`,
          as,
          changes: corrected({ [field]: otherValueOf(field) }),
        }),
      ),
    ),
    ...everybody.map((as) => {
      const request = commit(update(newCustomer(), corrected({ companyName: 'Other' })));
      return ask('refused', as)(['to correct a customer who is not there', request]);
    }),
  ],
};

export const correcting: RuleGroup[] = [fields, emails, noEmail, nothingElse, times, legacy, byOthers];
