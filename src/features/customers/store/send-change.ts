import type { StoreApi } from 'zustand/vanilla';
import { changeWork, type WorkChange } from '@/data/customer-work';
import type { Refusal } from '@/data/data-error';
import { updateCustomerStatus } from '@/data/update-customer-status';
import type { Customer } from '@/domain/customer';
import type { CustomerStatus } from '@/domain/customer-status';
import type { CustomerWork } from '@/domain/customer-work';
import { reportError } from '@/lib/report-error';
import type { CustomersState } from './customers-state';

/** Why a change was not stored, or may not have been. */
export type Failure<Current> =
  | { kind: 'erased' }
  /** Somebody else changed the same, into this. */
  | { kind: 'faster'; current: Current }
  /** Nothing was written; `isBusy` where the database had no time for it. */
  | { kind: 'refused'; reason: string; isBusy: boolean }
  | { kind: 'offline' }
  /** No answer came: nobody knows whether it was stored. */
  | { kind: 'unknown' };

export type StatusOutcome = { kind: 'stored'; message: string } | Failure<Customer>;
export type WorkOutcome = { kind: 'stored'; work: CustomerWork } | Failure<CustomerWork>;

/** Asks the database to move a customer from one status to another. Never rejects. */
export function sendStatus(id: string, from: CustomerStatus, to: CustomerStatus): Promise<StatusOutcome> {
  return send(async () => {
    const result = await updateCustomerStatus(id, to, from);
    return result.success ? { kind: 'stored', message: result.message } : toFailure(result);
  });
}

/** Asks the database to store what is done about a customer. Never rejects. */
export function sendWork(id: string, change: WorkChange): Promise<WorkOutcome> {
  return send(async () => {
    const result = await changeWork(id, change);
    return result.success ? { kind: 'stored', work: result.work } : toFailure(result);
  });
}

/** Resolves once something holds. */
export function until(
  store: StoreApi<CustomersState>,
  holds: (state: CustomersState) => boolean,
): Promise<void> {
  return new Promise((resolve) => {
    if (holds(store.getState())) return resolve();
    const unsubscribe = store.subscribe((state) => {
      if (!holds(state)) return;
      unsubscribe();
      resolve();
    });
  });
}

async function send<Outcome>(
  call: () => Promise<Outcome>,
): Promise<Outcome | { kind: 'offline' } | { kind: 'unknown' }> {
  if (!navigator.onLine) return { kind: 'offline' };
  try {
    return await call();
  } catch (error) {
    reportError(error);
    return { kind: 'unknown' };
  }
}

function toFailure<Current>(result: Refusal & { current?: Current | null }): Failure<Current> {
  const { error, failure, current } = result;
  if (current === undefined) return { kind: 'refused', reason: error, isBusy: failure === 'unavailable' };
  return current === null ? { kind: 'erased' } : { kind: 'faster', current };
}
