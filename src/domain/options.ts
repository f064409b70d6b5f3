/** Documents hold `value`, people read `label`. */
export interface Option<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

export type ValueOf<List extends readonly Pick<Option, 'value'>[]> = List[number]['value'];

export const asOptions = <const Value extends string>(values: readonly Value[]): readonly Option<Value>[] =>
  values.map((value) => ({ value, label: value }));

/** The lists below are those of requirement 3.5. */
export const businessTypes = [
  { value: 'individual', label: 'Individual' },
  { value: 'small-business', label: 'Small business' },
  { value: 'corporation', label: 'Corporation' },
  { value: 'government', label: 'Government' },
  { value: 'ngo', label: 'NGO' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly Option[];

export const fuelTypes = asOptions([
  'Gasoline/Petrol',
  'Diesel',
  'Kerosene',
  'Cooking Gas (LPG)',
  'Industrial Fuel',
  'Aviation Fuel',
]);

export const deliveryFrequencies = [
  { value: 'one-time', label: 'One time' },
  { value: 'weekly', label: 'Weekly' },
  { value: 'bi-weekly', label: 'Every two weeks' },
  { value: 'monthly', label: 'Monthly' },
  { value: 'as-needed', label: 'As needed' },
] as const satisfies readonly Option[];

/** In gallons a delivery. */
export const averageVolumes = [
  { value: 'under-50', label: 'Under 50 gallons' },
  { value: '50-100', label: '50–100 gallons' },
  { value: '100-500', label: '100–500 gallons' },
  { value: '500-1000', label: '500–1,000 gallons' },
  { value: 'over-1000', label: 'Over 1,000 gallons' },
] as const satisfies readonly Option[];

export const deliveryTimes = [
  { value: 'morning', label: 'Morning (7AM-12PM)' },
  { value: 'afternoon', label: 'Afternoon (12PM-5PM)' },
  { value: 'evening', label: 'Evening (5PM-7PM)' },
  { value: 'flexible', label: 'Flexible' },
] as const satisfies readonly Option[];

export const parishes = asOptions([
  'Kingston',
  'Saint Andrew',
  'Saint Catherine',
  'Clarendon',
  'Manchester',
  'Saint Elizabeth',
  'Westmoreland',
  'Hanover',
  'Saint James',
  'Trelawny',
  'Saint Ann',
  'Saint Mary',
  'Portland',
  'Saint Thomas',
]);

export type Parish = ValueOf<typeof parishes>;

export const chosenParishKey = 'coverage-parish';

export const contactMethods = [
  { value: 'phone', label: 'Phone call' },
  { value: 'whatsapp', label: 'WhatsApp' },
  { value: 'email', label: 'E-mail' },
  { value: 'sms', label: 'SMS' },
] as const satisfies readonly Option[];

export const referralSources = [
  { value: 'google', label: 'Google' },
  { value: 'social-media', label: 'Social media' },
  { value: 'referral', label: 'Referral' },
  { value: 'advertisement', label: 'Advertisement' },
  { value: 'website', label: 'Website' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly Option[];

/** A legacy value stays as it is stored. */
export function labelOf(options: readonly Option[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}

/** The value that a text is, if it is one of them. */
export function valueIn<Value extends string>(
  options: readonly Option<Value>[],
  text: unknown,
): Value | undefined {
  return options.find(({ value }) => value === text)?.value;
}

export function valuesOf<Value extends string>(options: readonly Option<Value>[]): Value[] {
  return options.map((option) => option.value);
}
