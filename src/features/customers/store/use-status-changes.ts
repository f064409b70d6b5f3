import { useCallback, useState } from 'react';
import { updateCustomerStatus } from '@/data/update-customer-status';
import { type CustomerStatus, statusLabel } from '@/domain/customer-status';
import { reportError } from '@/lib/report-error';
import { displayName } from './customer-text';
import type { CustomersStore } from './customers-store';
import { createKeyedQueue } from './keyed-queue';
import { messages } from './messages';
import type { Notice } from './notice';

type Pending = ReadonlyMap<string, CustomerStatus>;

/** What the changes of one customer that were asked for and not yet answered count on. */
interface Chain {
  /** The status that the next of them expects to find; undefined once it turned out that somebody else came first. */
  expected: CustomerStatus | undefined;
}

/**
 * Changes statuses: the dropdown shows the wish at once, the list what the database has stored. Changes of one
 * customer are sent in the order they were made, and each only if the status is still the one that it was to replace.
 */
export function useStatusChanges(list: CustomersStore, notify: (notice: Notice) => void) {
  const [pending, setPending] = useState<Pending>(new Map());
  const [enqueue] = useState(createKeyedQueue);
  const [chains] = useState(() => new Map<string, Chain>());

  const changeStatus = useCallback(
    async (id: string, status: CustomerStatus, undone?: CustomerStatus): Promise<void> => {
      const shown = list.find(id)?.customer.status;
      if (shown === undefined) return notify({ tone: 'error', text: messages.erased });
      const chain = chains.get(id) ?? { expected: shown };
      chains.set(id, chain);

      async function send() {
        const before = undone ?? chain.expected;
        if (before === undefined || before === status) return;
        try {
          const result = await updateCustomerStatus(id, status, before);
          if (result.success) {
            chain.expected = status;
            list.setStatus(id, status);
            const undo = () => void changeStatus(id, before, status);
            return notify({ tone: 'success', text: result.message, customerId: id, undo });
          }
          if (!('current' in result)) {
            return notify({ tone: 'error', text: messages.statusFailed(result.error), customerId: id });
          }
          chain.expected = undefined;
          const { current } = result;
          if (!current) {
            list.forget(id);
            return notify({ tone: 'error', text: messages.erased });
          }
          list.replace(current);
          const text = messages.statusConflict(displayName(current), statusLabel(current.status));
          notify({ tone: 'error', text, customerId: id });
        } catch (error) {
          reportError(error);
          notify({ tone: 'error', text: messages.statusError, customerId: id });
        }
      }

      setPending((current) => new Map(current).set(id, status));
      const wasLast = await enqueue(id, send);
      if (!wasLast) return;
      chains.delete(id);
      setPending((current) => without(current, id));
    },
    [list, notify, enqueue, chains],
  );

  return { pending, changeStatus };
}

function without(pending: Pending, id: string): Pending {
  const rest = new Map(pending);
  rest.delete(id);
  return rest;
}
