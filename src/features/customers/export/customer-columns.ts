import type { Customer } from '@/domain/customer';
import { type CustomerField, customerFieldNames, customerFields } from '@/domain/customer-fields';
import { toIsoDate } from '@/lib/dates';

interface Column {
  title: string;
  read: (customer: Customer) => string;
}

const columnsOf = (fields: readonly CustomerField[]): Column[] =>
  fields.flatMap((field) => {
    const { column } = customerFields[field];
    return column ? [{ title: column, read: (customer) => asStored(customer[field]) }] : [];
  });

/** Requirement 7: the columns of the export, in their order. The message, which may be long, comes last. */
export const customerColumns: readonly Column[] = [
  { title: 'Name', read: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim() },
  ...columnsOf(customerFieldNames.filter((field) => field !== 'message')),
  ...columnsOf(['message']),
];

function asStored(value: Customer[CustomerField]): string {
  if (value instanceof Date) return toIsoDate(value);
  if (Array.isArray(value)) return value.join('; ');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return String(value);
}
