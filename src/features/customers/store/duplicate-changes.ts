import type { StoreApi } from 'zustand/vanilla';
import { type CurrentDuplicate, changeDuplicate, type DuplicateChange } from '@/data/close-duplicate';
import type { Activity } from '@/domain/activity';
import { statusLabel } from '@/domain/customer-status';
import { noWork } from '@/domain/customer-work';
import { reportError } from '@/lib/report-error';
import type { CustomerReader } from './customer-reader';
import { displayName } from './customer-text';
import { type CustomersState, messages, type Notice } from './customers-state';
import { until } from './send-change';
import type { WorkReader } from './work-reader';

/** Adds to the open log of a customer what was just stored, newest first. */
type Tell = (customerId: string, entries: readonly Pick<Activity, 'kind' | 'text' | 'from' | 'to'>[]) => void;

/** Closes customers who repeat others, and takes that back. Nothing here rejects: the outcome is a notice. */
export function createDuplicateChanges(
  store: StoreApi<CustomersState>,
  reader: Pick<CustomerReader, 'find' | 'forget' | 'replace' | 'setStatus'>,
  workReader: WorkReader,
  tell: Tell,
) {
  const { getState, setState } = store;
  const notify = (notice: Notice) => setState({ notice });

  /**
   * Sends a change, after those of the customer that are being saved.
   * @param prefix comes before what the notice says.
   */
  async function change(customerId: string, toWanted: () => DuplicateChange, prefix = ''): Promise<void> {
    const isSaving = ({ saving, pending }: CustomersState) =>
      saving.has(customerId) || pending.has(customerId);
    while (isSaving(getState())) await until(store, (state) => !isSaving(state));
    const customer = reader.find(customerId)?.customer;
    if (!customer) return notify({ tone: 'error', text: messages.erased });
    const wanted = toWanted();
    const name = displayName(customer);
    const fail = (text: string) => notify({ tone: 'error', text, customerId });
    if (!navigator.onLine) return fail(messages.workOffline(name));
    setState(({ saving }) => ({ saving: new Set(saving).add(customerId) }));
    try {
      const result = await changeDuplicate(customerId, wanted);
      if (result.success) {
        setState({ focus: { kind: 'successor', id: customerId } });
        if (wanted.status) reader.setStatus(customerId, wanted.status.to);
        for (const one of result.work) workReader.set(one);
        tellBoth(customerId, wanted, tell);
        const describe = wanted.duplicateOf.to ? messages.closedAsDuplicate : messages.noDuplicate;
        const undo = reversed(wanted);
        const detail = wanted.status && !wanted.duplicateOf.to && `Status: ${statusLabel(wanted.status.to)}`;
        const text = prefix + describe(name);
        return notify({ tone: 'success', text, customerId, undo, ...(detail && { detail }) });
      }
      if (!('current' in result)) return fail(messages.workFailed(result.error));
      show(customerId, result.current);
    } catch (error) {
      reportError(error);
      fail(messages.workError);
    } finally {
      setState(({ saving }) => ({ saving: new Set([...saving].filter((id) => id !== customerId)) }));
    }
  }

  /** Shows what a colleague has made of the two, and says so. */
  function show(customerId: string, { customer, missingId, work }: CurrentDuplicate) {
    for (const one of work) workReader.replace(one);
    if (missingId !== undefined) reader.forget(missingId);
    if (customer) reader.replace(customer);
    else reader.forget(customerId);
    if (!customer || missingId !== undefined) return notify({ tone: 'error', text: messages.erased });
    notify({ tone: 'error', text: messages.workConflict(displayName(customer)), customerId });
  }

  return {
    /** Closes a customer as a duplicate of another. */
    async close(customerId: string, originalId: string) {
      await change(customerId, () => {
        const expected = reader.find(customerId)?.customer.status ?? 'inactive';
        return { duplicateOf: { to: originalId, expected: '' }, status: { to: 'inactive', expected } };
      });
    },

    /** Says that a customer repeats nobody after all; the status stays as it is. */
    async release(customerId: string) {
      await change(customerId, () => {
        const { duplicateOf } = getState().work?.get(customerId) ?? noWork;
        return { duplicateOf: { to: '', expected: duplicateOf } };
      });
    },

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

function tellBoth(
  customerId: string,
  { duplicateOf: { to, expected }, status }: DuplicateChange,
  tell: Tell,
) {
  const entry = { kind: 'duplicate', text: '' } as const;
  const isMove = status && status.to !== status.expected;
  tell(customerId, [
    { ...entry, from: expected, to },
    ...(isMove ? [{ kind: 'status' as const, text: '', from: status.expected, to: status.to }] : []),
  ]);
  if (to) tell(to, [{ ...entry, from: null, to: customerId }]);
  else tell(expected, [{ ...entry, from: customerId, to: null }]);
}
