import { customerSources, initialSource } from './customer-source';
import { customerStatuses, initialStatus } from './customer-status';
import { textOf } from './option-text';
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
} from './options';

/** Requirement 2.16. */
export type DetailsSection = 'personal' | 'business' | 'service' | 'marketing' | 'database';

interface Common {
  label?: string;
  details: readonly [section: DetailsSection, label: string] | null;
  /** The column's title in the export; null for a field without a column of its own. */
  column: string | null;
}

/** The kind 'message' keeps its lines, 'address' joins them, the others have one. */
interface TextDefinition extends Common {
  kind: 'line' | 'address' | 'email' | 'phone' | 'message';
  /** In UTF-16 units. */
  limit: number;
  required?: true;
}

interface ChoiceDefinition extends Common {
  kind: 'choice';
  options: readonly Option[];
  /** Stored when the choice was left open; without it, nothing is stored. */
  whenOpen?: string;
}

interface ChoicesDefinition extends Common {
  kind: 'choices';
  options: readonly Option[];
}

interface FlagDefinition extends Common {
  kind: 'flag';
  initial: boolean;
}

type RecordDefinition = Common & { label?: never } & (
    | { kind: 'origin'; options: readonly Option[]; initial: string }
    | { kind: 'status'; options: readonly Option[]; initial: string }
    | { kind: 'count'; initial: number }
    | { kind: 'timestamp' }
  );

export type FieldDefinition =
  | TextDefinition
  | ChoiceDefinition
  | ChoicesDefinition
  | FlagDefinition
  | RecordDefinition;

/** Requirement 3.1. `firestore.rules` repeats limits and options; a test holds the two together. */
export const customerFields = {
  firstName: { kind: 'line', limit: 100, required: true, label: 'First Name', details: null, column: null },
  lastName: { kind: 'line', limit: 100, required: true, label: 'Last Name', details: null, column: null },
  email: {
    kind: 'email',
    limit: 254,
    required: true,
    label: 'Email',
    details: ['personal', 'E-mail'],
    column: 'Email',
  },
  phone: {
    kind: 'phone',
    limit: 40,
    required: true,
    label: 'Phone',
    details: ['personal', 'Phone'],
    column: 'Phone',
  },
  whatsapp: {
    kind: 'phone',
    limit: 40,
    label: 'WhatsApp Number',
    details: ['personal', 'WhatsApp'],
    column: 'WhatsApp',
  },
  companyName: {
    kind: 'line',
    limit: 200,
    label: 'Company Name',
    details: ['business', 'Company'],
    column: 'Company',
  },
  position: {
    kind: 'line',
    limit: 100,
    label: 'Position',
    details: ['business', 'Position'],
    column: 'Position',
  },
  businessType: {
    kind: 'choice',
    options: businessTypes,
    whenOpen: 'individual',
    label: 'Business Type',
    details: ['business', 'Business type'],
    column: 'Business Type',
  },
  parish: {
    kind: 'choice',
    options: parishes,
    label: 'Parish',
    details: ['business', 'Parish'],
    column: 'Parish',
  },
  address: {
    kind: 'address',
    limit: 500,
    label: 'Delivery Address',
    details: ['business', 'Address'],
    column: 'Address',
  },
  fuelTypes: {
    kind: 'choices',
    options: fuelTypes,
    label: 'Fuel Types',
    details: ['service', 'Fuel types'],
    column: 'Fuel Types',
  },
  deliveryFrequency: {
    kind: 'choice',
    options: deliveryFrequencies,
    label: 'Delivery Frequency',
    details: ['service', 'Delivery frequency'],
    column: 'Delivery Frequency',
  },
  averageVolume: {
    kind: 'choice',
    options: averageVolumes,
    label: 'Average Volume',
    details: ['service', 'Average volume'],
    column: 'Volume',
  },
  preferredContact: {
    kind: 'choice',
    options: contactMethods,
    label: 'Preferred Contact Method',
    details: ['personal', 'Preferred contact'],
    column: 'Preferred Contact',
  },
  preferredDeliveryTime: {
    kind: 'choice',
    options: deliveryTimes,
    label: 'Preferred Delivery Time',
    details: ['service', 'Preferred delivery time'],
    column: null,
  },
  newsletter: {
    kind: 'flag',
    initial: true,
    label: 'Newsletter by e-mail',
    details: ['marketing', 'Newsletter'],
    column: 'Newsletter',
  },
  whatsappUpdates: {
    kind: 'flag',
    initial: true,
    label: 'WhatsApp updates',
    details: ['marketing', 'WhatsApp updates'],
    column: null,
  },
  smsAlerts: {
    kind: 'flag',
    initial: false,
    label: 'SMS alerts',
    details: ['marketing', 'SMS alerts'],
    column: null,
  },
  hearAboutUs: {
    kind: 'choice',
    options: referralSources,
    label: 'How Did You Hear About Us?',
    details: ['marketing', 'Heard about us'],
    column: null,
  },
  message: { kind: 'message', limit: 5000, label: 'Message', details: null, column: 'Message' },
  source: {
    kind: 'origin',
    options: customerSources,
    initial: initialSource,
    details: ['database', 'Source'],
    column: null,
  },
  status: {
    kind: 'status',
    options: customerStatuses,
    initial: initialStatus,
    details: ['database', 'Status'],
    column: 'Status',
  },
  createdAt: { kind: 'timestamp', details: ['database', 'Created'], column: 'Created Date' },
  updatedAt: { kind: 'timestamp', details: ['database', 'Last updated'], column: null },
  totalOrders: { kind: 'count', initial: 0, details: null, column: null },
  totalSpent: { kind: 'count', initial: 0, details: null, column: null },
} as const satisfies Readonly<Record<string, FieldDefinition>>;

export type CustomerField = keyof typeof customerFields;

export type DefinitionOf<Field extends CustomerField> = (typeof customerFields)[Field];

type FieldsThat<Fits> = {
  [Field in CustomerField]: DefinitionOf<Field> extends Fits ? Field : never;
}[CustomerField];

export type CustomerDraftField = FieldsThat<{ label: string }>;
export type WrittenField = FieldsThat<{ limit: number }>;
type ConsentField = FieldsThat<{ kind: 'flag' }>;
export type TimestampField = FieldsThat<{ kind: 'timestamp' }>;

export const customerFieldNames = Object.keys(customerFields) as CustomerField[];

export const draftFields = customerFieldNames.filter(
  (field): field is CustomerDraftField => 'label' in customerFields[field],
);

export const consentFields = customerFieldNames.filter(
  (field): field is ConsentField => customerFields[field].kind === 'flag',
);

/** Hides which field it is, for code that handles any field. */
export function definitionOf(field: CustomerField): FieldDefinition {
  return customerFields[field];
}

export function isWritten(field: CustomerField): field is WrittenField {
  return 'limit' in customerFields[field];
}

/** 'Yes', 'Diesel, Kerosene', '500–1,000 gallons (1,900–3,800 litres)'. A legacy choice stays as it is stored. */
export function fieldText(
  field: CustomerField,
  value: string | number | boolean | readonly string[],
): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const definition = definitionOf(field);
  const options = 'options' in definition ? definition.options : [];
  return [value]
    .flat()
    .map((item) => textOf(options, String(item)))
    .join(', ');
}
