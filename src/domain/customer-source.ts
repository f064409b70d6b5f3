import type { Option, ValueOf } from './options';

/** Requirement 3.5: ways that staff record. */
export const staffSources = [
  { value: 'phone', label: 'Phone' },
  { value: 'whatsapp', label: 'WhatsApp' },
  { value: 'email', label: 'E-mail' },
  { value: 'walk-in', label: 'Walk-in' },
] as const satisfies readonly Option[];

export type StaffSource = ValueOf<typeof staffSources>;

/** A customer whom staff write down may have no e-mail (requirement 5.1). */
export function mayLackEmail(source: string): boolean {
  return staffSources.some(({ value }) => value === source);
}

export const initialSource = 'website';

/** Requirement 3.5. */
export const customerSources = [
  { value: initialSource, label: 'Website' },
  ...staffSources,
] as const satisfies readonly Option[];

export type CustomerSource = ValueOf<typeof customerSources>;
