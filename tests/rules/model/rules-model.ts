import {
  customerFieldNames,
  customerFields,
  definitionOf,
  type FieldDefinition,
} from '@/domain/customer-fields';
import { valuesOf } from '@/domain/options';
import { type Fields, type FieldValue, isServerTime } from '../../support/rules/values';
import { without } from '../cases/documents';
import { isEmailLine, isFilledLine, isLine, isMessage } from './text';

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
export function mayUpdateCustomer(role: unknown, { before, set, removed }: Change): boolean {
  if (role !== 'admin') return false;
  const gone = removed.filter((name) => name in before && !(name in set));
  const changed = Object.keys(set).filter((name) => !isSame(before[name], set[name]));
  const touched = [...gone, ...changed].filter((name) => name !== 'status' && name !== 'updatedAt');
  const status = { ...without(before, ...removed), ...set }.status;
  return (
    touched.length === 0 && status !== undefined && statuses.includes(status) && isServerTime(set.updatedAt)
  );
}

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
