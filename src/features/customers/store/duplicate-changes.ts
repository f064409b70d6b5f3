import type { StoreApi } from 'zustand/vanilla';
import { changeDuplicate, type DuplicateChange } from '@/data/close-duplicate';
import { type Assignment, noAssignment } from '@/domain/assignment';
import type { Customer } from '@/domain/customer';
import { type CustomerStatus, statusLabel } from '@/domain/customer-status';
import { displayName } from '@/domain/customer-text';
import type { ActivityLog } from './activity-log';
import type { CustomerFeed } from './customer-feed';
import { type CustomersState, messages, type Notice } from './customers-state';
import { failureText } from './failure-text';
import type { KeyedQueue } from './keyed-queue';
import type { WorkFeed } from './work-feed';

/** Who is told of what is stored here. */
interface Onlookers {
  tell: ActivityLog['tell'];
  countOn: (id: string, from: CustomerStatus, to: CustomerStatus) => void;
}

/** What a change is to be, by the customer and the work with them when its turn comes. */
type ToWanted = (customer: Customer, work: Assignment | typeof noAssignment) => DuplicateChange;

/** Closes customers who repeat others, and takes that back. Nothing here rejects: the outcome is a notice. */
export function createDuplicateChanges(
  store: StoreApi<CustomersState>,
  reader: Pick<CustomerFeed, 'find' | 'forget' | 'replace' | 'setStatus'>,
  workReader: WorkFeed,
  inTurn: KeyedQueue,
  { tell, countOn }: Onlookers,
) {
  const { getState, setState } = store;
  const notify = (notice: Notice) => setState({ notice });
  const workOf = (id: string) => getState().work?.get(id) ?? noAssignment;

  /**
   * Makes a change when its turn comes, also if the list was closed meanwhile.
   * @param prefix comes before what the notice says.
   */
  async function change(customerId: string, toWanted: ToWanted, prefix = ''): Promise<void> {
    const asked = reader.find(customerId)?.customer;
    if (!asked) return notify({ tone: 'error', text: messages.erased });
    const askedWork = workOf(customerId);
    await inTurn(customerId, async () => {
      const customer = reader.find(customerId)?.customer ?? asked;
      const wanted = toWanted(customer, getState().work ? workOf(customerId) : askedWork);
      const isDone = wanted.duplicateOf.to === wanted.duplicateOf.expected;
      if (!isDone) await send(customer, wanted, prefix);
    });
  }

  async function send(customer: Customer, wanted: DuplicateChange, prefix: string): Promise<void> {
    const { id: customerId } = customer;
    const name = displayName(customer);
    setState(({ saving }) => ({ saving: new Set(saving).add(customerId) }));
    const outcome = await changeDuplicate(customerId, wanted);
    if (outcome.kind === 'stored') {
      show(customerId, wanted, outcome);
      const describe = wanted.duplicateOf.to ? messages.closedAsDuplicate : messages.noDuplicate;
      const undo = outcome.isUnchanged ? undefined : reversed(wanted);
      const detail = wanted.status && !wanted.duplicateOf.to && `Status: ${statusLabel(wanted.status.to)}`;
      notify({
        tone: 'success',
        text: prefix + describe(name),
        customerId,
        undo,
        ...(detail && { detail }),
      });
    } else if (outcome.kind === 'erased') {
      for (const id of outcome.ids) reader.forget(id);
      notify({ tone: 'error', text: messages.erased });
    } else {
      if (outcome.kind === 'conflict') {
        for (const one of outcome.current.work) workReader.replace(one);
        reader.replace(outcome.current.customer);
      }
      const current = outcome.kind === 'conflict' ? outcome.current.customer : customer;
      notify({ tone: 'error', text: failureText(outcome, 'work', displayName(current)), customerId });
    }
    setState(({ saving }) => ({ saving: new Set([...saving].filter((id) => id !== customerId)) }));
  }

  /** Shows what was stored of the two. */
  function show(
    customerId: string,
    wanted: DuplicateChange,
    { value: work, isUnchanged }: { value: readonly Assignment[]; isUnchanged?: true },
  ) {
    if (wanted.status) {
      reader.setStatus(customerId, wanted.status.to);
      countOn(customerId, wanted.status.expected, wanted.status.to);
    }
    for (const one of work) workReader.set(one);
    tellBoth(customerId, wanted, isUnchanged ?? false);
  }

  function tellBoth(
    customerId: string,
    { duplicateOf: { to, expected }, status }: DuplicateChange,
    isUnchanged: boolean,
  ) {
    const entry = { kind: 'duplicate', text: '' } as const;
    const isMove = status && status.to !== status.expected;
    const move = isMove ? [{ kind: 'status' as const, text: '', from: status.expected, to: status.to }] : [];
    tell(customerId, [{ ...entry, from: expected, to }, ...move], isUnchanged);
    if (to) tell(to, [{ ...entry, from: null, to: customerId }], isUnchanged);
    else tell(expected, [{ ...entry, from: customerId, to: null }], isUnchanged);
  }

  return {
    /** Closes a customer as a duplicate of another. */
    close: (customerId: string, originalId: string) =>
      change(customerId, ({ status }) => ({
        duplicateOf: { to: originalId, expected: '' },
        status: { to: 'inactive', expected: status },
      })),

    /** Says that a customer repeats nobody after all; the status stays as it is. */
    release: (customerId: string) =>
      change(customerId, (_customer, { duplicateOf }) => ({
        duplicateOf: { to: '', expected: duplicateOf },
      })),

    /** Takes back what a notice reports. */
    undo: (customerId: string, undo: DuplicateChange) => change(customerId, () => undo, 'Undone: '),
  };
}

/** The change that takes back another. */
function reversed({ duplicateOf, status }: DuplicateChange): DuplicateChange {
  return {
    duplicateOf: { to: duplicateOf.expected, expected: duplicateOf.to },
    ...(status && { status: { to: status.expected, expected: status.to } }),
  };
}
