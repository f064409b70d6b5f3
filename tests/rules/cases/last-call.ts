import { callOutcomes } from '@/domain/activity';
import { valuesOf } from '@/domain/options';
import type { StoredDocument } from '../../support/rules/emulator';
import { admin } from '../../support/rules/identities';
import { commit, set, update } from '../../support/rules/requests';
import { newId, type RuleCase, type RuleGroup } from '../../support/rules/rule-case';
import { type Fields, type FieldValue, map, serverTime, timestamp } from '../../support/rules/values';
import { collections, newCustomer } from './build';
import {
  adminEmail,
  colleagueEmail,
  fullWork,
  lastCall,
  original,
  storedCall,
  storedWork,
  told,
  type Write,
  work,
  workOf,
} from './build-work';
import { storedCustomer, without } from './documents';
import { wrongTypesOf } from './samples';

const outcomes = valuesOf(callOutcomes);
const earlier = timestamp('2026-11-19T15:30:00Z');

interface Logged {
  /** Fields of the last call that differ from those of a true one. */
  call?: Fields;
  /** Fields of the entry that differ. */
  entry?: Fields;
  /** The work document before; undefined for none. */
  before?: Fields | undefined;
  /** The entry lies there already, and no other is stored. */
  isOld?: boolean;
  /** Nothing is logged with the call. */
  isAlone?: boolean;
  /** The entry lies below another customer. */
  isOfOther?: boolean;
  /** Changes the last call as a whole. */
  toCall?: (call: FieldValue) => FieldValue;
  /** Further writes of the batch. */
  others?: (customer: string) => Write[];
  fields?: Fields;
}

/** Somebody stores a last call, with the entry of a call beside it. */
function calls(
  expected: RuleCase['expected'],
  name: string,
  { call, entry, before, isOld, isAlone, isOfOther, toCall = (value) => value, others, fields }: Logged = {},
): RuleCase {
  const { customer, stored, entry: entryOfCall } = told('call');
  const id = newId();
  const other = newCustomer();
  const below = isOfOther ? other : customer;
  const logged = { path: `${below}/${collections.activity}/${id}`, fields: { ...entryOfCall, ...entry } };
  const documents: StoredDocument[] = [
    ...stored,
    { path: other, fields: storedCustomer() },
    original,
    ...(before ? [{ path: workOf(customer), fields: before }] : []),
    ...(isOld ? [logged] : []),
  ];
  return {
    name: `${expected === 'allowed' ? 'stores' : 'refuses'} a last call ${name}`,
    as: admin,
    stored: documents,
    request: commit(
      set(workOf(customer), work({ ...fields, lastCall: toCall(lastCall(id, call)) })),
      ...(isOld || isAlone ? [] : [set(logged.path, logged.fields)]),
      ...(others?.(customer) ?? []),
    ),
    expected,
  };
}

/** The same question about a first call, and about one that replaces another. */
const both = (expected: RuleCase['expected'], name: string, logged: Logged = {}): RuleCase[] => [
  calls(expected, name, logged),
  calls(expected, `${name}, in place of another`, {
    ...logged,
    before: storedWork({ lastCall: storedCall() }),
  }),
];

const ofEntry: RuleGroup = {
  title: 'the last call has the values of the call’s entry in the same batch',
  cases: [
    ...outcomes.flatMap((outcome) =>
      outcomes.flatMap((to) =>
        both(outcome === to ? 'allowed' : 'refused', `with outcome ${outcome} and an entry to ${to}`, {
          call: { outcome },
          entry: { to },
        }),
      ),
    ),
    calls('allowed', 'of a customer whose work has none', { before: storedWork() }),
    ...both('refused', 'without an entry', { isAlone: true }),
    ...both('refused', 'whose entry lies below another customer', { isOfOther: true }),
    ...both('refused', 'with the entry of a message', {
      call: { outcome: 'whatsapp' },
      entry: { kind: 'message', to: 'whatsapp' },
    }),
    ...both('refused', 'with the entry of a note', {
      call: { outcome: null },
      entry: { kind: 'note', to: null, text: 'Called' },
    }),
    ...both('refused', 'by a colleague', { call: { by: colleagueEmail } }),
    ...both('refused', 'by an administrator in capitals', { call: { by: adminEmail.toUpperCase() } }),
    ...both('refused', 'at a client’s time', { call: { at: earlier } }),
    ...both('refused', 'at a client’s time with its entry', {
      call: { at: earlier },
      entry: { at: earlier },
    }),
    ...both('refused', 'of an earlier entry at its time', {
      isOld: true,
      call: { by: colleagueEmail, at: earlier },
      entry: { by: colleagueEmail, at: earlier },
    }),
    ...both('refused', 'of an earlier entry at this time', { isOld: true, entry: { at: earlier } }),
    calls('allowed', 'with a follow-up, an owner and a status', {
      fields: { owner: adminEmail, followUpAt: earlier },
      others: (customer) => [
        update(customer, { status: 'contacted', updatedAt: serverTime }),
        set(`${customer}/${collections.activity}/${newId()}`, {
          ...told('follow-up').entry,
          to: earlier,
        }),
        set(`${customer}/${collections.activity}/${newId()}`, { ...told('owner').entry, to: adminEmail }),
        set(`${customer}/${collections.activity}/${newId()}`, told('status').entry),
      ],
    }),
  ],
};

const isMap = (value: FieldValue): value is ReturnType<typeof map> =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'map';
const edited = (edit: (fields: Fields) => Fields) => (value: FieldValue) =>
  isMap(value) ? map(edit(value.value)) : value;

const shape: RuleGroup = {
  title: 'the last call has exactly its four fields',
  cases: [
    ...['entry', 'outcome', 'by', 'at'].flatMap((field) =>
      both('refused', `without ${field}`, { toCall: edited((fields) => without(fields, field)) }),
    ),
    ...['id', 'text', 'kind', 'customer'].flatMap((field) =>
      both('refused', `with a further field ${field}`, { call: { [field]: 'x' } }),
    ),
    ...['entry', 'outcome', 'by', 'at'].flatMap((field) =>
      wrongTypesOf({ entry: newId(), outcome: 'reached', by: adminEmail, at: serverTime }, field).flatMap(
        ([name, value]) =>
          both('refused', `whose ${field} is ${name}`, {
            toCall: edited((fields) => ({ ...fields, [field]: value })),
          }),
      ),
    ),
    ...wrongTypesOf({ lastCall: lastCall(newId()) }, 'lastCall')
      .filter(([, value]) => value !== null)
      .flatMap(([name, value]) => both('refused', `that is ${name}`, { toCall: () => value })),
  ],
};

/** The work is changed otherwise, and holds this last call afterwards; undefined for none. */
function keeps(
  expected: RuleCase['expected'],
  name: string,
  { before, after }: { before: FieldValue | undefined; after: FieldValue | undefined },
): RuleCase {
  const customer = newCustomer();
  const path = workOf(customer);
  const holding = (call: FieldValue | undefined): Fields => (call === undefined ? {} : { lastCall: call });
  return {
    name: `${expected === 'allowed' ? 'changes' : 'refuses to change'} an owner ${name}`,
    as: admin,
    stored: [
      { path: customer, fields: storedCustomer() },
      { path, fields: storedWork(holding(before)) },
    ],
    request: commit(set(path, work({ owner: colleagueEmail, ...holding(after) }))),
    expected,
  };
}

function changesOwnerAlone(): RuleCase {
  const customer = newCustomer();
  const path = workOf(customer);
  return {
    name: 'changes an owner alone beside a last call',
    as: admin,
    stored: [
      { path: customer, fields: storedCustomer() },
      original,
      { path, fields: storedWork({ ...fullWork, lastCall: storedCall() }) },
    ],
    request: commit(update(path, { owner: adminEmail, updatedBy: adminEmail, updatedAt: serverTime })),
    expected: 'allowed',
  };
}

const kept: RuleGroup = {
  title: 'the last call stays as it was where no call is logged',
  cases: [
    keeps('allowed', 'with the last call as it was', { before: storedCall(), after: storedCall() }),
    keeps('allowed', 'with a malformed last call as it was', { before: 7, after: 7 }),
    keeps('allowed', 'with no last call before and after', { before: undefined, after: undefined }),
    keeps('refused', 'without the last call', { before: storedCall(), after: undefined }),
    keeps('refused', 'with nothing for the last call', { before: storedCall(), after: null }),
    keeps('refused', 'with the last call at a rounded time', {
      before: storedCall(),
      after: storedCall({ at: timestamp('2026-11-20T15:30:00.123Z') }),
    }),
    keeps('refused', 'with the last call of an earlier time', {
      before: storedCall(),
      after: storedCall({ at: earlier }),
    }),
    keeps('refused', 'with another outcome', {
      before: storedCall(),
      after: storedCall({ outcome: 'reached' }),
    }),
    keeps('refused', 'with another caller', { before: storedCall(), after: storedCall({ by: adminEmail }) }),
    keeps('refused', 'with another entry', { before: storedCall(), after: storedCall({ entry: newId() }) }),
    keeps('refused', 'with a last call that nobody logged', { before: undefined, after: storedCall() }),
    changesOwnerAlone(),
  ],
};

/** A last call in the first document of a customer who has none. */
function invented(): RuleCase {
  const customer = newCustomer();
  return {
    name: 'refuses first work with a last call that nobody logged',
    as: admin,
    stored: [{ path: customer, fields: storedCustomer() }],
    request: commit(set(workOf(customer), work({ lastCall: storedCall() }))),
    expected: 'refused',
  };
}

export const lastCallCases: RuleGroup[] = [ofEntry, shape, { ...kept, cases: [...kept.cases, invented()] }];
