import fc from 'fast-check';
import { activityTextLimit } from '@/domain/activity';
import { type CustomerField, customerFields, definitionOf, draftFields } from '@/domain/customer-fields';
import { staffSources } from '@/domain/customer-source';
import { customerStatuses } from '@/domain/customer-status';
import { valuesOf } from '@/domain/options';
import { double, type Fields, type FieldValue, map, serverTime, timestamp } from '../../support/rules/values';
import {
  adminEmail,
  anotherOriginalId,
  colleagueEmail,
  correction,
  kinds,
  lastCall,
  originalId,
  storedCall,
  storedWork,
  told,
  work,
} from '../cases/build-work';
import { inkless, lineBreakers } from '../cases/characters';
import { firstEntry } from '../cases/create-by-staff';
import {
  fill,
  minimalCustomer,
  storedCustomer,
  storedSubscriber,
  subscriber,
  without,
} from '../cases/documents';
import { choiceFields } from '../cases/fields';
import { device, endpointOf } from '../cases/staff-devices';
import {
  type Addition,
  type Change,
  type DeviceRequest,
  loggedId,
  type Operation,
  type SecretRequest,
  self,
  type TokenEmail,
  type Work,
} from './rules-model';

const character = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...'abc É’-.@ ', '\u{1f69a}') },
  { weight: 1, arbitrary: fc.constantFrom(...inkless).map((code) => String.fromCodePoint(code)) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }) },
);
const breaker = fc.constantFrom(...lineBreakers).map((code) => String.fromCodePoint(code));
const shortText = fc.string({ unit: character, maxLength: 12 });
const limits = [
  ...new Set(Object.values(customerFields).flatMap((field) => ('limit' in field ? [field.limit] : []))),
];
const loneSurrogate = /\p{Surrogate}/gu;
/** Text about as long as some limit, some of it in characters of two units. */
const longText = fc
  .tuple(fc.constantFrom(...limits), fc.integer({ min: -2, max: 2 }), fc.constantFrom('x', '\u{1f69a}x'))
  .map(([limit, more, unit]) =>
    unit
      .repeat(limit)
      .slice(0, limit + more)
      .replace(loneSurrogate, 'x'),
  );
const brokenText = fc.tuple(shortText, breaker, shortText).map((parts) => parts.join(''));
const email = fc
  .array(fc.constantFrom('a', 'é', '@', '.', '@', '.', ' ', '\u{1f69a}'), { minLength: 3, maxLength: 8 })
  .map((parts) => parts.join(''));
const word = fc.constantFrom(
  ...Object.values(choiceFields).flatMap(valuesOf),
  ...valuesOf(customerStatuses),
  '',
);
const fuel = fc.constantFrom('Diesel', 'Kerosene', 'Gasoline/Petrol', 'Cooking Gas (LPG)');
const fuels = fc.array(fc.oneof({ weight: 9, arbitrary: fuel }, { weight: 1, arbitrary: word }), {
  maxLength: 4,
});

/** Any value: mostly one that could be right somewhere. */
const anyValue: fc.Arbitrary<FieldValue> = fc.oneof(
  { weight: 6, arbitrary: shortText },
  { weight: 2, arbitrary: longText },
  { weight: 2, arbitrary: brokenText },
  { weight: 3, arbitrary: email },
  { weight: 4, arbitrary: word },
  { weight: 3, arbitrary: fuels },
  { weight: 2, arbitrary: fc.boolean() },
  { weight: 1, arbitrary: fc.constantFrom(0, 1, -1, double(0), double(Number.NaN), double(1.5)) },
  { weight: 1, arbitrary: fc.constantFrom(null, serverTime, timestamp('2026-11-20T15:30:00Z'), map({})) },
);

const isCustomerField = (field: string): field is CustomerField => field in customerFields;

const fieldValue = (field: string): fc.Arbitrary<FieldValue> => {
  const definition = isCustomerField(field) ? definitionOf(field) : undefined;
  switch (definition?.kind) {
    case 'email':
      return fc.oneof(email, shortText, longText, brokenText, fc.constant(''));
    case 'choices':
      return fuels;
    case 'line':
    case 'phone':
    case 'message':
      return fc.oneof(shortText, longText, brokenText);
    case 'choice':
      return fc.oneof(fc.constantFrom('', ...valuesOf(definition.options)), word);
    default:
      return anyValue;
  }
};

/** A change to one field: a value of about the right kind, any value, or none at all. */
const edit = (field: string): fc.Arbitrary<(document: Fields) => Fields> =>
  fc.oneof(
    {
      weight: 8,
      arbitrary: fieldValue(field).map((value) => (document: Fields) => ({ ...document, [field]: value })),
    },
    {
      weight: 2,
      arbitrary: anyValue.map((value) => (document: Fields) => ({ ...document, [field]: value })),
    },
    { weight: 1, arbitrary: fc.constant((document: Fields) => without(document, field)) },
  );

const edits = (document: Fields, max: number) =>
  fc
    .array(fc.constantFrom(...Object.keys(document), 'further').chain(edit), { maxLength: max })
    .map((changes) => changes.reduce((edited, change) => change(edited), document));

/** The last six characters of an id: mostly as a client makes them. */
const idEnd = fc.oneof(
  { weight: 30, arbitrary: fc.constant('Az09aZ') },
  {
    weight: 1,
    arbitrary: fc.string({ unit: fc.constantFrom('a', 'Z', '0', '-', 'é'), minLength: 5, maxLength: 7 }),
  },
);

interface Creation {
  collection: 'customers' | 'newsletter_subscribers';
  idEnd: string;
  document: Fields;
}

/** A new document that is valid but for two fields at most. */
export const creations: fc.Arbitrary<Creation> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      collection: fc.constant('customers' as const),
      idEnd,
      document: edits(minimalCustomer(), 2),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      collection: fc.constant('newsletter_subscribers' as const),
      idEnd,
      document: edits(subscriber(), 2),
    }),
  },
);

const roles = fc.oneof(
  { weight: 5, arbitrary: fc.constant<unknown>('admin') },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(undefined, 'customer', 'Admin', ['admin'], null, true) },
);
const status = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...valuesOf(customerStatuses)) },
  { weight: 1, arbitrary: anyValue.filter((value) => value !== serverTime) },
);

/** A change of a stored customer by somebody: mostly a new status, or a correction, at times with something else. */
export const updates: fc.Arbitrary<Change & { role: unknown }> = fc
  .record({
    isCorrection: fc.boolean(),
    correction: fc
      .array(
        fc
          .constantFrom<string>(...draftFields, ...draftFields, 'source', 'totalOrders')
          .chain((field) => fieldValue(field).map((value): Fields => ({ [field]: value }))),
        { minLength: 1, maxLength: 2 },
      )
      .map((parts): Fields => Object.assign({}, ...parts)),
    role: roles,
    before: fc
      .constantFrom('website', 'website', 'phone', 'walk-in', 'unknown')
      .chain((source) => edits(storedCustomer({ source }), 1))
      .map(withoutServerTime),
    status,
    time: fc.oneof(
      { weight: 6, arbitrary: fc.constant<FieldValue>(serverTime) },
      { weight: 1, arbitrary: fc.constantFrom<FieldValue>(timestamp('2026-01-05T12:00:00Z'), null, 'now') },
    ),
    omitted: fc.oneof(
      { weight: 6, arbitrary: fc.constant<string[]>([]) },
      { weight: 1, arbitrary: fc.subarray(['status', 'updatedAt']) },
    ),
    others: fc.oneof(
      { weight: 3, arbitrary: fc.constant<Fields>({}) },
      {
        weight: 1,
        arbitrary: fc
          .constantFrom('phone', 'totalSpent', 'newsletter', 'further')
          .chain((field) => anyValue.map((value): Fields => ({ [field]: value }))),
      },
    ),
    removed: fc.oneof(
      { weight: 6, arbitrary: fc.constant<string[]>([]) },
      { weight: 1, arbitrary: fc.subarray(['status', 'updatedAt', 'message', 'further'], { maxLength: 2 }) },
    ),
  })
  .map(({ isCorrection, correction, role, before, status: to, time, omitted, others, removed }) => {
    const changed = isCorrection ? correction : { status: to };
    const set = without({ ...changed, updatedAt: time, ...others }, ...omitted);
    return { role, before, set, removed: removed.filter((name) => !(name in set)) };
  });

/** A change of a stored subscriber by somebody: mostly of whether they are active, at times with something else. */
export const subscriberUpdates: fc.Arbitrary<Change & { role: unknown }> = fc
  .record({
    role: roles,
    before: edits(storedSubscriber(), 1).map(withoutServerTime),
    active: fc.oneof(
      { weight: 6, arbitrary: fc.boolean().map((active): Fields => ({ active })) },
      { weight: 1, arbitrary: anyValue.map((active): Fields => ({ active })) },
    ),
    others: fc.oneof(
      { weight: 3, arbitrary: fc.constant<Fields>({}) },
      {
        weight: 1,
        arbitrary: fc
          .constantFrom('email', 'subscribedAt', 'source', 'further')
          .chain((field) => anyValue.map((value): Fields => ({ [field]: value }))),
      },
    ),
    removed: fc.oneof(
      { weight: 6, arbitrary: fc.constant<string[]>([]) },
      { weight: 1, arbitrary: fc.subarray(['active', 'email', 'further'], { maxLength: 2 }) },
    ),
  })
  .map(({ role, before, active, others, removed }) => {
    const set = removed.includes('active') ? others : { ...active, ...others };
    return { role, before, set, removed: removed.filter((name) => !(name in set)) };
  });

/** Mostly an administrator's address, at times another, and at times none. */
const emails = fc.oneof(
  { weight: 9, arbitrary: fc.constant<TokenEmail>(adminEmail) },
  { weight: 1, arbitrary: fc.constantFrom<TokenEmail>(colleagueEmail, undefined, null, 7) },
);

/** Values in the token that are no address. */
const notAnAddress = (email: TokenEmail) => (email === null || typeof email === 'number' ? email : undefined);

/** Something that somebody does with a tombstone, there or not, and a document like one. */
export const tombstoneRequests: fc.Arbitrary<{
  role: unknown;
  operation: Operation;
  isThere: boolean;
  document: Fields;
}> = fc.record({
  role: roles,
  operation: fc.oneof(
    { weight: 5, arbitrary: fc.constant<Operation>('list') },
    { weight: 4, arbitrary: fc.constantFrom<Operation>('get', 'create', 'update', 'delete') },
  ),
  isThere: fc.boolean(),
  document: edits({ erasedAt: serverTime }, 2),
});

const key = '0123456789abcdef'.repeat(4);

/** Something that somebody does with a secret, there or not: mostly as an administrator reads or creates one. */
export const secretRequests: fc.Arbitrary<SecretRequest> = fc
  .record({
    role: roles,
    email: emails,
    operation: fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom<Operation>('get', 'create') },
      { weight: 2, arbitrary: fc.constantFrom<Operation>('list', 'update', 'delete') },
    ),
    isThere: fc.integer({ min: 0, max: 3 }).map((fourth) => fourth === 0),
    purposeEnd: fc.oneof(
      { weight: 9, arbitrary: fc.constant('az') },
      {
        weight: 1,
        arbitrary: fc.string({ unit: fc.constantFrom('a', 'Z', '0', '-', 'é'), minLength: 1, maxLength: 2 }),
      },
    ),
    change: fc.oneof(
      { weight: 7, arbitrary: fc.constant<Fields>({}) },
      {
        weight: 1,
        arbitrary: fc.constantFrom(key.slice(1), `${key}0`, key.toUpperCase(), '').map((key) => ({ key })),
      },
      { weight: 1, arbitrary: anyValue.map((value): Fields => ({ createdBy: value })) },
      { weight: 1, arbitrary: anyValue.map((value): Fields => ({ further: value })) },
    ),
    omitted: fc.oneof(
      { weight: 9, arbitrary: fc.constant<string[]>([]) },
      { weight: 1, arbitrary: fc.subarray(['key', 'createdBy', 'createdAt']) },
    ),
  })
  .map(({ change, omitted, ...request }) => {
    const createdBy = notAnAddress(request.email) ?? adminEmail;
    const document = { key, createdBy, createdAt: serverTime, ...change };
    return { ...request, document: without(document, ...omitted) };
  });

/** Something that somebody does with a device, there or not: mostly what an administrator may. */
export const deviceRequests: fc.Arbitrary<DeviceRequest> = fc
  .record({
    role: roles,
    email: emails,
    operation: fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom<Operation>('get', 'create', 'delete') },
      { weight: 1, arbitrary: fc.constantFrom<Operation>('list', 'update') },
    ),
    owner: fc.constantFrom(undefined, undefined, adminEmail, adminEmail, colleagueEmail),
    change: fc.oneof(
      { weight: 5, arbitrary: fc.constant<Fields>({}) },
      {
        weight: 1,
        arbitrary: fc
          .constantFrom(
            ...['https://', 'https://push.example/a', 'https://fcm.googleapis.com/', 'https://google.com/a'],
            ...['http://fcm.googleapis.com/a', 'https://web.push.apple.com/a', 'https://a.google.com:8443/a'],
            ...[endpointOf(1000), endpointOf(1001)],
          )
          .map((endpoint): Fields => ({ endpoint })),
      },
      {
        weight: 1,
        arbitrary: fc
          .tuple(fc.constantFrom('endpoint', 'p256dh', 'auth', 'by', 'at', 'further'), anyValue)
          .map(([field, value]): Fields => ({ [field]: value })),
      },
    ),
    omitted: fc.oneof(
      { weight: 9, arbitrary: fc.constant<string[]>([]) },
      { weight: 1, arbitrary: fc.subarray(['endpoint', 'p256dh', 'auth', 'by', 'at']) },
    ),
  })
  .map(({ change, omitted, ...request }) => {
    const by = notAnAddress(request.email) ?? adminEmail;
    return { ...request, document: without(device({ by, ...change }), ...omitted) };
  });

/** Values for a field of an entry or an assignment. */
const workValue: fc.Arbitrary<FieldValue> = fc.oneof(
  fc.constantFrom<FieldValue>('', adminEmail, colleagueEmail, 'nobody', null, 7),
  fc.constantFrom(...valuesOf(customerStatuses), 'reached', 'call-back', 'whatsapp', ...kinds),
  fc.constantFrom(originalId, anotherOriginalId, 'gB3dE6gH9jK2mN5pQ8sT', self, 'short'),
  fc.constantFrom(serverTime, timestamp('2026-11-23T14:00:00Z'), timestamp('2026-12-01T14:00:00Z')),
  fc.constantFrom(
    '\n',
    '\u200b',
    'Two\nlines',
    fill(activityTextLimit),
    fill(activityTextLimit + 1),
    'a\u0000b',
  ),
  fc.constantFrom(map({}), map({ phone: '+1 876-555-0142' }), map(correction), map({ email: 'a@b.c' })),
);

/** The document as it is, or with one field changed, added or left out. */
const workEdits = (document: Fields): fc.Arbitrary<Fields> =>
  fc.oneof(
    { weight: 7, arbitrary: fc.constant(document) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom(...Object.keys(document), 'further'), workValue)
        .map(([field, value]) => ({ ...document, [field]: value })),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(...Object.keys(document)).map((field) => without(document, field)),
    },
  );

/** The last call of a batch's entry, true but for a field. */
const callEdits = (by: FieldValue, to: FieldValue): fc.Arbitrary<FieldValue> => {
  const edited = (changes: Fields) => lastCall(loggedId, { by, outcome: to, ...changes });
  return fc.oneof(
    { weight: 6, arbitrary: fc.constant(edited({})) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom('entry', 'outcome', 'by', 'at', 'further'), workValue)
        .map(([field, value]) => edited({ [field]: value })),
    },
  );
};

/** Both ends of a link, at its beginning and its end. */
const links = [
  { before: undefined, after: { duplicateOf: originalId }, entry: {}, below: self },
  {
    before: undefined,
    after: { duplicateOf: originalId },
    entry: { from: null, to: self },
    below: originalId,
  },
  {
    before: { duplicateOf: originalId },
    after: {},
    entry: { from: originalId, to: '' },
    below: self,
  },
  {
    before: { duplicateOf: originalId },
    after: {},
    entry: { from: self, to: null },
    below: originalId,
  },
] as const;

/** A batch of an entry and what it tells of, true but for a change or two. */
export const batchesOfWork: fc.Arbitrary<Work> = fc
  .record({
    kind: fc.constantFrom(...kinds),
    role: roles,
    email: emails,
    isThere: fc.integer({ min: 0, max: 9 }).map((tenth) => tenth > 0),
    statusBefore: fc.oneof(
      { weight: 4, arbitrary: fc.constant<FieldValue>('new') },
      { weight: 1, arbitrary: fc.constantFrom<FieldValue>('contacted', 'inactive', 'archived', 7) },
    ),
    isClosed: fc.integer({ min: 0, max: 4 }).map((fifth) => fifth > 0),
    hadWork: fc.boolean(),
    hadCall: fc.boolean(),
    isKept: fc.integer({ min: 0, max: 9 }).map((tenth) => tenth > 0),
    namesCall: fc.boolean(),
    hasEntry: fc.constantFrom(true, true, true, false),
    link: fc.constantFrom(...links),
    corrected: fc.oneof(
      { weight: 5, arbitrary: fc.constant<Fields>(correction) },
      {
        weight: 1,
        arbitrary: fc.constantFrom<Fields>(
          {},
          { phone: '' },
          { ...correction, email: 'a@b.c' },
          { email: 'a@b.c' },
          { status: 'contacted' },
        ),
      },
    ),
  })
  .chain((batch) => {
    const { kind, role, email, isThere, statusBefore, isClosed, hadWork, hasEntry, link, corrected } = batch;
    const by = notAnAddress(email) ?? adminEmail;
    const ofStatus = { from: map({ status: statusBefore }), to: map(corrected) };
    const entry = {
      ...told(kind).entry,
      by,
      ...(kind === 'correction' && 'status' in corrected && ofStatus),
    };
    const field = { owner: 'owner', 'follow-up': 'followUpAt' }[String(kind)];
    const isLink = kind === 'duplicate';
    const isStored = hadWork || (isLink && link.before !== undefined);
    const called: Fields = isStored && batch.hadCall ? { lastCall: storedCall() } : {};
    const signed = (fields: Fields) => work({ ...fields, ...(batch.isKept && called), updatedBy: by });
    const changed = isLink ? signed(link.after) : field && signed({ [field]: entry.to ?? null });
    const before = storedWork({ ...(isLink && link.before), ...called });
    const names = kind === 'call' && batch.namesCall;
    const callOf = names ? callEdits(by, entry.to ?? null) : fc.constant(undefined);
    const statusAfter = isLink && isClosed ? 'inactive' : undefined;
    return fc.record({
      role: fc.constant(role),
      email: fc.constant(email),
      customer: fc.constant(isThere ? storedCustomer({ status: statusBefore }) : undefined),
      work: isStored ? workEdits(before).map(withoutServerTime) : fc.constant(undefined),
      status: fc.constant(kind === 'status' ? entry.to : statusAfter),
      correction: fc.constant(kind === 'correction' ? corrected : undefined),
      workAfter:
        changed || names || !hasEntry
          ? callOf.chain((lastCall) =>
              workEdits({ ...(changed || signed({})), ...(lastCall !== undefined && { lastCall }) }),
            )
          : fc.constant(undefined),
      entry: hasEntry ? workEdits(isLink ? { ...entry, ...link.entry } : entry) : fc.constant(undefined),
      below: isLink ? fc.constant(link.below) : fc.constantFrom(self, self, self, self, originalId),
    });
  });

/** A customer whom somebody writes down with its first entry, right but for a change or two. */
export const additions: fc.Arbitrary<Addition> = fc
  .record({
    role: roles,
    email: emails,
    source: fc.constantFrom(...valuesOf(staffSources), ...valuesOf(staffSources), 'website', 'contact_form'),
    status: fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom<FieldValue>(...valuesOf(customerStatuses)) },
      { weight: 1, arbitrary: fc.constantFrom<FieldValue>('archived', '', null, 7) },
    ),
    hasEntry: fc.integer({ min: 0, max: 9 }).map((tenth) => tenth > 0),
    hasOwnId: fc.integer({ min: 0, max: 9 }).map((tenth) => tenth > 0),
  })
  .chain(({ role, email, source, status, hasEntry, hasOwnId }) =>
    fc.record({
      role: fc.constant(role),
      email: fc.constant(email),
      hasOwnId: fc.constant(hasOwnId),
      document: edits(minimalCustomer({ source, status }), 1),
      entry: hasEntry
        ? workEdits(firstEntry({ to: status, by: notAnAddress(email) ?? adminEmail }))
        : fc.constant(undefined),
    }),
  );

function withoutServerTime(document: Fields): Fields {
  return Object.fromEntries(Object.entries(document).filter(([, value]) => value !== serverTime));
}
