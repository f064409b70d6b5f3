import { activityTextLimit, callOutcomes, messageChannels } from '@/domain/activity';
import {
  customerFieldNames,
  customerFields,
  definitionOf,
  type FieldDefinition,
} from '@/domain/customer-fields';
import { staffSources } from '@/domain/customer-source';
import { valuesOf } from '@/domain/options';
import { type Fields, type FieldValue, isServerTime, serverTime } from '../../support/rules/values';
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

/** A customer whom somebody writes down, with the entry that says so. */
export interface Addition {
  role: unknown;
  /** The address in the token, if it has one. */
  email: string | undefined;
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
      ...customer,
      source: (value) => valuesOf(staffSources).some((source) => source === value),
      status: (value) => statuses.includes(value),
    });
  if (!entry) return byVisitor;
  const isOwn: Check = (value) => email !== undefined && value === email;
  const isFirst: Check = (value) => value === 'status';
  const tells = {
    kind: isFirst,
    text: (value: FieldValue) => isMessage(value, activityTextLimit),
    from: is(null),
    to: (value: FieldValue) => value === document.status,
    by: isOwn,
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
  if (role !== 'admin') return false;
  const touched = touchedBy(change).filter((name) => name !== 'status' && name !== 'updatedAt');
  const { status } = resultOf(change);
  return (
    touched.length === 0 &&
    status !== undefined &&
    statuses.includes(status) &&
    isServerTime(change.set.updatedAt)
  );
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

/** What a caller may do with what is remembered of erased customers. */
export type TombstoneOperation = 'get' | 'list' | 'create' | 'update' | 'delete';

/** Whether a caller with this role, if any, may do so. */
export function mayUseTombstones(role: unknown, operation: TombstoneOperation): boolean {
  return role === 'admin' && operation === 'list';
}

/** Somebody who works with a customer: what the database holds, and what one batch would make of it. */
export interface Work {
  role: unknown;
  /** The address in the token, if it has one. */
  email: string | undefined;
  /** Undefined where the database holds none. */
  customer: Fields | undefined;
  work: Fields | undefined;
  /** The status that the customer is moved to; undefined leaves the customer alone. */
  status: FieldValue | undefined;
  /** The work document that is set; undefined leaves it alone. */
  workAfter: Fields | undefined;
  /** The entry that is stored; undefined for none. */
  entry: Fields | undefined;
}

/** Whether the batch may be stored. */
export function mayWork(batch: Work): boolean {
  const { role, email, customer, work, status, workAfter, entry } = batch;
  if (role !== 'admin' || !customer) return false;
  const isOwn: Check = (value) => email !== undefined && value === email;
  const isId: Check = (value) => typeof value === 'string' && madeByClient(value);
  const workChecks: Checks = {
    owner: (value) => value === '' || isEmail(value),
    followUpAt: (value) => value === null || isTime(value),
    duplicateOf: (value) => value === '' || isId(value),
    updatedBy: isOwn,
    updatedAt: isServerTime,
  };
  const move = { before: customer, set: { status: status ?? null, updatedAt: serverTime }, removed: [] };
  if (status !== undefined && !mayUpdateCustomer(role, move)) return false;
  if (workAfter && !conforms(workAfter, workChecks)) return false;
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
    customer: { ...customer, ...(status !== undefined && { status }) },
    work: workAfter ?? work,
  };
  return conforms(entry, shape) && isTrue(entry, { customer, work }, after);
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
    case 'duplicate':
      return changes(before.work?.duplicateOf ?? '', after.work?.duplicateOf);
    default:
      return false;
  }
}

const isTime: Check = (value) => isServerTime(value) || typeOf(value) === 'timestamp';
const typeOf = (value: FieldValue) =>
  typeof value === 'object' && value !== null && 'type' in value ? value.type : undefined;
const isEqual = (one: FieldValue | undefined, other: FieldValue | undefined) =>
  (one !== undefined && one === other) || isSame(one, other);
