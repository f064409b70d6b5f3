import { changeDuplicate, type DuplicateChange } from '@/data/close-duplicate';
import { type Assignment, noAssignment } from '@/domain/assignment';
import type { Customer } from '@/domain/customer';
import { statusLabel } from '@/domain/customer-status';
import { displayName } from '@/domain/customer-text';
import { messages, type Notice } from '@/features/customers/state/customers-state';
import type { LoggedEntry } from './activity-log';
import { erasedNotice, failureNotice } from './failure-text';
import type { ChangeDependencies } from './run-change';
import type { createStatusChanges } from './status-changes';

type DuplicateOutcome = Awaited<ReturnType<typeof changeDuplicate>>;

type ToChange = (customer: Customer, work: Assignment | typeof noAssignment) => DuplicateChange;

export function createDuplicateChanges(
  { store, customers, work, runChange }: ChangeDependencies,
  { setExpectedStatus }: Pick<ReturnType<typeof createStatusChanges>, 'setExpectedStatus'>,
) {
  const { getState, setState } = store;
  const workOf = (id: string) => getState().work?.get(id) ?? noAssignment;

  async function change(customerId: string, toChange: ToChange, prefix = ''): Promise<void> {
    const asked = customers.find(customerId)?.customer;
    if (!asked) return setState({ notice: erasedNotice });
    const askedWork = workOf(customerId);
    await runChange(customerId, () => {
      // The list may have been closed meanwhile: the change is stored all the same.
      const customer = customers.find(customerId)?.customer ?? asked;
      const wanted = toChange(customer, getState().work ? workOf(customerId) : askedWork);
      if (wanted.duplicateOf.to === wanted.duplicateOf.expected) return undefined;
      return {
        isTracked: true,
        send: () => changeDuplicate(customerId, wanted),
        onStored: (stored) => show(customerId, wanted, stored),
        onConflict: (current) => {
          for (const one of current.work) work.replace(one);
          customers.replace(current.customer);
        },
        toEntries: () => entriesOf(customerId, wanted),
        toNotice: (outcome) => toNotice(outcome, { customer, wanted, prefix }),
      };
    });
  }

  function show(customerId: string, { status }: DuplicateChange, stored: readonly Assignment[]) {
    if (status) {
      customers.setStatus(customerId, status.to);
      setExpectedStatus(customerId, status.expected, status.to);
    }
    for (const one of stored) work.set(one);
  }

  return {
    closeAsDuplicate: (customerId: string, originalId: string) =>
      change(customerId, ({ status }) => ({
        duplicateOf: { to: originalId, expected: '' },
        status: { to: 'inactive', expected: status },
      })),

    /** The status stays as it is. */
    releaseDuplicate: (customerId: string) =>
      change(customerId, (_customer, { duplicateOf }) => ({
        duplicateOf: { to: '', expected: duplicateOf },
      })),

    undoDuplicate: (customerId: string, undo: DuplicateChange) => change(customerId, () => undo, 'Undone: '),
  };
}

function toNotice(
  outcome: DuplicateOutcome,
  { customer, wanted, prefix }: { customer: Customer; wanted: DuplicateChange; prefix: string },
): Notice {
  const { id } = customer;
  if (outcome.kind !== 'stored') {
    const name = displayName(outcome.kind === 'conflict' ? outcome.current.customer : customer);
    return failureNotice(outcome, 'work', { id, name });
  }
  const { duplicateOf, status } = wanted;
  const describe = duplicateOf.to ? messages.closedAsDuplicate : messages.noDuplicate;
  const text = prefix + describe(displayName(customer));
  const undo = outcome.isUnchanged ? undefined : invert(wanted);
  const detail = status && !duplicateOf.to && `Status: ${statusLabel(status.to)}`;
  return { tone: 'success', text, customerId: id, undo, ...(detail && { detail }) };
}

/** The entries of both customers, newest first. */
function entriesOf(
  customerId: string,
  { duplicateOf: { to, expected }, status }: DuplicateChange,
): LoggedEntry[] {
  const link = { customerId, kind: 'duplicate', text: '', from: expected, to } as const;
  const move = status && {
    customerId,
    kind: 'status' as const,
    text: '',
    from: status.expected,
    to: status.to,
  };
  const back = to ? { from: null, to: customerId } : { from: customerId, to: null };
  const other = { customerId: to || expected, kind: 'duplicate' as const, text: '', ...back };
  return [link, ...(move && move.from !== move.to ? [move] : []), other];
}

function invert({ duplicateOf, status }: DuplicateChange): DuplicateChange {
  return {
    duplicateOf: { to: duplicateOf.expected, expected: duplicateOf.to },
    ...(status && { status: { to: status.expected, expected: status.to } }),
  };
}
