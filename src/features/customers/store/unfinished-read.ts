import type { CustomersState } from './customers-store';

/** How far a load of the list is, or was when it broke off. */
export interface UnfinishedRead {
  /** How many customers it has read. */
  loaded: number;
  /** How many there are; undefined as long as nobody has counted. */
  total: number | undefined;
  /** False once it broke off. */
  isRunning: boolean;
  /** The whole list was read before, and is what the screen shows while it is read again. */
  isRefresh: boolean;
}

/** What is known of a load that has not reached its end; undefined when the last one has. */
export function unfinishedRead(state: CustomersState): UnfinishedRead | undefined {
  const { rows, loading, progress, brokenOff, loadedAt } = state;
  if (!loading && !brokenOff) return undefined;
  const isRefresh = loadedAt !== undefined;
  // A second try after a first load that broke off adds to what that one has read.
  const loaded = isRefresh ? ((loading ? progress : brokenOff)?.loaded ?? 0) : rows.length;
  const counted = progress?.total ?? brokenOff?.total;
  // A customer may arrive after they were counted.
  const total = counted === undefined ? undefined : Math.max(loaded, counted);
  return { loaded, total, isRunning: loading, isRefresh };
}
