import * as v from 'valibot';
import { hasVisibleText, joinLines, toPlainText, toSingleLine } from '@/lib/text';
import { tooLongMessage } from '@/lib/text-limit';
import {
  type CustomerDraftField,
  customerFields,
  type DefinitionOf,
  definitionOf,
  draftFields,
  type FieldDefinition,
  isWritten,
} from './customer-fields';
import { initialSource, mayLackEmail } from './customer-source';
import { invalidEmailMessage, isEmail } from './email';
import { type Option, type ValueOf, valuesOf } from './options';

type InputOf<Definition> = Definition extends {
  kind: 'choice';
  options: infer List extends readonly Option[];
}
  ? ValueOf<List> | ''
  : Definition extends { kind: 'choices'; options: infer List extends readonly Option[] }
    ? ValueOf<List>[]
    : Definition extends { kind: 'flag' }
      ? boolean
      : string;

type OutputOf<Definition> = Definition extends { whenOpen: string }
  ? Exclude<InputOf<Definition>, ''>
  : InputOf<Definition>;

export type CustomerFormValues = { [Field in CustomerDraftField]: InputOf<DefinitionOf<Field>> };

export type NewCustomer = { [Field in CustomerDraftField]: OutputOf<DefinitionOf<Field>> };

const missing = 'missing';

export const toStored = {
  line: toSingleLine,
  address: joinLines,
  phone: toSingleLine,
  email: toSingleLine,
  message: toPlainText,
} as const;

/** An old draft may hold a choice that the form no longer offers. */
const notAnOption = 'Please choose one of the options.';

function schemaOf(definition: FieldDefinition) {
  switch (definition.kind) {
    case 'line':
    case 'address':
    case 'phone':
    case 'email':
    case 'message': {
      const { kind, limit, required } = definition;
      return v.pipe(
        v.string(),
        v.transform(toStored[kind]),
        v.check((text) => !required || hasVisibleText(text), missing),
        v.check((text) => kind !== 'email' || !hasVisibleText(text) || isEmail(text), invalidEmailMessage),
        v.maxLength(limit, tooLongMessage(limit)),
      );
    }
    case 'choice': {
      const { options, whenOpen = '' } = definition;
      return v.pipe(
        v.picklist([...valuesOf(options), ''], notAnOption),
        v.transform((value) => value || whenOpen),
      );
    }
    case 'choices':
      return v.pipe(
        v.array(v.picklist(valuesOf(definition.options), notAnOption)),
        v.transform((chosen) => [...new Set(chosen)]),
      );
    case 'flag':
      return v.boolean();
    default:
      throw new TypeError(`No form has a field of the kind ${definition.kind}.`);
  }
}

/** The checks of requirements 5.1 and 5.2. Parsing removes the characters that the rules refuse. */
const CustomerDraftSchema = v.object(
  Object.fromEntries(draftFields.map((field) => [field, schemaOf(definitionOf(field))])) as unknown as {
    [Field in CustomerDraftField]: v.GenericSchema<CustomerFormValues[Field], NewCustomer[Field]>;
  },
);

/** Nobody without an e-mail gets the newsletter. */
const DraftWithoutEmailSchema = v.object({
  ...CustomerDraftSchema.entries,
  email: v.pipe(
    v.string(),
    v.transform(() => ''),
  ),
  newsletter: v.pipe(
    v.boolean(),
    v.transform(() => false),
  ),
});

export function canHold(field: CustomerDraftField, value: unknown): boolean {
  return v.is(CustomerDraftSchema.entries[field], value);
}

/** The fields of a saved form that the form can still hold. */
export function heldFields(stored: Readonly<Record<string, unknown>>): Partial<CustomerFormValues> {
  const held = draftFields.filter((field) => {
    const value = stored[field];
    return isWritten(field) ? typeof value === 'string' : canHold(field, value);
  });
  return Object.fromEntries(held.map((field) => [field, stored[field]]));
}

export function givenFields(values: Partial<NewCustomer>): CustomerDraftField[] {
  return draftFields.filter((field) => values[field] !== undefined);
}

/** The defaults of requirement 3.6. */
export function emptyCustomerDraft(): CustomerFormValues {
  const initially = (definition: FieldDefinition) => {
    if (definition.kind === 'flag') return definition.initial;
    return definition.kind === 'choices' ? [] : '';
  };
  return Object.fromEntries(
    draftFields.map((field) => [field, initially(definitionOf(field))]),
  ) as unknown as CustomerFormValues;
}

type DraftCheck =
  | { success: true; draft: NewCustomer }
  | {
      success: false;
      messages: string[];
      fieldMessages: Partial<Record<CustomerDraftField, string>>;
    };

/** Gives the sentences of requirements 5.1 and 5.2. Staff fill in `their` answers, visitors `your`. */
export function checkCustomerDraft(
  input: CustomerFormValues,
  whose: 'your' | 'their' = 'your',
  source: string = initialSource,
): DraftCheck {
  const lacksEmail = mayLackEmail(source) && !hasVisibleText(toSingleLine(input.email));
  const result = v.safeParse(lacksEmail ? DraftWithoutEmailSchema : CustomerDraftSchema, input);
  if (result.success) return { success: true, draft: result.output };

  const fieldMessages: Partial<Record<CustomerDraftField, string>> = {};
  const missingNames: string[] = [];
  const messages = new Set<string>();
  for (const issue of result.issues) {
    const field = issue.path?.[0]?.key as CustomerDraftField;
    if (fieldMessages[field]) continue;
    if (issue.message === missing) {
      const { label } = customerFields[field];
      missingNames.push(label);
      fieldMessages[field] = `Please fill in ${whose} ${label.toLowerCase()}.`;
    } else {
      fieldMessages[field] = issue.message;
      messages.add(issue.message);
    }
  }
  const summary =
    missingNames.length > 0
      ? [`Please fill in the following required fields: ${missingNames.join(', ')}`]
      : [];
  return { success: false, messages: [...summary, ...messages], fieldMessages };
}
