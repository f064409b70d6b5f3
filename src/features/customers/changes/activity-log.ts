import type { StoreApi } from 'zustand/vanilla';
import { newLogId } from '@/data/customer-work';
import { type CustomerActivity, listActivity, listActivityBetween } from '@/data/list-work';
import { getSession } from '@/data/session-store';
import type { CustomersState } from '@/features/customers/state/customers-state';
import { startOfDay } from '@/lib/dates';
import { reportError } from '@/lib/report-error';

export type LoggedEntry = Pick<CustomerActivity, 'customerId' | 'kind' | 'text' | 'from' | 'to'>;

export type ActivityLog = ReturnType<typeof createActivityLog>;

/** Nothing here rejects. */
export function createActivityLog({ getState, setState }: StoreApi<CustomersState>) {
  async function readActivity(customerId: string): Promise<void> {
    const asked = { customerId, entries: undefined, failed: false };
    setState({ activity: asked });
    const entries = await listActivity(customerId).catch(reportError);
    // The details were closed, or the entries requested again.
    if (getState().activity !== asked) return;
    setState({ activity: { customerId, entries: entries ?? undefined, failed: !entries } });
  }

  return {
    readActivity,

    /** An unchanged document may be a colleague's change: then the entries are read again. */
    logActivity(logged: readonly LoggedEntry[], isUnchanged: boolean) {
      const { activity } = getState();
      const entries = logged.filter(({ customerId }) => customerId === activity?.customerId);
      if (!activity?.entries || entries.length === 0) return;
      if (isUnchanged) return void readActivity(activity.customerId);
      const signed = { by: getSession()?.userEmail ?? '', at: new Date() };
      const added = entries.map((entry) => ({ ...entry, ...signed, id: newLogId() }));
      setState({ activity: { ...activity, entries: [...added, ...activity.entries] } });
    },

    /** @param day its number in Jamaica. */
    async readDay(day: number): Promise<void> {
      const asked = { day, entries: undefined, failed: false };
      setState({ dayLog: asked });
      const entries = await listActivityBetween(startOfDay(day), startOfDay(day + 1)).catch(reportError);
      if (getState().dayLog !== asked) return;
      setState({ dayLog: { day, entries: entries ?? undefined, failed: !entries } });
    },
  };
}
