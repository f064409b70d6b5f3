import type { Outcome } from '@/data/outcome';
import type { RepeatableChange } from '@/data/staff-transaction';
import { updateCustomerStatus } from '@/data/update-customer-status';
import type { Customer } from '@/domain/customer';
import { type CustomerStatus, statusLabel } from '@/domain/customer-status';
import { displayName } from '@/domain/customer-text';
import type { Notice, Undo } from '@/features/customers/state/customers-state';
import { messages } from '@/features/customers/state/messages';
import { showNotice } from '@/features/customers/state/show-notice';
import { erasedNotice, failureNotice } from './failure-text';
import type { ChangeDependencies } from './run-change';

interface Chain {
  /** The status that the next of them expects to find; undefined once somebody else came first. */
  expected: CustomerStatus | undefined;
  maybeStored?: CustomerStatus | undefined;
  count: number;
}

type StatusOutcome = Outcome<string, Customer>;

interface Move extends Pick<RepeatableChange<CustomerStatus>, 'entry'> {
  id: string;
  to: CustomerStatus;
  /** The status to replace, whatever the list shows by now; absent, the one that earlier changes leave. */
  from?: CustomerStatus | undefined;
  isBulk?: boolean;
  toNotice?: (outcome: StatusOutcome, from: CustomerStatus) => Notice;
}

/** `pending` shows the wish at once. A change is stored only if the status is still the expected one. */
export function createStatusChanges({ store, customers, runChange }: ChangeDependencies) {
  const chains = new Map<string, Chain>();

  async function move({ id, to, from, entry, isBulk, toNotice }: Move): Promise<StatusOutcome | undefined> {
    const customer = customers.find(id)?.customer;
    if (!customer) return undefined;
    const chain = chains.get(id) ?? { expected: customer.status, count: 0 };
    chain.count += 1;
    chains.set(id, chain);

    async function send(expected: CustomerStatus) {
      const outcome = await updateCustomerStatus(id, { to, expected, ...(entry && { entry }) });
      if (outcome.kind === 'stored') {
        chain.expected = to;
        chain.maybeStored = undefined;
      }
      if (outcome.kind === 'unknown') chain.maybeStored = to;
      if (outcome.kind === 'conflict' || outcome.kind === 'erased') chain.expected = undefined;
      return outcome;
    }

    store.setState(({ pending }) => ({ pending: new Map(pending).set(id, to) }));
    const outcome = await runChange(id, () => {
      const replaced = chain.expected === to ? chain.maybeStored : undefined;
      const expected = from ?? replaced ?? chain.expected;
      if (expected === undefined || (expected === to && !entry?.isRepeated)) return undefined;
      return {
        versions: () => [customers.find(id)?.customer.updatedAt],
        send: () => send(expected),
        onStored: (_, updatedAt) => customers.setStatus(id, to, { updatedAt, isBulk }),
        onConflict: (current) => customers.replace(current),
        toEntries: () => [{ customerId: id, kind: 'status', from: expected, to }],
        toNotice: toNotice && ((answer) => toNotice(answer, expected)),
      };
    });
    chain.count -= 1;
    if (chain.count > 0) return outcome;
    chains.delete(id);
    store.setState(({ pending }) => ({ pending: new Map([...pending].filter(([other]) => other !== id)) }));
    return outcome;
  }

  /** @param undone the status that is taken back, whatever the list shows by now. */
  async function changeStatus(id: string, status: CustomerStatus, undone?: CustomerStatus): Promise<void> {
    const customer = customers.find(id)?.customer;
    if (!customer) return store.setState(showNotice(erasedNotice));
    const name = displayName(customer);

    function toNotice(outcome: StatusOutcome, from: CustomerStatus): Notice {
      if (outcome.kind === 'stored') {
        const describe = undone ? messages.statusUndone : messages.statusChanged;
        const detail = describe(name, statusLabel(status));
        const undo: Undo = { of: 'status', change: { to: from, expected: status } };
        const undoable = outcome.isUnchanged ? undefined : undo;
        return { tone: 'success', text: outcome.value, detail, customerId: id, undo: undoable };
      }
      if (outcome.kind !== 'conflict') {
        const undo: Undo | undefined = undone && { of: 'status', change: { to: status, expected: undone } };
        return failureNotice(outcome, 'status', { id, name, undo });
      }
      const { current } = outcome;
      const text = messages.statusConflict(displayName(current), statusLabel(current.status));
      return { tone: 'error', text, customerId: id };
    }

    await move({ id, to: status, from: undone, toNotice });
  }

  /** Has waiting changes expect a status that another kind of change has set. */
  function setExpectedStatus(id: string, from: CustomerStatus, to: CustomerStatus) {
    const chain = chains.get(id);
    if (chain?.expected === from) chain.expected = to;
  }

  return { changeStatus, move, setExpectedStatus };
}
