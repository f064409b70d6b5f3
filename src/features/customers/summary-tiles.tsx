import { NotificationToggle } from './notification-toggle';
import { countStatuses } from './store/count-statuses';
import type { CustomerRow } from './store/customer-row';
import { formatCount } from './store/format-count';
import { countDeadlines, deadlineLabels } from './store/response-time';
import type { NotificationSwitch } from './store/use-notifications';

/** What the rows were read from (requirement 2: the Live Data tile). */
const dataSource = 'Cloud Firestore';

/** What the Live Data tile says of itself. */
const liveness = {
  live: { text: 'New leads appear by themselves', mark: 'bg-sea-400' },
  lost: { text: 'Out of reach, trying again', mark: 'bg-amber-400' },
} as const;

const marks = {
  total: 'bg-amber-400',
  new: 'bg-info-700',
  contacted: 'bg-amber-600',
  customer: 'bg-sea-600',
} as const;

interface SummaryTilesProps {
  rows: readonly CustomerRow[];
  now: Date;
  /** Whether the database answered when it was last asked for changes. */
  isLive: boolean;
  /** Undefined where the browser has no notifications. */
  notifications: NotificationSwitch | undefined;
}

/** Requirement 2: the five tiles, read like a meter. */
export function SummaryTiles({ rows, now, isLive, notifications }: SummaryTilesProps) {
  const counts = countStatuses(rows);
  const { text, mark: liveMark } = isLive ? liveness.live : liveness.lost;
  const { overdue, dueToday } = countDeadlines(rows, now);
  const tiles = [
    { label: 'Total Leads', count: rows.length, mark: marks.total },
    {
      label: 'New',
      count: counts.new,
      mark: marks.new,
      notes: [
        { label: deadlineLabels.overdue, count: overdue, look: 'text-danger-700' },
        { label: deadlineLabels.dueToday, count: dueToday, look: 'text-amber-800' },
      ],
    },
    { label: 'Contacted', count: counts.contacted, mark: marks.contacted },
    { label: 'Customers', count: counts.customer, mark: marks.customer },
  ];
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-paper-line bg-paper-line shadow-md md:grid-cols-5">
      {tiles.map(({ label, count, mark, notes }) => (
        <div key={label} className="flex flex-col bg-paper-bright px-4 py-3 md:px-4 md:py-4 lg:px-5">
          <dt className="form-caption flex items-center gap-2 whitespace-nowrap text-petrol-700">
            <span aria-hidden="true" className={`size-2 rounded-full ${mark}`} />
            {label}
          </dt>
          <dd className="meter mt-1 text-3xl text-petrol-950 leading-none lg:text-4xl">
            {formatCount(count)}
          </dd>
          {notes && <Notes notes={notes} />}
        </div>
      ))}
      <div className="col-span-2 flex flex-wrap items-center justify-between gap-x-4 bg-petrol-900 px-4 py-3 text-paper-bright md:col-span-1 md:block md:px-5 md:py-4">
        <dt className="form-caption flex items-center gap-2 text-petrol-200">
          <span aria-hidden="true" className={`size-2 rounded-full ${liveMark}`} />
          Live Data
        </dt>
        <dd className="font-bold text-lg leading-6 md:mt-1.5">{dataSource}</dd>
        <dd className="w-full text-petrol-200 text-xs">{text}</dd>
        {notifications && (
          <dd className="-mb-2 w-full md:mt-1">
            <NotificationToggle {...notifications} />
          </dd>
        )}
      </div>
    </dl>
  );
}

interface Note {
  label: string;
  count: number;
  look: string;
}

/** '3 overdue 1 due today', under the number that they are a part of. */
function Notes({ notes }: { notes: readonly Note[] }) {
  const shown = notes.filter(({ count }) => count > 0);
  if (shown.length === 0) return null;
  return (
    <dd className="mt-1.5 flex flex-wrap gap-x-3 gap-y-0.5 font-semibold text-xs">
      {shown.map(({ label, count, look }) => (
        <span key={label} className={look}>
          {formatCount(count)} {label.toLowerCase()}
        </span>
      ))}
    </dd>
  );
}
