import { type CustomerDraftField, type CustomerDraftInput, requiredFields } from '@/domain/customer-draft';
import { fieldLimits } from '@/domain/field-limits';
import {
  averageVolumes,
  businessTypes,
  contactMethods,
  deliveryFrequencies,
  deliveryTimes,
  type Option,
  parishes,
  referralSources,
} from '@/domain/options';

type FieldsHolding<Value> = {
  [Field in CustomerDraftField]: CustomerDraftInput[Field] extends Value ? Field : never;
}[CustomerDraftField];

/** The options of every field that is a choice of one. */
export const draftChoices = {
  businessType: businessTypes,
  parish: parishes,
  deliveryFrequency: deliveryFrequencies,
  averageVolume: averageVolumes,
  preferredContact: contactMethods,
  preferredDeliveryTime: deliveryTimes,
  hearAboutUs: referralSources,
} as const satisfies Partial<Record<CustomerDraftField, readonly Option[]>>;

export type ChoiceField = keyof typeof draftChoices;
export type FlagField = FieldsHolding<boolean>;
export type WrittenField = Exclude<FieldsHolding<string>, ChoiceField>;

/** The most characters of every field that is written. */
export const textLimits: Record<WrittenField, number> = {
  firstName: fieldLimits.name,
  lastName: fieldLimits.name,
  email: fieldLimits.email,
  phone: fieldLimits.phone,
  whatsapp: fieldLimits.phone,
  companyName: fieldLimits.companyName,
  position: fieldLimits.position,
  address: fieldLimits.address,
  message: fieldLimits.message,
};

/** What the form calls each field, in the order of the form. */
export const draftLabels: Record<CustomerDraftField, string> = {
  ...requiredFields,
  companyName: 'Company Name',
  position: 'Position',
  businessType: 'Business Type',
  fuelTypes: 'Fuel Types',
  averageVolume: 'Average Volume',
  deliveryFrequency: 'Delivery Frequency',
  preferredDeliveryTime: 'Preferred Delivery Time',
  parish: 'Parish',
  address: 'Delivery Address',
  preferredContact: 'Preferred Contact Method',
  whatsapp: 'WhatsApp Number',
  newsletter: 'Newsletter by e-mail',
  whatsappUpdates: 'WhatsApp updates',
  smsAlerts: 'SMS alerts',
  message: 'Message',
  hearAboutUs: 'How Did You Hear About Us?',
};

/** Whether a field is a choice of one. */
export function isChoice(field: CustomerDraftField): field is ChoiceField {
  return field in draftChoices;
}

/** Whether a field is a text that somebody writes. */
export function isWritten(field: CustomerDraftField): field is WrittenField {
  return field in textLimits;
}
