import type { StoreApi } from 'zustand/vanilla';
import { updateCustomerStatus } from '@/data/update-customer-status';
import { type CustomerStatus, statusLabel } from '@/domain/customer-status';
import { reportError } from '@/lib/report-error';
import type { CustomerReader } from './customer-reader';
import { displayName } from './customer-text';
import { type CustomersState, messages, type Notice } from './customers-state';

/** What the changes of one customer that were asked for and not yet answered count on. */
interface Chain {
  /** The status that the next of them expects to find; undefined once it turned out that somebody else came first. */
  expected: CustomerStatus | undefined;
}

/**
 * Changes statuses: `pending` holds the wish at once, the list what the database has stored. Changes of one customer
 * are sent in the order they were made, and each only if the status is still the one that it was to replace. `onChange`
 * is told of each that is stored.
 */
export function createStatusChanges(
  store: StoreApi<CustomersState>,
  reader: CustomerReader,
  onChange: (id: string, from: CustomerStatus, to: CustomerStatus) => void,
) {
  const enqueue = createKeyedQueue();
  const chains = new Map<string, Chain>();
  const notify = (notice: Notice) => store.setState({ notice });

  /**
   * Moves a customer to a status. `undone` is the status that is taken back, whatever the list shows by now. Never
   * rejects: the outcome is a notice.
   */
  return async function changeStatus(
    id: string,
    status: CustomerStatus,
    undone?: CustomerStatus,
  ): Promise<void> {
    const customer = reader.find(id)?.customer;
    if (!customer) return notify({ tone: 'error', text: messages.erased });
    const name = displayName(customer);
    const chain = chains.get(id) ?? { expected: customer.status };
    chains.set(id, chain);

    async function send() {
      const expected = undone ?? chain.expected;
      if (expected === undefined || expected === status) return;
      if (!navigator.onLine) {
        return notify({ tone: 'error', text: messages.statusOffline(name), customerId: id });
      }
      try {
        const result = await updateCustomerStatus(id, status, expected);
        if (result.success) {
          chain.expected = status;
          store.setState({ focus: { kind: 'successor', id } });
          reader.setStatus(id, status);
          onChange(id, expected, status);
          const undo = { status: expected, expected: status };
          const describe = undone ? messages.statusUndone : messages.statusChanged;
          const detail = describe(name, statusLabel(status));
          return notify({ tone: 'success', text: result.message, detail, customerId: id, undo });
        }
        if (!('current' in result)) {
          return notify({ tone: 'error', text: messages.statusFailed(result.error), customerId: id });
        }
        chain.expected = undefined;
        store.setState({ focus: { kind: 'successor', id } });
        const { current } = result;
        if (!current) {
          reader.forget(id);
          return notify({ tone: 'error', text: messages.erased });
        }
        reader.replace(current);
        const text = messages.statusConflict(displayName(current), statusLabel(current.status));
        notify({ tone: 'error', text, customerId: id });
      } catch (error) {
        reportError(error);
        notify({ tone: 'error', text: messages.statusError, customerId: id });
      }
    }

    store.setState(({ pending }) => ({ pending: new Map(pending).set(id, status) }));
    const wasLast = await enqueue(id, send);
    if (!wasLast) return;
    chains.delete(id);
    store.setState(({ pending }) => ({ pending: new Map([...pending].filter(([other]) => other !== id)) }));
  };
}

/** Runs the tasks of one key one after another; tasks of different keys do not wait for each other. */
function createKeyedQueue() {
  const tails = new Map<string, Promise<void>>();

  /** Resolves to whether this was the key's last task so far. A task must not reject. */
  return async function enqueue(key: string, task: () => Promise<void>): Promise<boolean> {
    const turn = (tails.get(key) ?? Promise.resolve()).then(task);
    tails.set(key, turn);
    await turn;
    if (tails.get(key) !== turn) return false;
    tails.delete(key);
    return true;
  };
}
