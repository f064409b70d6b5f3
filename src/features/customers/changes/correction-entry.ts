import type { Correction } from '@/data/correct-customer';
import type { CorrectedFields } from '@/domain/activity';
import type { Customer } from '@/domain/customer';
import { givenFields } from '@/domain/customer-draft';
import { pick } from '@/lib/pick';
import type { LoggedEntry } from './activity-log';

/** The entry that a stored correction leaves. */
export function correctionEntry({ expected, to }: Correction, corrected: Customer): LoggedEntry {
  const values = { from: correctedFields(expected, to), to: correctedFields(corrected, to) };
  return { customerId: corrected.id, kind: 'correction', ...values };
}

export function correctedFields(customer: Customer, to: Correction['to']): CorrectedFields {
  return pick(customer, givenFields(to));
}
