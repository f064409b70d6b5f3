import { changeDuplicate, type DuplicateChange } from '@/data/close-duplicate';
import type { Correction } from '@/data/correct-customer';
import type { Assignment, noAssignment } from '@/domain/assignment';
import type { Customer } from '@/domain/customer';
import type { NewCustomer } from '@/domain/customer-draft';
import { closedStatus, statusLabel } from '@/domain/customer-status';
import { displayName } from '@/domain/customer-text';
import { shortLabels } from '@/domain/merge-customers';
import type { Notice, Undo } from '@/features/customers/state/customers-state';
import { messages } from '@/features/customers/state/messages';
import { showNotice } from '@/features/customers/state/show-notice';
import type { OwnEntry } from '@/features/customers/sync/activity-log';
import { correctedFields, correctionEntry } from './draft-changes';
import { erasedNotice, failureNotice } from './failure-text';
import type { ChangeDependencies } from './run-change';
import type { createStatusChanges } from './status-changes';
import { invert } from './work-changes';

type DuplicateOutcome = Awaited<ReturnType<typeof changeDuplicate>>;
type StoredDuplicate = Extract<DuplicateOutcome, { kind: 'stored' }>['value'];

type ToChange = (customer: Customer, work: Assignment | typeof noAssignment) => DuplicateChange;

/** Both as a person compared them, and what the kept one takes over. */
interface Merge {
  kept: Customer;
  closed: Customer;
  taken: Partial<NewCustomer>;
}

export function createDuplicateChanges(
  { store, customers, work, runChange }: ChangeDependencies,
  { setExpectedStatus }: Pick<ReturnType<typeof createStatusChanges>, 'setExpectedStatus'>,
) {
  async function change(
    customerId: string,
    toChange: ToChange,
    prefix = '',
  ): Promise<DuplicateOutcome | undefined> {
    const asked = customers.find(customerId)?.customer;
    if (!asked) {
      store.setState(showNotice(erasedNotice));
      return { kind: 'erased', ids: [customerId] };
    }
    const askedWork = work.of(customerId);
    return runChange(customerId, () => {
      // The list may have been closed meanwhile: the change is stored all the same.
      const customer = customers.find(customerId)?.customer ?? asked;
      const wanted = toChange(customer, work.of(customerId, askedWork));
      const { to, expected } = wanted.duplicateOf;
      if (to === expected) return undefined;
      const otherId = to || expected;
      return {
        isTracked: true,
        versions: () => [customerId, otherId].map((id) => customers.find(id)?.customer.updatedAt),
        send: () => send(customerId, wanted),
        onStored: (stored) => show(customerId, wanted, stored),
        onConflict: ({ changed, other, work: current }) => {
          for (const one of current) work.replace(one);
          customers.replace(changed);
          if (other) customers.replace(other);
        },
        toEntries: (stored) => entriesOf(customerId, wanted, stored),
        toNotice: (outcome) => toNotice(outcome, { customer, wanted, prefix }),
      };
    });
  }

  async function send(customerId: string, wanted: DuplicateChange) {
    const outcome = await changeDuplicate(customerId, wanted);
    const { status } = wanted;
    if (outcome.kind === 'stored' && status) setExpectedStatus(customerId, status.expected, status.to);
    return outcome;
  }

  function show(
    customerId: string,
    { status }: DuplicateChange,
    { updatedAt, original, work: stored }: StoredDuplicate,
  ) {
    if (status) customers.setStatus(customerId, status.to, { updatedAt });
    if (original) customers.replace(original);
    for (const one of stored) work.set(one);
  }

  return {
    closeAsDuplicate: ({ kept, closed, taken }: Merge) =>
      change(closed.id, ({ status }) => ({
        duplicateOf: { to: kept.id, expected: '' },
        status: { to: closedStatus, expected: status },
        compared: { customer: closed, original: kept },
        ...(Object.keys(taken).length > 0 && { correction: { to: taken, expected: kept } }),
      })),

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
    const name = displayName(outcome.kind === 'conflict' ? outcome.current.changed : customer);
    const undo: Undo | undefined = prefix ? { of: 'duplicate', change: wanted } : undefined;
    return failureNotice(outcome, 'work', { id, name, undo });
  }
  const { duplicateOf, status, correction } = wanted;
  const isClosing = duplicateOf.to !== '';
  const describe = isClosing ? messages.closedAsDuplicate : messages.noDuplicate;
  const text = prefix + describe(displayName(customer));
  const undo: Undo | undefined = outcome.isUnchanged
    ? undefined
    : { of: 'duplicate', change: invertDuplicate(wanted, outcome.value) };
  const fields = outcome.value.original && shortLabels(correction?.to ?? {});
  const details = [
    status && !isClosing && `Status: ${statusLabel(status.to)}`,
    fields && `${isClosing ? 'Taken over' : 'Taken back'}: ${fields}`,
  ];
  const detail = details.filter(Boolean).join('. ');
  return { tone: 'success', text, customerId: id, undo, ...(detail && { detail }) };
}

function entriesOf(
  customerId: string,
  { duplicateOf: { to, expected }, status, correction }: DuplicateChange,
  { original }: StoredDuplicate,
): OwnEntry[] {
  const link: OwnEntry = { customerId, kind: 'duplicate', from: expected, to };
  const move: OwnEntry | undefined = status && {
    customerId,
    kind: 'status',
    from: status.expected,
    to: status.to,
  };
  const back = to ? { from: null, to: customerId } : { from: customerId, to: null };
  const other: OwnEntry = { customerId: to || expected, kind: 'duplicate', ...back };
  return [
    link,
    ...(move && move.from !== move.to ? [move] : []),
    other,
    ...(correction && original ? [correctionEntry(correction, original)] : []),
  ];
}

function invertDuplicate(
  { duplicateOf, status, correction }: DuplicateChange,
  { original }: StoredDuplicate,
): DuplicateChange {
  return {
    duplicateOf: invert(duplicateOf),
    ...(status && { status: invert(status) }),
    ...(correction && original && { correction: invertCorrection(correction, original) }),
  };
}

function invertCorrection({ to, expected }: Correction, corrected: Customer): Correction {
  return { to: correctedFields(expected, to) as Correction['to'], expected: corrected };
}
