import { CaptionedSection } from '@/components/staff/captioned-section';
import { Modal } from '@/components/staff/modal';
import { formatCustomers } from '@/domain/customer-text';
import {
  addedByWeek,
  type Bar,
  customersByFuel,
  customersByParish,
  customersByStatus,
} from '@/features/customers/list/figures';
import type { CustomerRow } from '@/features/customers/state/customer-row';
import { useScreenTime } from '@/features/customers/store/customers-store';
import { UnfinishedListNote } from '@/features/customers/store/unfinished-list-note';
import { useVisibleRows } from '@/features/customers/store/use-address';
import { formatCount } from '@/lib/format-count';

export function FiguresDialog({ onClose }: { onClose: () => void }) {
  const { rows, filterText } = useVisibleRows();
  return (
    <Modal title="Figures" onClose={onClose} className="max-w-6xl">
      <p className="wrap-anywhere text-petrol-700 text-sm">
        {`Of ${formatCustomers(rows.length)}${filterText}.`}
      </p>
      <UnfinishedListNote />
      <FiguresPanel rows={rows} now={useScreenTime()} />
    </Modal>
  );
}

interface FiguresPanelProps {
  rows: readonly CustomerRow[];
  now: Date;
}

export function FiguresPanel({ rows, now }: FiguresPanelProps) {
  return (
    <div className="mt-4 grid gap-x-10 gap-y-7 *:min-w-0 md:grid-cols-2 xl:grid-cols-4">
      <CaptionedSection title="Added by week">
        <WeekColumns bars={addedByWeek(rows, now)} />
      </CaptionedSection>
      <CaptionedSection title="By status">
        <BarList bars={customersByStatus(rows)} colour="bg-petrol-700" />
      </CaptionedSection>
      <CaptionedSection title="By parish">
        <BarList bars={customersByParish(rows)} colour="bg-sea-600" />
      </CaptionedSection>
      <CaptionedSection title="By fuel">
        <BarList bars={customersByFuel(rows)} colour="bg-amber-600" />
      </CaptionedSection>
    </div>
  );
}

function BarList({ bars, colour }: { bars: readonly Bar[]; colour: string }) {
  if (bars.length === 0) return <p className="mt-3 text-petrol-700 text-sm">None</p>;
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <ul className="mt-3 space-y-1.5 text-sm">
      {bars.map(({ label, count }) => (
        <li
          key={label}
          className="grid grid-cols-[minmax(0,8.5rem)_minmax(1rem,1fr)_auto] max-[18rem]:grid-cols-[minmax(1rem,1fr)_auto] max-[18rem]:*:first:col-span-full items-center gap-3"
        >
          <span>{label}</span>
          <span aria-hidden="true" className="h-2.5 overflow-hidden rounded-full bg-paper-dim">
            <span
              className={`figure-bar block h-full rounded-full ${colour}`}
              style={{ width: `${(count / most) * 100}%` }}
            />
          </span>
          <span className="meter min-w-8 text-right">{formatCount(count)}</span>
        </li>
      ))}
    </ul>
  );
}

const tallestInRem = 6;

function WeekColumns({ bars }: { bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <ol className="mt-3 flex items-end gap-0.5 text-center xs:gap-1.5 text-[min(0.75rem,3.4vw)]">
      {bars.map(({ label, count }, index) => (
        <li key={label} className="flex min-w-0 flex-1 flex-col">
          <span className="sr-only">{`Week of ${label}: `}</span>
          <span className="meter text-sm">{formatCount(count)}</span>
          <span
            aria-hidden="true"
            className={`figure-bar min-h-0.5 rounded-t-sm ${index === bars.length - 1 ? 'bg-amber-500' : 'bg-petrol-700'}`}
            style={{ height: `${(count / most) * tallestInRem}rem` }}
          />
          {/* Word spacing puts day and month on separate lines. */}
          <span aria-hidden="true" className="mt-1 text-petrol-700 leading-4 [word-spacing:100vw]">
            {label}
          </span>
        </li>
      ))}
    </ol>
  );
}
