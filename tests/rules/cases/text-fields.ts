import { fieldLimits } from '@/domain/field-limits';

/** The most characters of each one-line field of a lead. */
export const lineLimits = {
  firstName: fieldLimits.name,
  lastName: fieldLimits.name,
  email: fieldLimits.email,
  phone: fieldLimits.phone,
  whatsapp: fieldLimits.phone,
  companyName: fieldLimits.companyName,
  position: fieldLimits.position,
  address: fieldLimits.address,
} as const;

export type LineField = keyof typeof lineLimits;

export const lineFields = Object.keys(lineLimits) as LineField[];

/** The one-line fields that must hold something to see (specification, point 5). */
export const requiredLines = ['firstName', 'lastName', 'phone'] as const satisfies LineField[];

/** The one-line fields that may be empty. */
export const optionalLines = [
  'whatsapp',
  'companyName',
  'position',
  'address',
] as const satisfies LineField[];
