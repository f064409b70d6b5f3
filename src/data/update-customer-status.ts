import { doc, serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import type { CustomerStatus } from '@/domain/customer-status';
import { collections } from './collections';
import { toDataError } from './data-error';
import { staffDatabase } from './database';
import type { Result } from './result';
import { withTimeout } from './with-timeout';

/**
 * Moves a customer to a status.
 * @throws {DataError} when the database cannot be reached: nobody knows whether the status was stored.
 */
export async function updateCustomerStatus(id: string, status: CustomerStatus): Promise<Result> {
  const customer = doc(staffDatabase(), collections.customers, id);
  try {
    await withTimeout(updateDoc(customer, { status, updatedAt: serverTimestamp() }));
    return { success: true, message: 'Status updated successfully' };
  } catch (error) {
    const { failure, message, code } = toDataError(error);
    if (failure === 'unreachable') throw toDataError(error);
    return { success: false, error: message || code };
  }
}
