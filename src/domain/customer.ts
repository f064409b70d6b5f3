import * as v from 'valibot';
import { toDate } from '@/lib/dates';
import type { CustomerDraft } from './customer-draft';
import {
  type CustomerField,
  customerFieldNames,
  customerFields,
  type DefinitionOf,
  type FieldDefinition,
  type TimestampField,
} from './customer-fields';
import { customerStatuses, initialStatus } from './customer-status';
import { valuesOf } from './options';

const text = v.fallback(v.string(), '');

/** How a stored value of each kind is read: whatever it is, something comes out that can be shown. */
const readers = {
  line: text,
  email: text,
  phone: text,
  message: text,
  origin: text,
  // A legacy document may hold what is no option any more.
  choice: text,
  choices: v.pipe(
    v.unknown(),
    v.transform((value) => {
      const list: unknown[] = Array.isArray(value) ? value : [value];
      return list.filter((item): item is string => typeof item === 'string' && item !== '');
    }),
  ),
  flag: v.fallback(v.boolean(), false),
  count: v.fallback(v.pipe(v.number(), v.finite()), 0),
  timestamp: v.pipe(v.unknown(), v.transform(toDate)),
  status: v.fallback(v.picklist(valuesOf(customerStatuses)), initialStatus),
} satisfies Record<FieldDefinition['kind'], v.GenericSchema>;

const StoredCustomerSchema = v.object(
  Object.fromEntries(
    customerFieldNames.map((field) => [field, readers[customerFields[field].kind]]),
  ) as unknown as {
    [Field in CustomerField]: (typeof readers)[DefinitionOf<Field>['kind']];
  },
);

/** A customer as stored in the collection `customers` (requirement 3.1). */
export type StoredCustomer = Omit<v.InferOutput<typeof StoredCustomerSchema>, TimestampField> &
  Record<TimestampField, Date>;

export interface Customer extends StoredCustomer {
  id: string;
}

/** The document a new customer becomes, but for its timestamps (requirements 3.1, 4.1 and 7.2). */
export function newCustomerFields(draft: CustomerDraft): Omit<StoredCustomer, TimestampField> {
  const { source, status, totalOrders, totalSpent } = customerFields;
  return {
    ...draft,
    source: source.initial,
    status: status.initial,
    totalOrders: totalOrders.initial,
    totalSpent: totalSpent.initial,
  };
}

/**
 * Reads any document, however malformed, as a customer that can be shown: it never blanks the list. `now` stands in for
 * a missing timestamp (requirement 3.1).
 */
export function toCustomer(id: string, stored: unknown, now = new Date()): Customer {
  const fields = v.parse(StoredCustomerSchema, { ...absent, ...(isRecord(stored) && stored) });
  return { ...fields, id, createdAt: fields.createdAt ?? now, updatedAt: fields.updatedAt ?? now };
}

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;
const absent = Object.fromEntries(customerFieldNames.map((field) => [field, undefined]));
