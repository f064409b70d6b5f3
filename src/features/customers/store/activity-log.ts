import type { StoreApi } from 'zustand/vanilla';
import { newLogId } from '@/data/customer-work';
import { listActivity, listActivityBetween } from '@/data/list-work';
import { getSession } from '@/data/session-store';
import type { Activity } from '@/domain/activity';
import { startOfDay } from '@/lib/dates';
import { reportError } from '@/lib/report-error';
import type { CustomersState } from './customers-state';

export type ActivityLog = ReturnType<typeof createActivityLog>;

/** What was done: about the customer whose details are open, and about all of them on a day. Nothing here rejects. */
export function createActivityLog({ getState, setState }: StoreApi<CustomersState>) {
  /** Reads what was done about a customer. */
  async function readActivity(customerId: string): Promise<void> {
    const asked = { customerId, entries: undefined, failed: false };
    setState({ activity: asked });
    const entries = await listActivity(customerId).catch(reportError);
    // Closed since, or asked for anew.
    if (getState().activity !== asked) return;
    setState({ activity: { customerId, entries: entries ?? undefined, failed: !entries } });
  }

  return {
    readActivity,

    /**
     * Shows what was just done about a customer, newest first, if their details are open: it is not read again for that.
     * Where nothing was written, somebody else may have done it, and it is.
     */
    tell(
      customerId: string,
      entries: readonly Pick<Activity, 'kind' | 'text' | 'from' | 'to'>[],
      isUnchanged: boolean,
    ) {
      const { activity } = getState();
      if (activity?.customerId !== customerId || !activity.entries) return;
      if (isUnchanged) return void readActivity(customerId);
      const signed = { by: getSession()?.userEmail ?? '', at: new Date() };
      const added = entries.map((entry) => ({ ...entry, ...signed, id: newLogId() }));
      setState({ activity: { ...activity, entries: [...added, ...activity.entries] } });
    },

    /** Reads everything that was done on a day in Jamaica, by the day's number. */
    async readDay(day: number): Promise<void> {
      const asked = { day, entries: undefined, failed: false };
      setState({ dayLog: asked });
      const entries = await listActivityBetween(startOfDay(day), startOfDay(day + 1)).catch(reportError);
      // Somebody has gone on to another day, or asked again.
      if (getState().dayLog !== asked) return;
      setState({ dayLog: { day, entries: entries ?? undefined, failed: !entries } });
    },
  };
}
