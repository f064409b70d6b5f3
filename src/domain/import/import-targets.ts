import { type CustomerDraftField, customerFields, draftFields } from '@/domain/customer-fields';
import { labelOf } from '@/domain/options';
import { hasVisibleText } from '@/lib/text';

export type ImportTarget = CustomerDraftField | 'name' | 'source' | 'status' | 'createdAt' | 'note';

export const importTargets: readonly { value: ImportTarget; label: string }[] = [
  { value: 'name', label: 'First and last name' },
  ...draftFields.map((field) => ({ value: field, label: customerFields[field].label })),
  { value: 'source', label: 'How they got in touch' },
  { value: 'status', label: 'Status' },
  { value: 'createdAt', label: 'Customer since' },
  { value: 'note', label: 'First note' },
];

/** A column whose title nobody can see has its number: 'Column 3'. */
export function columnTitle(title: string | undefined, column: number): string {
  return title !== undefined && hasVisibleText(title) ? title : `Column ${column + 1}`;
}

export function targetLabel(target: ImportTarget): string {
  return labelOf(importTargets, target);
}

/** Lists required fields without a column. A WhatsApp number stands in for a phone number; an e-mail may be absent. */
export function missingTargets(targets: readonly (ImportTarget | undefined)[]): string[] {
  const standIns: Partial<Record<ImportTarget, ImportTarget>> = {
    firstName: 'name',
    lastName: 'name',
    phone: 'whatsapp',
  };
  const has = (target: ImportTarget | undefined) => target !== undefined && targets.includes(target);
  return draftFields
    .filter((field) => 'required' in customerFields[field] && field !== 'email')
    .filter((field) => !has(field) && !has(standIns[field]))
    .map((field) => customerFields[field].label);
}
