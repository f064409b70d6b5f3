import { fieldLimits } from '@/domain/field-limits';
import { fuelTypes, valuesOf } from '@/domain/options';
import { alwaysChosen, choiceFields } from '../cases/choice-fields';
import { without } from '../cases/documents';
import { lineLimits, optionalLines, requiredLines } from '../cases/text-fields';
import { type Fields, type FieldValue, isServerTime } from '../support/values';
import { isEmailLine, isFilledLine, isLine, isMessage } from './text';

/** Whether a value is right for a field. */
type Check = (value: FieldValue) => boolean;
type Checks = Readonly<Record<string, Check>>;

const is =
  (expected: FieldValue): Check =>
  (value) =>
    value === expected;
const isFlag: Check = (value) => typeof value === 'boolean';
const isEmail: Check = (value) => isEmailLine(value, fieldLimits.email);
const isName: Check = (value) => isFilledLine(value, fieldLimits.name);

const fuels: readonly string[] = valuesOf(fuelTypes);
const isFuelSet: Check = (value) =>
  Array.isArray(value) &&
  value.every((fuel) => fuels.includes(fuel)) &&
  fuels.every((fuel) => value.filter((chosen) => chosen === fuel).length < 2);

const lines = (fields: readonly (keyof typeof lineLimits)[], check: typeof isLine): Checks =>
  Object.fromEntries(fields.map((field) => [field, (value) => check(value, lineLimits[field])]));

const choices: Checks = Object.fromEntries(
  Object.entries(choiceFields).map(([field, options]) => {
    const words: FieldValue[] = valuesOf(options);
    if (field !== alwaysChosen) words.push('');
    return [field, (value) => words.includes(value)];
  }),
);

const customer: Checks = {
  ...lines(requiredLines, isFilledLine),
  ...lines(optionalLines, isLine),
  ...choices,
  email: isEmail,
  fuelTypes: isFuelSet,
  newsletter: isFlag,
  whatsappUpdates: isFlag,
  smsAlerts: isFlag,
  message: (value) => isMessage(value, fieldLimits.message),
  source: is('website'),
  status: is('new'),
  createdAt: isServerTime,
  updatedAt: isServerTime,
  totalOrders: is(0),
  totalSpent: is(0),
};

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
