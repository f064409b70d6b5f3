import * as v from 'valibot';
import { hasInk, toPlainText, toSingleLine } from '@/lib/text';
import { invalidEmailMessage, isEmail } from './email';
import { fieldLimits } from './field-limits';
import {
  averageVolumes,
  businessTypes,
  contactMethods,
  deliveryFrequencies,
  deliveryTimes,
  fuelTypes,
  type Option,
  parishes,
  referralSources,
  valuesOf,
} from './options';

/** The kind of a failed check, used as the schema's message. */
const missing = 'missing';

/** Said of a choice the form no longer offers, as an old draft may hold. */
const notAnOption = 'Please choose one of the options.';

const atMost = (max: number) =>
  v.maxLength<string, number, string>(max, `Please use at most ${max.toLocaleString('en-JM')} characters.`);
const line = (max: number) => v.optional(v.pipe(v.string(), v.transform(toSingleLine), atMost(max)), '');
const requiredLine = (max: number) =>
  v.optional(v.pipe(v.string(), v.transform(toSingleLine), v.check(hasInk, missing), atMost(max)), '');
const choice = <Value extends string>(options: readonly Option<Value>[]) =>
  v.optional(v.picklist([...valuesOf(options), '' as const], notAnOption), '');
const flag = (initially: boolean) => v.optional(v.boolean(), initially);

/**
 * What a prospect fills in (specification, points 3 and 5): its type, its checks and its defaults.
 * Parsing trims the text, and takes line breaks and bidi overrides out of one-line fields, and other control
 * characters out of the message: the rules refuse them.
 */
export const CustomerDraftSchema = v.object({
  firstName: requiredLine(fieldLimits.name),
  lastName: requiredLine(fieldLimits.name),
  email: v.optional(
    v.pipe(
      v.string(),
      v.transform(toSingleLine),
      v.check(hasInk, missing),
      v.check((email) => !hasInk(email) || isEmail(email), invalidEmailMessage),
      atMost(fieldLimits.email),
    ),
    '',
  ),
  phone: requiredLine(fieldLimits.phone),
  whatsapp: line(fieldLimits.phone),
  companyName: line(fieldLimits.companyName),
  position: line(fieldLimits.position),
  businessType: v.pipe(
    choice(businessTypes),
    v.transform((type) => type || 'individual'),
  ),
  parish: choice(parishes),
  address: line(fieldLimits.address),
  fuelTypes: v.optional(
    v.pipe(
      v.array(v.picklist(valuesOf(fuelTypes), notAnOption)),
      v.transform((chosen) => [...new Set(chosen)]),
    ),
    [],
  ),
  deliveryFrequency: choice(deliveryFrequencies),
  averageVolume: choice(averageVolumes),
  preferredContact: choice(contactMethods),
  preferredDeliveryTime: choice(deliveryTimes),
  newsletter: flag(true),
  whatsappUpdates: flag(true),
  smsAlerts: flag(false),
  hearAboutUs: choice(referralSources),
  message: v.optional(v.pipe(v.string(), v.transform(toPlainText), atMost(fieldLimits.message)), ''),
});

/** A draft as the form holds it while it is edited. */
export type CustomerDraftInput = {
  [Field in keyof CustomerDraft]: Exclude<v.InferInput<typeof CustomerDraftSchema>[Field], undefined>;
};

/** A draft that passed every check, ready to be stored. */
export type CustomerDraft = v.InferOutput<typeof CustomerDraftSchema>;

export type CustomerDraftField = keyof CustomerDraftInput;

/** A new, empty form with the defaults of specification point 3. */
export function emptyCustomerDraft(): CustomerDraftInput {
  return { ...v.getDefaults(CustomerDraftSchema), businessType: '', fuelTypes: [] } as CustomerDraftInput;
}

/** The required fields with the names a prospect reads, in the order of the form (specification, point 5). */
export const requiredFields = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  phone: 'Phone',
} as const satisfies Partial<Record<CustomerDraftField, string>>;

type DraftCheck =
  | { success: true; draft: CustomerDraft }
  | {
      success: false;
      /** Whole sentences for the error summary. */
      messages: string[];
      /** The sentence for each field that needs mending, in the order of the form. */
      fieldMessages: Partial<Record<CustomerDraftField, string>>;
    };

const isRequired = (field: string): field is keyof typeof requiredFields =>
  Object.hasOwn(requiredFields, field);

/** Checks a draft and gives the sentences of specification point 5 for what needs mending. */
export function checkCustomerDraft(input: CustomerDraftInput): DraftCheck {
  const result = v.safeParse(CustomerDraftSchema, input);
  if (result.success) return { success: true, draft: result.output };

  const fieldMessages: Partial<Record<CustomerDraftField, string>> = {};
  const missingNames: string[] = [];
  for (const issue of result.issues) {
    const field = issue.path?.[0]?.key as CustomerDraftField;
    if (fieldMessages[field]) continue;
    if (issue.message === missing && isRequired(field)) {
      missingNames.push(requiredFields[field]);
      fieldMessages[field] = `Please fill in your ${requiredFields[field].toLowerCase()}.`;
    } else {
      fieldMessages[field] = issue.message;
    }
  }
  const messages = Object.entries(fieldMessages)
    .filter(([field]) => !(isRequired(field) && missingNames.includes(requiredFields[field])))
    .map(([, message]) => message);
  if (missingNames.length > 0) {
    messages.unshift(`Please fill in the following required fields: ${missingNames.join(', ')}`);
  }
  return { success: false, messages: [...new Set(messages)], fieldMessages };
}
