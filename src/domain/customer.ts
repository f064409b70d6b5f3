import { toDate } from '@/lib/dates';
import type { NewCustomer } from './customer-draft';
import {
  type CustomerField,
  customerFieldNames,
  customerFields,
  type DefinitionOf,
  definitionOf,
  type FieldDefinition,
  type TimestampField,
} from './customer-fields';
import type { CustomerSource } from './customer-source';
import { type CustomerStatus, customerStatuses, initialStatus } from './customer-status';
import { valueIn } from './options';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Shares each option's string: a list of 100,000 customers would hold a million copies. */
const shared = new Map(
  customerFieldNames.flatMap((field) => {
    const definition = definitionOf(field);
    return 'options' in definition ? definition.options.map(({ value }) => [value, value] as const) : [];
  }),
);
const share = (value: string) => shared.get(value) ?? value;
const sharedLists = new Map<string, readonly string[]>();

function shareOptions(values: readonly string[]): readonly string[] {
  if (!values.every((value) => shared.has(value))) return values;
  const key = values.join();
  const known = sharedLists.get(key) ?? values.map(share);
  sharedLists.set(key, known);
  return known;
}

/** Readers never fail: any value becomes one that can be shown. */
const readers = {
  line: text,
  address: text,
  email: text,
  phone: text,
  message: text,
  origin: (value: unknown) => share(text(value)),
  choice: (value: unknown) => share(text(value)),
  choices: (value: unknown) => {
    const list: readonly unknown[] = Array.isArray(value) ? value : [value];
    const chosen = list.filter((item): item is string => typeof item === 'string' && item !== '');
    return shareOptions(chosen);
  },
  flag: (value: unknown) => value === true,
  count: (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : 0),
  timestamp: toDate,
  status: (value: unknown) => valueIn(customerStatuses, value) ?? initialStatus,
} satisfies Record<FieldDefinition['kind'], (value: unknown) => unknown>;

/** Requirement 3.1. */
export type StoredCustomer = {
  [Field in CustomerField]: NonNullable<ReturnType<(typeof readers)[DefinitionOf<Field>['kind']]>>;
};

export interface Customer extends StoredCustomer {
  id: string;
}

interface Beginning {
  source: CustomerSource;
  status: CustomerStatus;
}

/** The document of a new customer without its timestamps (requirements 3.1, 4.1 and 7.2). */
export function newCustomerFields(
  draft: NewCustomer,
  { source, status }: Beginning = { source: customerFields.source.initial, status: initialStatus },
): Omit<StoredCustomer, TimestampField> {
  const { totalOrders, totalSpent } = customerFields;
  return {
    ...draft,
    source,
    status,
    totalOrders: totalOrders.initial,
    totalSpent: totalSpent.initial,
  };
}

/** Accepts any document, so that none blanks the list. `now` replaces a missing timestamp (requirement 3.1). */
export function toCustomer(id: string, stored: unknown, now = new Date()): Customer {
  // A copy of one object is half as large as one that grows field by field.
  const customer: Record<string, unknown> = { ...blank, id };
  for (const [field, read] of fieldReaders) {
    const value = isRecord(stored) && Object.hasOwn(stored, field) ? stored[field] : undefined;
    customer[field] = read(value) ?? now;
  }
  return withOneTime(customer as unknown as Customer);
}

function withOneTime(customer: Customer): Customer {
  const { createdAt, updatedAt } = customer;
  if (updatedAt.getTime() === createdAt.getTime()) customer.updatedAt = createdAt;
  return customer;
}

const optionFields = customerFieldNames.filter((field) => 'options' in definitionOf(field));

/** The browser's structured clone copies the strings of options, and comparing copies takes longer. */
export function shareValue(value: unknown): unknown {
  if (typeof value === 'string') return share(value);
  return Array.isArray(value) ? shareOptions(value) : value;
}

export function fromClone(clone: Customer): Customer {
  const customer = clone as unknown as Record<string, unknown>;
  for (const field of optionFields) customer[field] = shareValue(customer[field]);
  return clone;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const fieldReaders = customerFieldNames.map((field) => [field, readers[customerFields[field].kind]] as const);
const blank = {
  id: '',
  ...Object.fromEntries(fieldReaders.map(([field, read]) => [field, read(undefined)])),
};
