import type { CustomerFormValues } from './customer-draft';
import { type CustomerDraftField, definitionOf, draftFields } from './customer-fields';
import { type FieldDoubt, findEmailDoubt } from './email-doubt';
import { phoneDoubts, readPhone } from './read-phone';

export type DraftDoubts = Readonly<Partial<Record<CustomerDraftField, FieldDoubt>>>;

/** Requirement 5.2. Asks only about fields that are open. */
export function findDoubts(
  draft: Readonly<Partial<CustomerFormValues>>,
  isOpen: (field: CustomerDraftField) => boolean = () => true,
): DraftDoubts {
  return Object.fromEntries(
    draftFields.filter(isOpen).flatMap((field) => {
      const doubt = doubtOf(field, draft[field]);
      return doubt ? [[field, doubt]] : [];
    }),
  );
}

function doubtOf(field: CustomerDraftField, value: unknown): FieldDoubt | undefined {
  if (typeof value !== 'string') return undefined;
  const { kind } = definitionOf(field);
  if (kind === 'email') return findEmailDoubt(value);
  const doubt = kind === 'phone' ? readPhone(value).doubt : undefined;
  return doubt && { sentence: phoneDoubts[doubt] };
}
