import * as v from 'valibot';
import type { StoreApi } from 'zustand/vanilla';
import { addCustomer } from '@/data/add-customer';
import { type Correction, correctCustomer } from '@/data/correct-customer';
import { newCustomerId } from '@/data/create-customer';
import type { CorrectedFields } from '@/domain/activity';
import { correctedText } from '@/domain/activity-text';
import type { Customer } from '@/domain/customer';
import { draftFields } from '@/domain/customer-fields';
import { displayName } from '@/domain/customer-text';
import type { StaffDraft } from '@/domain/staff-draft';
import { reportError } from '@/lib/report-error';
import type { ActivityLog } from './activity-log';
import type { CustomerReader } from './customer-reader';
import { type CustomersState, messages } from './customers-state';
import { keepDraft, keptDraft } from './kept-drafts';
import type { InTurn } from './send-change';

/** Whether a customer is stored who was written down here: under which id, or why not. */
export type Addition = { success: true; id: string } | { success: false; error: string };

const SentAddition = v.object({ content: v.string(), id: v.string() });

/** Stores customers whom staff write down, and takes them into the list at once. */
export function createAdditions(store: StoreApi<CustomersState>, reader: Pick<CustomerReader, 'add'>) {
  /** What was sent last and may have been stored: sent again, it has the same id. */
  let sent = keptDraft('sent addition', SentAddition);

  /** Never rejects: what is not stored says why. */
  return async function add(added: StaffDraft): Promise<Addition> {
    if (!navigator.onLine) return { success: false, error: messages.addOffline };
    const content = JSON.stringify(added);
    if (sent?.content !== content) sent = { content, id: newCustomerId() };
    const { id } = sent;
    keepDraft('sent addition', sent);
    try {
      const result = await addCustomer(id, added);
      // Under an id that somebody else has taken it could never be stored.
      if (result.success || 'current' in result) {
        sent = undefined;
        keepDraft('sent addition', undefined);
      }
      if (!result.success) return { success: false, error: messages.workFailed(result.error) };
      reader.add(result.customer);
      const text = messages.added(displayName(result.customer));
      store.setState({ notice: { tone: 'success', text, customerId: id } });
      return { success: true, id };
    } catch (error) {
      reportError(error);
      return { success: false, error: messages.addUnknown };
    }
  };
}

/** Whether a correction is stored; if not, why, and what a colleague made of the customer, if that is why. */
export type CorrectionOutcome = { success: true } | { success: false; error: string; current?: Customer };

/** Corrects customers, and shows it at once. */
export function createCorrections(
  store: StoreApi<CustomersState>,
  reader: Pick<CustomerReader, 'forget' | 'replace'>,
  inTurn: InTurn,
  tell: ActivityLog['tell'],
) {
  async function send(id: string, correction: Correction): Promise<CorrectionOutcome> {
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
        tell(id, [entry], result.isUnchanged ?? false);
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
  }

  /** Never rejects: what is not stored says why. */
  return (id: string, correction: Correction) => inTurn(id, () => send(id, correction));
}

/** What a customer holds in the fields that were corrected. */
function fieldsOf(customer: Customer, corrected: Correction['to']): CorrectedFields {
  const held = draftFields.filter((field) => corrected[field] !== undefined);
  return Object.fromEntries(held.map((field) => [field, customer[field]]));
}
