import { collections } from '@/data/collections';
import { type Assignment, toAssignment } from '@/domain/assignment';
import { type Customer, fromClone, toCustomer } from '@/domain/customer';
import type { Erasure } from '@/domain/erasure';
import { type Subscriber, toSubscriber } from '@/domain/subscription';
import { toDate } from '@/lib/dates';
import {
  fieldsOf,
  idOf,
  type QueryAnswer,
  queryDocuments,
  type RestDocument,
  type RestQuery,
  type RestValue,
} from './rest-documents';

// Runs on the page and in its worker (page-worker.ts).

interface Items {
  customers: Customer;
  customerWork: Assignment;
  erasedCustomers: Erasure;
  newsletterSubscribers: Subscriber;
}

export type PagedCollection = keyof Items;
export type ItemOf<Name extends PagedCollection> = Items[Name];

interface ItemReading<Item> {
  toItem: (id: string, stored: Record<string, unknown>, now: Date) => Item;
  revive?: (clone: Item) => Item;
}

const readings: { [Name in PagedCollection]: ItemReading<Items[Name]> } = {
  customers: { toItem: toCustomer, revive: fromClone },
  customerWork: { toItem: toAssignment },
  erasedCustomers: { toItem: (id, { erasedAt }, now) => ({ id, erasedAt: toDate(erasedAt) ?? now }) },
  newsletterSubscribers: { toItem: toSubscriber },
};

/** As much of a document as a query needs to go on from it. */
export interface DocumentCursor {
  readonly name: string;
  readonly fields?: Readonly<Record<string, RestValue | undefined>>;
}

export interface PageQuery<Name extends PagedCollection> {
  collection: Name;
  /** A field, which every document that is found has, or the id. */
  order: 'createdAt' | 'updatedAt' | 'erasedAt' | '__name__';
  direction: 'ASCENDING' | 'DESCENDING';
  from?: Date;
  after?: DocumentCursor | undefined;
  before?: DocumentCursor | undefined;
}

export interface PageRequest<Name extends PagedCollection> extends Omit<RestQuery, 'structuredQuery'> {
  query: PageQuery<Name>;
  size: number;
}

export interface PagePart<Item> {
  items: Item[];
  readAt: Date;
  /** The first document with a stored `createdAt`. */
  newest: DocumentCursor | undefined;
}

export function requestPage<Name extends PagedCollection>(request: PageRequest<Name>): Promise<QueryAnswer> {
  const { query, size, ...target } = request;
  return queryDocuments({ ...target, structuredQuery: toStructuredQuery(query, size) });
}

function toStructuredQuery(query: PageQuery<PagedCollection>, limit: number) {
  const { collection, order, direction, from, after, before } = query;
  const fields = order === '__name__' ? [order] : [order, '__name__'];
  const toValues = ({ name, fields: values = {} }: DocumentCursor) =>
    fields.map((field) => (field === '__name__' ? { referenceValue: name } : values[field]));
  return {
    from: [{ collectionId: collections[collection] }],
    ...(from && {
      where: {
        fieldFilter: {
          field: { fieldPath: order },
          op: 'GREATER_THAN_OR_EQUAL',
          value: { timestampValue: from.toISOString() },
        },
      },
    }),
    orderBy: fields.map((fieldPath) => ({ field: { fieldPath }, direction })),
    ...(after && { startAt: { values: toValues(after), before: false } }),
    ...(before && { endAt: { values: toValues(before), before: true } }),
    limit,
  };
}

export function toCursor({ name, fields = {} }: RestDocument): DocumentCursor {
  const { createdAt, updatedAt, erasedAt } = fields;
  return { name, fields: { createdAt, updatedAt, erasedAt } };
}

/** @param now replaces a missing time. */
export function itemReader<Name extends PagedCollection>(
  collection: Name,
  now: Date,
): (document: RestDocument) => ItemOf<Name> {
  const { toItem } = readings[collection];
  return (document) => toItem(idOf(document), fieldsOf(document), now);
}

export function toPart<Item>(
  documents: readonly RestDocument[],
  items: Item[],
  readAt: Date,
): PagePart<Item> {
  const newest = documents.find(({ fields }) => fields?.createdAt?.timestampValue);
  return { items, readAt, newest: newest && toCursor(newest) };
}

/** A part as it was before a worker sent it. */
export function revivePart<Name extends PagedCollection>(
  collection: Name,
  part: PagePart<ItemOf<Name>>,
): PagePart<ItemOf<Name>> {
  const { revive } = readings[collection];
  return revive ? { ...part, items: part.items.map(revive) } : part;
}
