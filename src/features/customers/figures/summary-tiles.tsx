import { useShallow } from 'zustand/react/shallow';
import { statusLabel } from '@/domain/customer-status';
import { summariseRows } from '@/features/customers/list/figures';
import type { CustomerRow } from '@/features/customers/state/customer-row';
import { unfinishedRead } from '@/features/customers/state/customers-state';
import { useCustomers, useCustomersStore } from '@/features/customers/store/customers-store';
import { cn } from '@/lib/cn';
import { formatTimeOf } from '@/lib/day-times';
import { formatCount } from '@/lib/format-count';

/** Requirement 2.13: the Live Data tile names the source. */
const dataSource = 'Cloud Firestore';

const liveness = {
  reading: { text: 'Reading the list', mark: 'bg-amber-400' },
  partial: { text: 'Not read to the end', mark: 'bg-amber-400' },
  live: { text: 'Up to date: new leads appear by themselves', mark: 'bg-sea-400' },
  asking: (asOf: string) => ({ text: `As of ${asOf}, asking for changes`, mark: 'bg-amber-400' }),
  lost: (asOf: string) => ({ text: `Offline, as of ${asOf}`, mark: 'bg-amber-400' }),
} as const;

const marks = {
  total: 'bg-amber-400',
  new: 'bg-info-700',
  contacted: 'bg-amber-600',
  customer: 'bg-sea-600',
  inactive: 'bg-petrol-400',
} as const;

interface SummaryTilesProps {
  rows: readonly CustomerRow[];
  now: Date;
}

/** The five tiles of requirement 2.13. */
export function SummaryTiles({ rows, now }: SummaryTilesProps) {
  const isLive = useCustomers((state) => state.isLive);
  const asOf = useCustomers((state) => state.asOf);
  const read = useCustomers(useShallow(unfinishedRead));
  const { counts } = summariseRows(rows);
  const { text, mark: liveMark } = describeLiveness();

  function describeLiveness() {
    if (asOf) return liveness[isLive ? 'asking' : 'lost'](formatTimeOf(asOf, now));
    if (read && !read.isRefresh) return liveness[read.isRunning ? 'reading' : 'partial'];
    return liveness.live;
  }
  const tiles = [
    { label: 'Total Leads', count: rows.length, mark: marks.total },
    { label: 'New', count: counts.new, mark: marks.new },
    { label: 'Contacted', count: counts.contacted, mark: marks.contacted },
    { label: 'Customers', count: counts.customer, mark: marks.customer },
    { label: statusLabel('inactive'), count: counts.inactive, mark: marks.inactive },
  ];
  return (
    <dl className="flex flex-wrap gap-px [overflow-wrap:normal] *:flex-[1_0_min-content] sm:grid sm:grid-cols-5 overflow-hidden rounded-lg border border-paper-line bg-paper-line shadow-sm lg:grid-cols-[repeat(5,minmax(0,1fr))_minmax(0,2.5fr)]">
      {tiles.map(({ label, count, mark }) => (
        <div
          key={label}
          className="flex flex-wrap content-center items-center gap-x-3 bg-paper-bright px-1 py-1.5 xs:px-1.5 md:px-4 md:py-2"
        >
          <dt className="form-caption flex w-full items-center gap-2 text-petrol-700 max-md:text-[0.6875rem] max-md:normal-case max-md:tracking-normal">
            <span aria-hidden="true" className={`size-2 shrink-0 rounded-full max-md:hidden ${mark}`} />
            <span>{label}</span>
          </dt>
          <dd className="meter text-lg text-petrol-950 leading-7 md:text-2xl">{formatCount(count)}</dd>
        </div>
      ))}
      <div className="col-span-full grid max-sm:basis-full! grid-cols-[minmax(0,1fr)_auto] xl:grid-cols-[auto_minmax(0,1fr)_auto] content-center items-center gap-x-4 bg-petrol-900 px-2 text-paper-bright md:py-1.5 md:px-4 lg:col-span-1">
        <dt className="form-caption flex items-center gap-2 text-petrol-200">
          <span aria-hidden="true" className={`size-2 rounded-full ${liveMark}`} />
          Live Data
        </dt>
        <dd className="font-bold text-sm leading-5">{dataSource}</dd>
        <dd className="col-span-2 text-petrol-200 text-xs leading-4 xl:row-start-2">{text}</dd>
        <NotificationToggle />
      </div>
    </dl>
  );
}

function NotificationToggle() {
  const { toggleNotifications } = useCustomersStore();
  const isOn = useCustomers((state) => state.isNotifying);
  if (isOn === undefined) return null;
  return (
    <dd className="col-start-2 row-span-2 row-start-1 xl:col-start-3">
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        onClick={() => void toggleNotifications()}
        className="group flex min-h-11 cursor-pointer items-center gap-2 text-left font-semibold text-xs"
      >
        <span
          aria-hidden="true"
          className={cn(
            'flex h-5 w-9 shrink-0 items-center rounded-full border-2 p-0.5 group-hover:border-paper-bright',
            isOn ? 'justify-end border-sea-400 bg-sea-600' : 'border-petrol-300',
          )}
        >
          <span className="size-3 rounded-full border border-transparent bg-paper-bright" />
        </span>
        Notify me of new leads
      </button>
    </dd>
  );
}
