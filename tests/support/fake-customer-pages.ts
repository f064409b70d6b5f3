import { DataError } from '@/data/data-error';
import type { CustomerPage } from '@/data/list-customers';
import type { Customer } from '@/domain/customer';
import type { Erasure } from '@/domain/erasure';
import { deferred } from './deferred';

/** A list of customers whose pages arrive when the test says so. */
export function fakeCustomerPages() {
  const waiting: {
    resolve: (result: IteratorResult<CustomerPage, void>) => void;
    reject: (error: Error) => void;
  }[] = [];
  const ready: ((call: (typeof waiting)[number]) => void)[] = [];
  let stopped = false;
  const end = deferred();

  function settle(act: (call: (typeof waiting)[number]) => void) {
    const call = waiting.shift();
    if (call) act(call);
    else ready.push(act);
  }

  const pages: AsyncGenerator<CustomerPage, void> = {
    next: () =>
      new Promise((resolve, reject) => {
        const call = { resolve, reject };
        const act = ready.shift();
        if (act) act(call);
        else waiting.push(call);
      }),
    return: async () => {
      stopped = true;
      return { done: true, value: undefined };
    },
    throw: (error) => Promise.reject(error),
    [Symbol.asyncIterator]: () => pages,
  };

  return {
    pages,
    /** Hands on a page; a total of null is one that nobody has counted yet. */
    page: (customers: Customer[], total: number | null = customers.length) =>
      settle(({ resolve }) =>
        resolve({
          done: false,
          value: { customers, total: total ?? undefined, readAt: latestOf(customers), erased: [] },
        }),
      ),
    erase: (erased: Erasure[]) =>
      settle(({ resolve }) =>
        resolve({ done: false, value: { customers: [], total: 0, readAt: new Date(0), erased } }),
      ),
    end: () =>
      settle(({ resolve }) => {
        resolve({ done: true, value: undefined });
        end.resolve();
      }),
    /** Resolves once the end is read: a page with a device cache asks that first. */
    isRead: end.promise,
    fail: () =>
      settle(({ reject }) =>
        reject(
          new Error('Failed to retrieve customers', { cause: new DataError('unreachable', 'unknown', '') }),
        ),
      ),
    get stopped() {
      return stopped;
    },
  };
}

function latestOf(customers: readonly Customer[]): Date {
  return new Date(Math.max(0, ...customers.map(({ updatedAt }) => updatedAt.getTime())));
}
