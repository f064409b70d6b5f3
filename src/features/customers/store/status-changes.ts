import type { StoreApi } from 'zustand/vanilla';
import type { Outcome } from '@/data/outcome';
import { updateCustomerStatus } from '@/data/update-customer-status';
import type { Customer } from '@/domain/customer';
import { type CustomerStatus, statusLabel } from '@/domain/customer-status';
import { displayName } from '@/domain/customer-text';
import type { ActivityLog } from './activity-log';
import type { CustomerFeed } from './customer-feed';
import { type CustomersState, messages, type Notice } from './customers-state';
import { failureText } from './failure-text';
import type { KeyedQueue } from './keyed-queue';

/** What the changes of one customer that were asked for and not yet answered count on. */
interface Chain {
  /** The status that the next of them expects to find; undefined once it turned out that somebody else came first. */
  expected: CustomerStatus | undefined;
  /** How many there are. */
  count: number;
}

/** A change of one customer's status. */
export interface Move {
  id: string;
  to: CustomerStatus;
  /** What is replaced, whatever the list shows by now; without it, what the changes before this one leave. */
  from?: CustomerStatus | undefined;
}

/**
 * Changes statuses: `pending` holds the wish at once, the list what the database has stored. Changes of one customer
 * are sent in the order they were made, and each only if the status is still the one that it was to replace.
 */
export function createStatusChanges(
  store: StoreApi<CustomersState>,
  reader: CustomerFeed,
  inTurn: KeyedQueue,
  tell: ActivityLog['tell'],
) {
  const chains = new Map<string, Chain>();
  const notify = (notice: Notice) => store.setState({ notice });

  /**
   * Moves a customer to a status. Never rejects: `take` is told the outcome before the next change of the customer is
   * sent, and not at all where there was nothing to do.
   */
  async function move(
    { id, to, from }: Move,
    take: (outcome: Outcome<string, Customer>, from: CustomerStatus) => void,
  ) {
    const customer = reader.find(id)?.customer;
    if (!customer) return;
    const chain = chains.get(id) ?? { expected: customer.status, count: 0 };
    chain.count += 1;
    chains.set(id, chain);

    async function send() {
      const expected = from ?? chain.expected;
      if (expected === undefined || expected === to) return;
      const outcome = await updateCustomerStatus(id, to, expected);
      if (outcome.kind === 'stored') chain.expected = to;
      if (outcome.kind === 'conflict' || outcome.kind === 'erased') chain.expected = undefined;
      take(outcome, expected);
      if (outcome.kind === 'stored')
        tell(id, [{ kind: 'status', text: '', from: expected, to }], outcome.isUnchanged ?? false);
    }

    store.setState(({ pending }) => ({ pending: new Map(pending).set(id, to) }));
    await inTurn(id, send);
    chain.count -= 1;
    if (chain.count > 0) return;
    chains.delete(id);
    store.setState(({ pending }) => ({ pending: new Map([...pending].filter(([other]) => other !== id)) }));
  }

  /**
   * Moves a customer to a status. `undone` is the status that is taken back, whatever the list shows by now. Never
   * rejects: the outcome is a notice.
   */
  async function changeStatus(id: string, status: CustomerStatus, undone?: CustomerStatus): Promise<void> {
    const customer = reader.find(id)?.customer;
    if (!customer) return notify({ tone: 'error', text: messages.erased });
    const name = displayName(customer);
    const fail = (text: string) => notify({ tone: 'error', text, customerId: id });

    function take(outcome: Outcome<string, Customer>, from: CustomerStatus) {
      switch (outcome.kind) {
        case 'stored': {
          reader.setStatus(id, status);
          const describe = undone ? messages.statusUndone : messages.statusChanged;
          const detail = describe(name, statusLabel(status));
          const undo = outcome.isUnchanged ? undefined : { status: from, expected: status };
          return notify({ tone: 'success', text: outcome.value, detail, customerId: id, undo });
        }
        case 'conflict': {
          const { current } = outcome;
          reader.replace(current);
          return fail(messages.statusConflict(displayName(current), statusLabel(current.status)));
        }
        case 'erased':
          reader.forget(id);
          return notify({ tone: 'error', text: messages.erased });
        default:
          return fail(failureText(outcome, 'status', name));
      }
    }

    await move({ id, to: status, from: undone }, take);
  }

  /** Has those that wait count on a status that something else has set. */
  function countOn(id: string, from: CustomerStatus, to: CustomerStatus) {
    const chain = chains.get(id);
    if (chain?.expected === from) chain.expected = to;
  }

  return { changeStatus, move, countOn };
}
