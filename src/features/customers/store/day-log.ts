import type { StoreApi } from 'zustand/vanilla';
import { listActivityBetween } from '@/data/list-work';
import { startOfDay } from '@/lib/dates';
import { reportError } from '@/lib/report-error';
import type { CustomersState } from './customers-state';

/** Makes what reads everything that was done on a day in Jamaica, by the day's number. It never rejects. */
export function createDayLog({ getState, setState }: StoreApi<CustomersState>) {
  return async (day: number): Promise<void> => {
    const asked = { day, entries: undefined, failed: false };
    setState({ dayLog: asked });
    const entries = await listActivityBetween(startOfDay(day), startOfDay(day + 1)).catch(reportError);
    // Somebody has gone on to another day, or asked again.
    if (getState().dayLog !== asked) return;
    setState({ dayLog: { day, entries: entries ?? undefined, failed: !entries } });
  };
}
