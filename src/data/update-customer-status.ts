import { doc, serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import type { CustomerStatus } from '@/domain/customer-status';
import { collections } from './collections';
import { type DataError, toDataError } from './data-error';
import type { Result } from './result';
import { staffCall, staffDatabase } from './staff-database';

/**
 * Moves a customer to a status (specification, point 7). Not tried again by itself: another administrator may
 * have moved the same customer meanwhile.
 * @throws {DataError} when the database cannot be reached: nobody knows whether the status was stored.
 */
export async function updateCustomerStatus(id: string, status: CustomerStatus): Promise<Result> {
  try {
    const customer = doc(await staffDatabase(), collections.customers, id);
    await staffCall(() => updateDoc(customer, { status, updatedAt: serverTimestamp() }));
    return { success: true, message: 'Status updated successfully' };
  } catch (thrown) {
    const error = toDataError(thrown);
    if (error.failure === 'unreachable') throw error;
    return { success: false, error: error.message || reasonFor(error) };
  }
}

/** Stands in for the database's own text when it gives none that a reader would understand. */
function reasonFor({ failure, code }: DataError): string {
  if (code === 'permission-denied') return 'Missing or insufficient permissions.';
  return failure === 'unavailable' ? 'The database is busy.' : 'The database refused the change.';
}
