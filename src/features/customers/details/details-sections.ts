import type { Customer } from '@/domain/customer';
import {
  type CustomerField,
  customerFieldNames,
  customerFields,
  type DetailsSection,
  fieldText,
} from '@/domain/customer-fields';
import { businessTypeText, displayName } from '@/features/customers/store/customer-text';
import { formatDateTime } from '@/lib/dates';

type Entry = readonly [label: string, value: string, look?: 'sentence'];

interface Section {
  title: string;
  entries: readonly Entry[];
}

const sectionTitles: Readonly<Record<DetailsSection, string>> = {
  personal: 'Personal Information',
  business: 'Business Information',
  service: 'Service Preferences',
  marketing: 'Marketing Preferences',
  database: 'Database Information',
};

/** Requirement 2: what the details dialog shows, but for the message. */
export function detailsSections(customer: Customer): readonly Section[] {
  const rows = customerFieldNames.flatMap((field) => {
    const { details, kind } = customerFields[field];
    return details ? [{ section: details[0], kind, entry: toEntry(customer, field, details[1]) }] : [];
  });
  // In the database section the times come first.
  const ordered = [
    ...rows.filter(({ kind }) => kind === 'timestamp'),
    ...rows.filter(({ kind }) => kind !== 'timestamp'),
  ];
  return Object.entries(sectionTitles).map(([section, title]) => ({
    title,
    entries: [
      ...(section === 'personal' ? [['Name', displayName(customer)] as const] : []),
      ...ordered.flatMap((row) => (row.section === section ? [row.entry] : [])),
      ...(section === 'database' ? [['Reference ID', customer.id] as const] : []),
    ],
  }));
}

function toEntry(customer: Customer, field: CustomerField, label: string): Entry {
  if (field === 'businessType') return [label, businessTypeText(customer[field]), 'sentence'];
  if (field === 'source') return [label, customer[field].replaceAll('_', ' '), 'sentence'];
  const value = customer[field];
  return [label, value instanceof Date ? formatDateTime(value) : fieldText(field, value)];
}
