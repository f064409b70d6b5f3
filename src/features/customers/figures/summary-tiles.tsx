import { type CSSProperties, useState } from 'react';
import { pushPublicKey } from '@/config/push-key';
import { type CustomerStatus, customerStatuses } from '@/domain/customer-status';
import { summariseRows } from '@/features/customers/list/figures';
import { followCounts } from '@/features/customers/list/follow-counts';
import {
  useCustomers,
  useCustomersStore,
  useScreenTime,
  useUnfinishedRead,
} from '@/features/customers/store/customers-store';
import { cn } from '@/lib/cn';
import { formatTimeOf } from '@/lib/day-times';
import { formatCount } from '@/lib/format-count';

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
} as const satisfies Record<CustomerStatus | 'total', string>;

export function SummaryTiles() {
  const now = useScreenTime();
  const rows = useCustomers((state) => state.rows);
  const isLive = useCustomers((state) => state.isLive);
  const asOf = useCustomers((state) => state.asOf);
  const read = useUnfinishedRead();
  const [countStatuses] = useState(() => followCounts((list) => summariseRows(list).counts));
  const counts = countStatuses(rows);
  const described = describeLiveness();
  const { text, mark: liveMark } = described;
  const isCurrent = described === liveness.live;
  const isAsking = asOf !== undefined && isLive;

  function describeLiveness() {
    if (asOf) return liveness[isLive ? 'asking' : 'lost'](formatTimeOf(asOf, now));
    if (read && !read.isRefresh) return liveness[read.isRunning ? 'reading' : 'partial'];
    return liveness.live;
  }
  const tiles = [
    { label: 'Total Leads', count: rows.length, mark: marks.total },
    ...customerStatuses.map(({ value, label }) => ({
      label: value === 'customer' ? 'Customers' : label,
      count: counts[value],
      mark: marks[value],
    })),
  ];
  return (
    <dl
      style={{ '--tiles': tiles.length } as CSSProperties}
      className={cn(
        'flex gap-px overflow-hidden rounded-lg border border-paper-line bg-paper-line shadow-sm [overflow-wrap:normal] *:flex-[1_0_min-content] max-sm:flex-wrap sm:not-short:max-xl:grid sm:not-short:max-xl:grid-cols-[repeat(var(--tiles),minmax(0,1fr))] xl:grid xl:grid-cols-[repeat(var(--tiles),minmax(0,1fr))_minmax(0,3.2fr)]',
        pushPublicKey && 'short:max-xl:*:px-1.5!',
      )}
    >
      {tiles.map(({ label, count, mark }) => (
        <div
          key={label}
          className="flex flex-col justify-center bg-paper-bright px-0.5 py-0.5 xs:px-1 text-center md:px-4 md:text-left"
        >
          <dt className="form-caption flex items-center gap-2 text-petrol-700 leading-4 max-sm:leading-3.5 max-md:justify-center max-md:text-[0.6875rem] max-md:normal-case max-md:tracking-normal">
            <span
              aria-hidden="true"
              className={`size-2 shrink-0 rounded-full forced-color-adjust-none max-md:hidden ${mark}`}
            />
            <span className="whitespace-nowrap">{label}</span>
          </dt>
          <dd className="meter text-base text-petrol-950 leading-5 md:text-xl md:leading-6">
            {formatCount(count)}
          </dd>
        </div>
      ))}
      <div
        className={cn(
          'grid content-center items-center bg-petrol-900 px-1 text-paper-bright max-sm:text-center',
          'sm:not-short:col-span-full sm:not-short:grid-cols-[auto_auto_minmax(0,1fr)_auto] sm:not-short:gap-x-4 sm:not-short:px-4',
          'xl:not-short:col-span-1 xl:not-short:grid-cols-[auto_minmax(0,1fr)_auto]',
          pushPublicKey &&
            'gap-x-2 max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:text-left short:sm:grid-cols-[auto_auto]',
          (pushPublicKey || !(isCurrent || isAsking)) && 'max-sm:basis-full!',
        )}
      >
        <dt
          className={cn(
            'form-caption flex items-center gap-2 text-petrol-200 leading-4 max-md:text-[0.6875rem] max-md:normal-case max-md:tracking-normal',
            !pushPublicKey && 'max-sm:justify-center',
          )}
        >
          <span
            aria-hidden="true"
            className={`size-2 shrink-0 rounded-full forced-color-adjust-none max-sm:hidden ${liveMark}`}
          />
          Live Data
        </dt>
        <dd className="font-bold text-[0.6875rem] leading-3 sm:whitespace-nowrap sm:not-short:text-sm sm:not-short:leading-5">
          {dataSource}
        </dd>
        <dd
          className={cn(
            'text-petrol-200 text-xs leading-4 max-sm:col-span-full xl:col-span-2 xl:row-start-2',
            isCurrent && 'max-sm:sr-only short:sr-only',
            // In the list it would move the cards, away from under a finger.
            isAsking &&
              'max-sm:pointer-events-none max-sm:absolute max-sm:inset-x-0 max-sm:top-0 max-sm:bg-petrol-900 max-sm:py-2',
          )}
        >
          {text}
        </dd>
        <NotificationToggle />
      </div>
    </dl>
  );
}

function NotificationToggle() {
  const { toggleNotifications } = useCustomersStore();
  const isOn = useCustomers((state) => state.isNotifying);
  const isDevice = useCustomers((state) => state.isDevice);
  if (isOn === undefined) return null;
  return (
    <dd
      className={cn(
        'col-start-2 row-span-2 row-start-1 sm:not-short:max-xl:col-start-4 sm:not-short:max-xl:row-span-1 xl:not-short:col-start-3',
        !pushPublicKey && 'max-sm:hidden short:hidden',
      )}
    >
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        onClick={() => void toggleNotifications()}
        className="group flex min-h-9 cursor-pointer pointer-coarse:min-h-11 items-center gap-2 text-left font-semibold text-xs short:w-max short:max-w-32"
      >
        <span
          aria-hidden="true"
          className={cn(
            'flex h-5 w-9 shrink-0 items-center rounded-full border-2 p-0.5 group-hover:border-paper-bright',
            isOn ? 'justify-end border-sea-400 bg-sea-600' : 'border-petrol-300',
          )}
        >
          <span className="size-3 rounded-full border border-transparent bg-current" />
        </span>
        Notify me of new leads
      </button>
      {isOn && pushPublicKey && (
        <p className="pointer-events-none text-petrol-200 text-xs leading-4 short:sr-only max-sm:-mt-3 max-sm:pl-11">
          {isDevice ? 'Also while no screen is open' : 'While this screen is open'}
        </p>
      )}
    </dd>
  );
}
