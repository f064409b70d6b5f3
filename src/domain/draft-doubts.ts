import type { CustomerDraftInput } from './customer-draft';
import { type CustomerDraftField, definitionOf, draftFields } from './customer-fields';
import { findEmailDoubt } from './email-doubt';
import { phoneDoubts, readPhone } from './read-phone';

interface FieldDoubt {
  sentence: string;
  /** The probable intention. */
  suggestion?: string;
}

/** The doubt about each field that looks wrong and may be right: nobody is kept from sending it. */
export type DraftDoubts = Readonly<Partial<Record<CustomerDraftField, FieldDoubt>>>;

/** Finds what to ask about a draft, or about some of its fields, before it is sent (requirement 5.2). */
export function findDoubts(draft: Readonly<Partial<CustomerDraftInput>>): DraftDoubts {
  return Object.fromEntries(
    draftFields.flatMap((field) => {
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
