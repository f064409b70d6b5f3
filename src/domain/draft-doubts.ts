import type { CustomerDraftInput } from './customer-draft';
import { type CustomerDraftField, definitionOf, draftFields } from './customer-fields';
import { phoneDoubts, readPhone } from './read-phone';

/** A sentence for each field that looks wrong and may be right: nobody is kept from sending it. */
export type DraftDoubts = Readonly<Partial<Record<CustomerDraftField, string>>>;

/** Finds what to ask about a draft, or about some of its fields, before it is sent (requirement 5.2). */
export function findDoubts(draft: Readonly<Partial<CustomerDraftInput>>): DraftDoubts {
  return Object.fromEntries(
    draftFields.flatMap((field) => {
      const sentence = doubtOf(field, draft[field]);
      return sentence ? [[field, sentence]] : [];
    }),
  );
}

function doubtOf(field: CustomerDraftField, value: unknown): string | undefined {
  if (definitionOf(field).kind !== 'phone' || typeof value !== 'string') return undefined;
  const { doubt } = readPhone(value);
  return doubt && phoneDoubts[doubt];
}
