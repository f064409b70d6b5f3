import { customerFields, definitionOf, type WrittenField } from '@/domain/customer-fields';
import type { Option } from '@/domain/options';
import { fieldsOf } from '../../support/build-customer';

/** The option list of each field of a customer that holds one of several words. */
export const choiceFields: Readonly<Record<string, readonly Option[]>> = Object.fromEntries(
  fieldsOf('choice').flatMap((field) => {
    const definition = definitionOf(field);
    return 'options' in definition ? [[field, definition.options]] : [];
  }),
);

/** Whether the form never leaves a choice open: it stores another word instead (requirement 3.6). */
export function isAlwaysChosen(field: string): boolean {
  return Object.entries(customerFields).some(
    ([name, definition]) => name === field && 'whenOpen' in definition,
  );
}

/** A one-line field of a customer. */
export type LineField = Exclude<WrittenField, 'message'>;

export const lineFields = fieldsOf('line', 'email', 'phone') as LineField[];

/** The one-line fields, but for the e-mail, that must hold something to see (requirement 5.1). */
export const requiredLines = lineFields.filter(
  (field) => field !== 'email' && 'required' in customerFields[field],
);

/** The one-line fields that may be empty. */
export const optionalLines = lineFields.filter((field) => !('required' in customerFields[field]));
