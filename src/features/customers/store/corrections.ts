import type { StoreApi } from 'zustand/vanilla';
import { type Correction, correctCustomer } from '@/data/correct-customer';
import type { Activity, CorrectedFields } from '@/domain/activity';
import type { Customer } from '@/domain/customer';
import { draftFields } from '@/domain/customer-fields';
import { reportError } from '@/lib/report-error';
import { correctedText } from './activity-text';
import type { CustomerReader } from './customer-reader';
import { displayName } from './customer-text';
import { type CustomersState, messages } from './customers-state';

/** Whether a correction is stored; if not, why, and what a colleague made of the customer, if that is why. */
export type CorrectionOutcome = { success: true } | { success: false; error: string; current?: Customer };

/** Corrects customers, and shows it at once. */
export function createCorrections(
  store: StoreApi<CustomersState>,
  reader: Pick<CustomerReader, 'forget' | 'replace'>,
  tell: (customerId: string, entries: readonly Pick<Activity, 'kind' | 'text' | 'from' | 'to'>[]) => void,
) {
  /** Never rejects: what is not stored says why. */
  return async function correct(id: string, correction: Correction): Promise<CorrectionOutcome> {
    if (!navigator.onLine) return { success: false, error: messages.addOffline };
    try {
      const result = await correctCustomer(id, correction);
      if (result.success) {
        reader.replace(result.customer);
        const from = fieldsOf(correction.expected, correction.to);
        const entry = {
          kind: 'correction',
          text: '',
          from,
          to: fieldsOf(result.customer, correction.to),
        } as const;
        tell(id, [entry]);
        const text = messages.corrected(displayName(result.customer));
        store.setState({
          notice: { tone: 'success', text, detail: correctedText(entry.to), customerId: id },
        });
        return { success: true };
      }
      if (!('current' in result)) return { success: false, error: messages.workFailed(result.error) };
      const { current } = result;
      if (current) {
        reader.replace(current);
        return { success: false, error: messages.workConflict(displayName(current)), current };
      }
      // The details close with that, and say so.
      reader.forget(id);
      return { success: false, error: messages.erased };
    } catch (error) {
      reportError(error);
      return { success: false, error: messages.addUnknown };
    }
  };
}

/** What a customer holds in the fields that were corrected. */
function fieldsOf(customer: Customer, corrected: Correction['to']): CorrectedFields {
  const held = draftFields.filter((field) => corrected[field] !== undefined);
  return Object.fromEntries(held.map((field) => [field, customer[field]]));
}
