import type { StoreApi } from 'zustand/vanilla';
import type { createSelection } from '@/features/customers/list/selection';
import type { CustomersState, Notice } from '@/features/customers/state/customers-state';
import type { ActivityLog } from '@/features/customers/sync/activity-log';
import type { CustomerFeed } from '@/features/customers/sync/customer-feed';
import type { WorkFeed } from '@/features/customers/sync/work-feed';
import { createBulkChanges } from './bulk-changes';
import { createAdditions, createCorrections } from './draft-changes';
import { createDuplicateChanges } from './duplicate-changes';
import { createLogChanges } from './log-changes';
import { createChangeRunner } from './run-change';
import { createStatusChanges } from './status-changes';
import { createWorkChanges } from './work-changes';

interface ChangesOptions {
  customers: CustomerFeed;
  work: WorkFeed;
  logActivity: ActivityLog['logActivity'];
  selectRest: ReturnType<typeof createSelection>['selectRest'];
}

/** Nothing here rejects: the outcome is a notice, or is returned. */
export function createChanges(
  store: StoreApi<CustomersState>,
  { customers, work, logActivity, selectRest }: ChangesOptions,
) {
  const { getState } = store;
  const runChange = createChangeRunner(store, { customers, work, logActivity });
  const dependencies = { store, customers, work, runChange };
  const { changeStatus, move, setExpectedStatus } = createStatusChanges(dependencies);
  const workChanges = createWorkChanges(dependencies);
  const { sendWork, undoWork, setOwner, setFollowUp } = workChanges;
  const { undoDuplicate, ...duplicates } = createDuplicateChanges(dependencies, { setExpectedStatus });
  const { undoBulk, ...bulkChanges } = createBulkChanges({ ...dependencies, move, sendWork, selectRest });
  let undone: Notice | undefined;

  return {
    changeStatus,
    setOwner,
    setFollowUp,
    ...createLogChanges(store, customers, workChanges),
    ...duplicates,
    ...bulkChanges,
    addCustomer: createAdditions(store, customers),
    correctCustomer: createCorrections(dependencies),

    undo() {
      const { notice, pending } = getState();
      if (notice === undone) return;
      const { customerId = '', undo } = notice ?? {};
      // The outcome of another change of the status has a notice of its own.
      if (!undo || (undo.of === 'status' && pending.has(customerId))) return;
      undone = notice;
      if (undo.of === 'bulk') void undoBulk(undo.change);
      else if (undo.of === 'work') void undoWork(customerId, undo.change);
      else if (undo.of === 'duplicate') void undoDuplicate(customerId, undo.change);
      else void changeStatus(customerId, undo.change.to, undo.change.expected);
    },
  };
}
