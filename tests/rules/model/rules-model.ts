import { activityTextLimit, callOutcomes, messageChannels } from '@/domain/activity';
import {
  customerFieldNames,
  customerFields,
  definitionOf,
  draftFields,
  type FieldDefinition,
} from '@/domain/customer-fields';
import { customerSources, staffSources } from '@/domain/customer-source';
import { valuesOf } from '@/domain/options';
import { type Fields, type FieldValue, isServerTime, serverTime } from '../../support/rules/values';
import { anotherOriginalId, originalId } from '../cases/build-work';
import { without } from '../cases/documents';
import { hasVisibleText, isEmailLine, isFilledLine, isLine, isMessage } from './text';

/** Whether a value is right for a field. */
type Check = (value: FieldValue) => boolean;
type Checks = Readonly<Record<string, Check>>;

const is =
  (expected: FieldValue): Check =>
  (value) =>
    value === expected;
const isFlag: Check = (value) => typeof value === 'boolean';
const isSetOf =
  (options: readonly string[]): Check =>
  (value) =>
    Array.isArray(value) &&
    value.every((item) => options.includes(item)) &&
    options.every((option) => value.filter((item) => item === option).length < 2);

function checkOf(definition: FieldDefinition): Check {
  switch (definition.kind) {
    case 'line':
    case 'address':
    case 'phone':
      return (value) => (definition.required ? isFilledLine : isLine)(value, definition.limit);
    case 'email':
      return (value) => isEmailLine(value, definition.limit);
    case 'message':
      return (value) => isMessage(value, definition.limit);
    case 'choice': {
      const words: FieldValue[] = [...valuesOf(definition.options), ...(definition.whenOpen ? [] : [''])];
      return (value) => words.includes(value);
    }
    case 'choices':
      return isSetOf(valuesOf(definition.options));
    case 'flag':
      return isFlag;
    case 'timestamp':
      return isServerTime;
    default:
      return is(definition.initial);
  }
}

const customer: Checks = Object.fromEntries(
  customerFieldNames.map((field) => [field, checkOf(definitionOf(field))]),
);

const isEmail = checkOf(customerFields.email);
const isOfStaff: Check = (source) => valuesOf(staffSources).some((one) => one === source);

/** A customer whom staff write down may have no e-mail. */
const checksFrom = (source: FieldValue | undefined): Checks =>
  source !== undefined && isOfStaff(source)
    ? { ...customer, email: (value) => value === '' || isEmail(value) }
    : customer;
const isName = checkOf(customerFields.firstName);

const newsletterSubscriber: Checks = {
  email: isEmail,
  firstName: isName,
  lastName: isName,
  subscribedAt: isServerTime,
  source: is('contact_form'),
  active: is(true),
};

/** Every field of the checks, no other, and each as it should be. */
function conforms(document: Fields, checks: Checks): boolean {
  const names = new Set([...Object.keys(document), ...Object.keys(checks)]);
  return [...names].every((name) => {
    const value = Object.hasOwn(document, name) ? document[name] : undefined;
    return value !== undefined && checks[name]?.(value) === true;
  });
}

const madeByClient = (id: string) =>
  id.length === 20 && [...id].every((letter) => /[A-Za-z0-9]/.test(letter));

/** Whether anyone may store this new document as a customer. */
export function mayCreateCustomer(id: string, document: Fields): boolean {
  return madeByClient(id) && conforms(document, customer);
}

/** The token's address, or another value there; undefined for nothing. */
export type TokenEmail = string | number | null | undefined;

/** Whether a value signs for whoever has this address. */
const isSignatureOf =
  (email: TokenEmail): Check =>
  (value) =>
    typeof email === 'string' && value === email;

/** A customer whom somebody writes down, with the entry that says so. */
export interface Addition {
  role: unknown;
  email: TokenEmail;
  document: Fields;
  /** Undefined for none. */
  entry: Fields | undefined;
  /** Whether the entry has the customer's own id, in place of another. */
  hasOwnId: boolean;
}

/** Whether the two may be stored in one batch. */
export function mayAddCustomer({ role, email, document, entry, hasOwnId }: Addition): boolean {
  const byVisitor = conforms(document, customer);
  const byStaff =
    role === 'admin' &&
    conforms(document, {
      ...checksFrom(document.source),
      source: (value) => valuesOf(customerSources).some((source) => source === value),
      status: (value) => statuses.includes(value),
    });
  if (!entry) return byVisitor;
  const isFirst: Check = (value) => value === 'status';
  const tells = {
    kind: isFirst,
    text: (value: FieldValue) => isMessage(value, activityTextLimit),
    from: is(null),
    to: (value: FieldValue) => value === document.status,
    by: isSignatureOf(email),
    at: isServerTime,
  };
  return role === 'admin' && (byVisitor || (byStaff && hasOwnId)) && conforms(entry, tells);
}

/** Whether anyone may store this new document as a newsletter subscriber. */
export function mayCreateSubscriber(id: string, document: Fields): boolean {
  return madeByClient(id) && conforms(document, newsletterSubscriber);
}

const statuses: readonly FieldValue[] = ['new', 'contacted', 'customer', 'inactive'];

/** A change of a stored document: what it held before, what is set and what is taken away. */
export interface Change {
  before: Fields;
  set: Fields;
  removed: readonly string[];
}

/** Whether a caller with this role, if any, may make the change to a stored customer. */
export function mayUpdateCustomer(role: unknown, change: Change): boolean {
  if (role !== 'admin' || !isServerTime(change.set.updatedAt)) return false;
  const touched = touchedBy(change).filter((name) => name !== 'updatedAt');
  const after = resultOf(change);
  const isMove =
    touched.every((name) => name === 'status') &&
    after.status !== undefined &&
    statuses.includes(after.status);
  return isMove || (touched.length > 0 && touched.every(isOfForm) && hasForm(after));
}

const isOfForm = (name: string) => draftFields.some((field) => field === name);

/** Whether every field of the form is as the form would have it. */
function hasForm(document: Fields): boolean {
  return draftFields.every((field) => {
    const value = document[field];
    return value !== undefined && checksFrom(document.source)[field]?.(value) === true;
  });
}

/** Whether a caller with this role, if any, may make the change to a stored subscriber. */
export function mayUpdateSubscriber(role: unknown, change: Change): boolean {
  const touched = touchedBy(change).filter((name) => name !== 'active');
  return role === 'admin' && touched.length === 0 && typeof resultOf(change).active === 'boolean';
}

/** The names of the fields that are another afterwards, or gone. */
function touchedBy({ before, set, removed }: Change): string[] {
  const gone = removed.filter((name) => name in before && !(name in set));
  return [...gone, ...Object.keys(set).filter((name) => !isSame(before[name], set[name]))];
}

const resultOf = ({ before, set, removed }: Change): Fields => ({ ...without(before, ...removed), ...set });

/** Rules compare numbers by value: 0 and 0.0 are the same to them, and to every reader in JavaScript. */
function isSame(one: FieldValue | undefined, other: FieldValue | undefined): boolean {
  if (isServerTime(other)) return false;
  return JSON.stringify(one, asNumber) === JSON.stringify(other, asNumber);
}

const asNumber = (_: string, value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  value.type === 'double' &&
  'value' in value
    ? numberText(value.value)
    : value;

const numberText = (number: unknown) => (Number.isFinite(number) ? number : String(number));

export type Operation = 'get' | 'list' | 'create' | 'update' | 'delete';

/** Whether a caller with this role, if any, may do so with what is remembered of erased customers. */
export function mayUseTombstones(role: unknown, operation: Operation): boolean {
  return role === 'admin' && operation === 'list';
}

/** Somebody who does something with a secret. */
export interface SecretRequest {
  role: unknown;
  email: TokenEmail;
  operation: Operation;
  /** Whether there is such a secret. */
  isThere: boolean;
  /** The last letters of its purpose. */
  purposeEnd: string;
  document: Fields;
}

const lowerCase = 'abcdefghijklmnopqrstuvwxyz';
const isPurposeEnd = (end: string) => [...end].every((letter) => lowerCase.includes(letter));
const isKey: Check = (value) =>
  typeof value === 'string' &&
  value.length === 64 &&
  [...value].every((digit) => '0123456789abcdef'.includes(digit));

/** Whether the caller may do so; the purpose is short enough for any such end. */
export function mayUseSecret(request: SecretRequest): boolean {
  const { role, email, operation, isThere, purposeEnd, document } = request;
  if (role !== 'admin') return false;
  if (operation === 'get') return true;
  const checks = { key: isKey, createdBy: isSignatureOf(email), createdAt: isServerTime };
  return operation === 'create' && !isThere && isPurposeEnd(purposeEnd) && conforms(document, checks);
}

/** Somebody who does something with a device. */
export interface DeviceRequest {
  role: unknown;
  email: TokenEmail;
  operation: Operation;
  /** Whose device is there; undefined for none. */
  owner: string | undefined;
  document: Fields;
}

const isBase64Url =
  (length: number): Check =>
  (value) =>
    typeof value === 'string' && value.length === length && /^[\w-]+$/.test(value);
const makers = ['apple', 'google', 'googleapis', 'mozilla', 'windows'];

function isEndpoint(value: unknown): boolean {
  if (!isLine(value, 1000) || !URL.canParse(value)) return false;
  const { protocol, host, pathname, search, hash, username, password } = new URL(value);
  const [suffix, maker = '', ...below] = host.split('.').toReversed();
  const isMakers = suffix === 'com' && makers.includes(maker) && below.length > 0;
  const hasPath = (pathname + search + hash).length > 1;
  return protocol === 'https:' && isMakers && hasPath && username + password === '';
}

/** Whether the caller may do so with a device of a generated id. */
export function mayUseDevice({ role, email, operation, owner, document }: DeviceRequest): boolean {
  if (role !== 'admin') return false;
  const isOwn = owner !== undefined && owner === email;
  if (operation === 'get') return owner === undefined || isOwn;
  if (operation === 'delete') return isOwn;
  const checks = {
    endpoint: isEndpoint,
    p256dh: isBase64Url(87),
    auth: isBase64Url(22),
    by: isSignatureOf(email),
    at: isServerTime,
  };
  return operation === 'create' && owner === undefined && conforms(document, checks);
}

/** Somebody who works with a customer: what the database holds, and what one batch would make of it. */
export interface Work {
  role: unknown;
  email: TokenEmail;
  /** Undefined where the database holds none. */
  customer: Fields | undefined;
  work: Fields | undefined;
  /** The status that the customer is moved to; undefined leaves it alone. */
  status: FieldValue | undefined;
  /** The correction, in place of a status; undefined for none. */
  correction: Fields | undefined;
  /** The work document that is set; undefined leaves it alone. */
  workAfter: Fields | undefined;
  /** The entry that is stored; undefined for none. */
  entry: Fields | undefined;
  /** Below whom the entry lies: the customer themself, or somebody else who is there. */
  below: string;
}

/** The customer's own id, as a batch names it. */
export const self = 'SelfSelfSelfSelfSelf';

/** The id of the batch's entry, as its work names it. */
export const loggedId = 'EntryEntryEntryEntry';

/** The other customers, with their originals. */
export const others: ReadonlyMap<FieldValue, string> = new Map([
  [originalId, ''],
  [anotherOriginalId, originalId],
]);

/** Whether the batch may be stored. */
export function mayWork(batch: Work): boolean {
  const { role, email, customer = {}, work, status, correction, workAfter, entry, below } = batch;
  const isOfOthers = status === undefined && !correction && !workAfter && below !== self;
  if (role !== 'admin' || !(batch.customer || isOfOthers)) return false;
  const isOwn = isSignatureOf(email);
  const isId: Check = (value) => typeof value === 'string' && madeByClient(value);
  const mayBeDuplicate: Check = (value) =>
    value === (work?.duplicateOf ?? '') ||
    (others.get(value) === '' && (status ?? customer.status) === 'inactive');
  const workChecks: Checks = {
    owner: (value) => value === '' || isEmail(value),
    followUpAt: (value) => value === null || isTime(value),
    duplicateOf: (value) => value === '' || (isId(value) && mayBeDuplicate(value)),
    updatedBy: isOwn,
    updatedAt: isServerTime,
  };
  const set: Fields = { ...correction, ...(status !== undefined && { status }) };
  const update = { before: customer, set: { ...set, updatedAt: serverTime }, removed: [] };
  const isUpdate = status !== undefined || correction;
  if (isUpdate && !mayUpdateCustomer(role, update)) return false;
  if (workAfter && !conforms(without(workAfter, 'lastCall'), workChecks)) return false;
  const isCalled = below === self && tellsOfCall(workAfter?.lastCall, entry);
  if (workAfter && !isCalled && !isEqual(work?.lastCall ?? null, workAfter.lastCall ?? null)) return false;
  if (!entry) return true;
  const shape: Checks = {
    kind: () => true,
    text: (value) => isMessage(value, activityTextLimit),
    from: () => true,
    to: () => true,
    by: isOwn,
    at: isServerTime,
  };
  const after = {
    customer: { ...customer, ...set },
    work: workAfter ?? work,
  };
  const before = { customer, work };
  if (!conforms(entry, shape) || (below !== self && !others.has(below))) return false;
  const isDuplicate = entry.kind === 'duplicate' && tellsOfDuplicate(entry, below, before, after);
  return isDuplicate || (below === self ? isTrue(entry, before, after) : isPlain(entry));
}

/** Whether a last call has the values of the batch's entry, and the time of the database. */
function tellsOfCall(call: FieldValue | undefined, entry: Fields | undefined): boolean {
  if (entry?.kind !== 'call' || call === undefined) return false;
  if (typeof call !== 'object' || call === null || !('type' in call) || call.type !== 'map') return false;
  const isAsIn =
    (field: string): Check =>
    (value) =>
      value === entry[field];
  return conforms(call.value, {
    entry: is(loggedId),
    outcome: isAsIn('to'),
    by: isAsIn('by'),
    at: (value) => isServerTime(value) && isServerTime(entry.at),
  });
}

/** Whether an entry tells of no change, and may lie below anybody. */
function isPlain({ kind, text, from, to }: Fields): boolean {
  const nobody = { customer: {}, work: undefined };
  const isOfChange = !['note', 'call', 'message'].some((plain) => plain === kind);
  return (
    !isOfChange &&
    isTrue({ kind: kind ?? null, text: text ?? null, from: from ?? null, to: to ?? null }, nobody, nobody)
  );
}

/** The original's entry has the duplicate in `from` or `to`, and nothing in the other. */
function tellsOfDuplicate({ from, to }: Fields, duplicate: string, before: Known, after: Known): boolean {
  const isOriginal = (one: FieldValue | undefined, { work }: Known) =>
    (one === self ? work?.duplicateOf : others.get(one ?? null)) === duplicate;
  const begins = from === null && isOriginal(to, after) && !isOriginal(to, before);
  const ends = to === null && isOriginal(from, before) && !isOriginal(from, after);
  return begins || ends;
}

interface Known {
  customer: Fields;
  work: Fields | undefined;
}

function isTrue({ kind, text, from, to }: Fields, before: Known, after: Known): boolean {
  const isNothing = from === null;
  const isWord = (words: readonly FieldValue[]) => to !== undefined && words.includes(to);
  const changes = (was: FieldValue, is: FieldValue | undefined) =>
    isEqual(from, was) && is !== undefined && isEqual(to, is) && !isEqual(from, to);
  const { status } = before.customer;
  switch (kind) {
    case 'note':
      return isNothing && to === null && hasVisibleText(String(text));
    case 'call':
      return isNothing && isWord(valuesOf(callOutcomes));
    case 'message':
      return isNothing && isWord(valuesOf(messageChannels));
    case 'status':
      return changes(
        status !== undefined && statuses.includes(status) ? status : 'new',
        after.customer.status,
      );
    case 'owner':
      return changes(before.work?.owner ?? '', after.work?.owner);
    case 'follow-up':
      return changes(before.work?.followUpAt ?? null, after.work?.followUpAt);
    case 'correction':
      return tellsOfCorrection(from, to, before.customer, after.customer);
    case 'duplicate':
      return changes(before.work?.duplicateOf ?? '', after.work?.duplicateOf);
    default:
      return false;
  }
}

/** Both hold just the fields that are another afterwards; the first, those of them that were there. */
function tellsOfCorrection(
  from: FieldValue | undefined,
  to: FieldValue | undefined,
  before: Fields,
  after: Fields,
): boolean {
  const corrected = Object.keys(after).filter(
    (name) => name !== 'status' && !isSame(before[name], after[name]),
  );
  const holds = (value: FieldValue | undefined, document: Fields) => {
    if (
      value === undefined ||
      typeOf(value) !== 'map' ||
      typeof value !== 'object' ||
      value === null ||
      !('value' in value)
    )
      return false;
    const told = value.value as Fields;
    const names = corrected.filter((name) => name in document);
    const isWhole = Object.keys(told).length === names.length;
    return isWhole && names.every((name) => isSame(told[name], document[name]));
  };
  return corrected.length > 0 && holds(from, before) && holds(to, after);
}

const isTime: Check = (value) => isServerTime(value) || typeOf(value) === 'timestamp';
const typeOf = (value: FieldValue) =>
  typeof value === 'object' && value !== null && 'type' in value ? value.type : undefined;
const isEqual = (one: FieldValue | undefined, other: FieldValue | undefined) =>
  (one !== undefined && one === other) || isSame(one, other);
