import * as v from 'valibot';
import { hasVisibleText, toPlainText, toSingleLine } from '@/lib/text';
import {
  type CustomerDraftField,
  customerFields,
  type DefinitionOf,
  definitionOf,
  draftFields,
  type FieldDefinition,
} from './customer-fields';
import { invalidEmailMessage, isEmail } from './email';
import { type Option, valuesOf } from './options';

type InputOf<Definition> = Definition extends {
  kind: 'choice';
  options: infer List extends readonly Option[];
}
  ? List[number]['value'] | ''
  : Definition extends { kind: 'choices'; options: infer List extends readonly Option[] }
    ? List[number]['value'][]
    : Definition extends { kind: 'flag' }
      ? boolean
      : string;

type OutputOf<Definition> = Definition extends { whenOpen: string }
  ? Exclude<InputOf<Definition>, ''>
  : InputOf<Definition>;

/** A draft as the form holds it while it is edited (requirement 3.1). */
export type CustomerDraftInput = { [Field in CustomerDraftField]: InputOf<DefinitionOf<Field>> };

/** A draft that passed every check, ready to be stored. */
export type CustomerDraft = { [Field in CustomerDraftField]: OutputOf<DefinitionOf<Field>> };

/** The kind of a failed check, used as the schema's message. */
const missing = 'missing';

/** Said of a choice the form no longer offers, as an old draft may hold. */
const notAnOption = 'Please choose one of the options.';

function schemaOf(definition: FieldDefinition) {
  switch (definition.kind) {
    case 'line':
    case 'phone':
    case 'email':
    case 'message': {
      const { kind, limit, required } = definition;
      return v.pipe(
        v.string(),
        v.transform(kind === 'message' ? toPlainText : toSingleLine),
        v.check((text) => !required || hasVisibleText(text), missing),
        v.check((text) => kind !== 'email' || !hasVisibleText(text) || isEmail(text), invalidEmailMessage),
        v.maxLength(limit, `Please use at most ${limit.toLocaleString('en-JM')} characters.`),
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

/**
 * The checks of what a customer fills in (requirements 5.1 and 5.2). Parsing trims the text, and takes line breaks
 * and bidi overrides out of one-line fields, and other control characters out of the message: the rules refuse them.
 */
const CustomerDraftSchema = v.object(
  Object.fromEntries(draftFields.map((field) => [field, schemaOf(definitionOf(field))])) as unknown as {
    [Field in CustomerDraftField]: v.GenericSchema<CustomerDraftInput[Field], CustomerDraft[Field]>;
  },
);

/** Whether the form could hold a value in a field. */
export function canHold(field: CustomerDraftField, value: unknown): boolean {
  return v.is(CustomerDraftSchema.entries[field], value);
}

/** Whether two values of a field are the same, lists by what they hold. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** A new, empty form with the defaults of requirement 3.6. */
export function emptyCustomerDraft(): CustomerDraftInput {
  const initially = (definition: FieldDefinition) => {
    if (definition.kind === 'flag') return definition.initial;
    return definition.kind === 'choices' ? [] : '';
  };
  return Object.fromEntries(
    draftFields.map((field) => [field, initially(definitionOf(field))]),
  ) as unknown as CustomerDraftInput;
}

type DraftCheck =
  | { success: true; draft: CustomerDraft }
  | {
      success: false;
      /** Whole sentences for the error summary. */
      messages: string[];
      /** The sentence for each field that needs mending, in the order of the form. */
      fieldMessages: Partial<Record<CustomerDraftField, string>>;
    };

/**
 * Checks a draft and gives the sentences of requirements 5.1 and 5.2 for what needs mending. `whose` it is that is to be
 * filled in: the reader's own, or another's.
 */
export function checkCustomerDraft(input: CustomerDraftInput, whose: 'your' | 'their' = 'your'): DraftCheck {
  const result = v.safeParse(CustomerDraftSchema, input);
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
