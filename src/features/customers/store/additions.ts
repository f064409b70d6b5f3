import type { StoreApi } from 'zustand/vanilla';
import { addCustomer } from '@/data/add-customer';
import { newCustomerId } from '@/data/create-customer';
import type { StaffDraft } from '@/domain/staff-draft';
import { reportError } from '@/lib/report-error';
import type { CustomerReader } from './customer-reader';
import { displayName } from './customer-text';
import { type CustomersState, messages } from './customers-state';

/** Whether a customer is stored who was written down here: under which id, or why not. */
export type Addition = { success: true; id: string } | { success: false; error: string };

/** Stores customers whom staff write down, and takes them into the list at once. */
export function createAdditions(store: StoreApi<CustomersState>, reader: Pick<CustomerReader, 'add'>) {
  /** What was sent last and may have been stored: sent again, it has the same id. */
  let sent: { content: string; id: string } | undefined;

  /** Never rejects: what is not stored says why. */
  return async function add(added: StaffDraft): Promise<Addition> {
    if (!navigator.onLine) return { success: false, error: messages.addOffline };
    const content = JSON.stringify(added);
    if (sent?.content !== content) sent = { content, id: newCustomerId() };
    const { id } = sent;
    try {
      const result = await addCustomer(id, added);
      if (!result.success) return { success: false, error: messages.workFailed(result.error) };
      sent = undefined;
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
