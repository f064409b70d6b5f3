import { useCallback, useState } from 'react';
import { updateCustomerStatus } from '@/data/update-customer-status';
import type { CustomerStatus } from '@/domain/customer-status';
import type { CustomerList } from '@/features/leads/model/customer-list';
import { messages } from '@/features/leads/model/messages';
import type { Notice } from './notice';
import { createQueues } from './run-in-order';

type Pending = ReadonlyMap<string, CustomerStatus>;

/**
 * Changes statuses: the dropdown shows the wish at once, the list what the database has stored. Changes of one
 * customer are sent in the order they were made.
 */
export function useStatusChanges(list: CustomerList, notify: (notice: Notice) => void) {
  const [pending, setPending] = useState<Pending>(new Map());
  const [runInOrder] = useState(createQueues);

  const changeStatus = useCallback(
    async (id: string, status: CustomerStatus): Promise<void> => {
      async function send() {
        const before = list.find(id)?.customer.status;
        if (before === undefined || before === status) return;
        try {
          const result = await updateCustomerStatus(id, status);
          if (!result.success) return notify({ tone: 'error', text: messages.statusFailed(result.error) });
          list.setStatus(id, status);
          notify({ tone: 'success', text: result.message, undo: () => void changeStatus(id, before) });
        } catch {
          notify({ tone: 'error', text: messages.statusError });
        }
      }

      setPending((current) => new Map(current).set(id, status));
      const wasLast = await runInOrder(id, send);
      if (wasLast) setPending((current) => without(current, id));
    },
    [list, notify, runInOrder],
  );

  return { pending, changeStatus };
}

function without(pending: Pending, id: string): Pending {
  const rest = new Map(pending);
  rest.delete(id);
  return rest;
}
