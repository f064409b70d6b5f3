import { CaptionedSection } from '@/components/staff/captioned-section';
import { EmailText } from '@/components/ui/email-text';
import type { Customer } from '@/domain/customer';
import {
  type CustomerField,
  customerFieldNames,
  customerFields,
  type DetailsSection,
  fieldText,
} from '@/domain/customer-fields';
import { businessTypeText, displayName, orDash } from '@/domain/customer-text';
import { referenceCode } from '@/domain/reference';
import { phoneNote } from '@/features/customers/cells/phone-doubt-mark';
import { cn } from '@/lib/cn';
import { formatDateTime } from '@/lib/dates';

export function CustomerDetails({ customer }: { customer: Customer }) {
  return (
    <div className="grid gap-x-10 gap-y-7 md:grid-cols-2">
      {detailsSections(customer).map(({ title, entries }) => (
        <CaptionedSection key={title} title={title}>
          <dl className="mt-2 text-sm">
            {entries.map(([label, value, variant]) => (
              <div
                key={label}
                className="grid grid-cols-[8.5rem_1fr] max-[18rem]:grid-cols-1 xs:grid-cols-[9.5rem_1fr] gap-x-3 border-paper-line border-b py-1.5"
              >
                <dt className="text-petrol-600">{label}</dt>
                <dd className="wrap-anywhere min-w-0 font-medium">
                  <bdi
                    className={cn(
                      'inline-block max-w-full',
                      variant === 'sentence' && 'first-letter:uppercase',
                    )}
                  >
                    {variant === 'email' ? <EmailText>{orDash(value)}</EmailText> : orDash(value)}
                  </bdi>
                  {variant === 'phone' && <PhoneNote text={value} />}
                </dd>
              </div>
            ))}
          </dl>
        </CaptionedSection>
      ))}
    </div>
  );
}

function PhoneNote({ text }: { text: string }) {
  const note = phoneNote(text);
  return note ? <p className="font-normal text-amber-800">{note}</p> : null;
}

type Entry = readonly [label: string, value: string, variant?: 'sentence' | 'phone' | 'email'];

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

/** The sections of requirement 2.16 but for the message, which stands above. */
export function detailsSections(customer: Customer): readonly Section[] {
  const rows = customerFieldNames.flatMap((field) => {
    const { details, kind } = customerFields[field];
    return details ? [{ section: details[0], kind, entry: toEntry(customer, field, details[1]) }] : [];
  });
  const ordered = [
    ...rows.filter(({ kind }) => kind === 'timestamp'),
    ...rows.filter(({ kind }) => kind !== 'timestamp'),
  ];
  return Object.entries(sectionTitles).map(([section, title]) => ({
    title,
    entries: [
      ...(section === 'personal' ? [['Name', displayName(customer)] as const] : []),
      ...ordered.flatMap((row) => (row.section === section ? [row.entry] : [])),
      ...(section === 'database'
        ? [['Reference ID', customer.id] as const, ['Reference code', referenceCode(customer.id)] as const]
        : []),
    ],
  }));
}

function toEntry(customer: Customer, field: CustomerField, label: string): Entry {
  if (field === 'businessType') return [label, businessTypeText(customer[field]), 'sentence'];
  if (field === 'source') return [label, fieldText(field, customer[field]).replaceAll('_', ' '), 'sentence'];
  const value = customer[field];
  if (field === 'phone' || field === 'whatsapp') return [label, customer[field], 'phone'];
  if (field === 'email') return [label, customer[field], 'email'];
  return [label, value instanceof Date ? formatDateTime(value) : fieldText(field, value)];
}
