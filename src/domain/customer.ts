import * as v from 'valibot';
import { toDate } from '@/lib/dates';
import type { CustomerDraft } from './customer-draft';
import { customerStatuses, initialStatus } from './customer-status';

const text = v.fallback(v.string(), '');
const flag = v.fallback(v.boolean(), false);
const amount = v.fallback(v.pipe(v.number(), v.finite()), 0);
const timestamp = v.pipe(v.unknown(), v.transform(toDate));
const textList = v.pipe(
  v.unknown(),
  v.transform((value) => {
    const list: unknown[] = Array.isArray(value) ? value : [value];
    return list.filter((item): item is string => typeof item === 'string' && item !== '');
  }),
);

/**
 * A customer as stored in the collection `customers` (specification, point 3). Every field falls back to
 * something that can be shown, so a malformed document never blanks the list.
 */
const StoredCustomerSchema = v.object({
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  whatsapp: text,
  companyName: text,
  position: text,
  businessType: text,
  parish: text,
  address: text,
  fuelTypes: textList,
  deliveryFrequency: text,
  averageVolume: text,
  preferredContact: text,
  preferredDeliveryTime: text,
  newsletter: flag,
  whatsappUpdates: flag,
  smsAlerts: flag,
  hearAboutUs: text,
  message: text,
  source: text,
  status: v.fallback(v.picklist(customerStatuses.map(({ value }) => value)), initialStatus),
  createdAt: timestamp,
  updatedAt: timestamp,
  totalOrders: amount,
  totalSpent: amount,
});

/** What the database's clock fills in. */
type ServerTimestamps = 'createdAt' | 'updatedAt';

export type StoredCustomer = Omit<v.InferOutput<typeof StoredCustomerSchema>, ServerTimestamps> &
  Record<ServerTimestamps, Date>;

export interface Customer extends StoredCustomer {
  id: string;
}

/** The 26 fields of a stored customer, in the order of the specification. */
export const customerFields = Object.keys(StoredCustomerSchema.entries) as (keyof StoredCustomer)[];

/** The document a new customer becomes, but for its timestamps (specification, points 3, 4 and 7). */
export function newCustomerFields(draft: CustomerDraft): Omit<StoredCustomer, ServerTimestamps> {
  return { ...draft, source: 'website', status: initialStatus, totalOrders: 0, totalSpent: 0 };
}

/**
 * Reads any document, however malformed, as a customer that can be shown. `now` stands in for a missing
 * timestamp (specification, point 3).
 */
export function toCustomer(id: string, stored: unknown, now = new Date()): Customer {
  const fields = v.parse(StoredCustomerSchema, { ...absent, ...(isRecord(stored) && stored) });
  return { ...fields, id, createdAt: fields.createdAt ?? now, updatedAt: fields.updatedAt ?? now };
}

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;
const absent = Object.fromEntries(customerFields.map((field) => [field, undefined]));
