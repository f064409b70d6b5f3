import type { Correction } from '@/data/correct-customer';
import type { CorrectedFields } from '@/domain/activity';
import type { Customer } from '@/domain/customer';
import { draftFields } from '@/domain/customer-fields';
import type { LoggedEntry } from './activity-log';

/** The entry that a stored correction leaves. */
export function correctionEntry({ expected, to }: Correction, corrected: Customer): LoggedEntry {
  const values = { from: correctedFields(expected, to), to: correctedFields(corrected, to) };
  return { customerId: corrected.id, kind: 'correction', ...values };
}

export function correctedFields(customer: Customer, to: Correction['to']): CorrectedFields {
  const held = draftFields.filter((field) => to[field] !== undefined);
  return Object.fromEntries(held.map((field) => [field, customer[field]]));
}
