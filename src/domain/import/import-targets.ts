import { type CustomerDraftField, customerFields, draftFields } from '@/domain/customer-fields';

/** The destination of a column: a field of the form, or one of those that only an import has. */
export type ImportTarget = CustomerDraftField | 'name' | 'source' | 'status' | 'createdAt' | 'note';

/** Requirement 2.25: every destination that a column may have. */
export const importTargets: readonly { value: ImportTarget; label: string }[] = [
  { value: 'name', label: 'First and last name' },
  ...draftFields.map((field) => ({ value: field, label: customerFields[field].label })),
  { value: 'source', label: 'How they got in touch' },
  { value: 'status', label: 'Status' },
  { value: 'createdAt', label: 'Customer since' },
  { value: 'note', label: 'First note' },
];

const labels = new Map(importTargets.map(({ value, label }) => [value, label]));

/** The name of a destination, as the form and the import have it. */
export function targetLabel(target: ImportTarget): string {
  return labels.get(target) ?? target;
}

/** The labels of the required fields that no column holds. A WhatsApp number stands in for a phone number. */
export function missingTargets(targets: readonly (ImportTarget | undefined)[]): string[] {
  const standIns: Partial<Record<ImportTarget, ImportTarget>> = {
    firstName: 'name',
    lastName: 'name',
    phone: 'whatsapp',
  };
  const has = (target: ImportTarget | undefined) => target !== undefined && targets.includes(target);
  return draftFields
    .filter((field) => 'required' in customerFields[field])
    .filter((field) => !has(field) && !has(standIns[field]))
    .map((field) => customerFields[field].label);
}
