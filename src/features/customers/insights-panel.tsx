import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { BarList } from './bar-list';
import { leadsByFuel, leadsByParish, leadsByStatus, leadsByWeek } from './insights';
import type { CustomerRow } from './store/customer-row';
import { WeekColumns } from './week-columns';

interface InsightsPanelProps {
  rows: readonly CustomerRow[];
  now: Date;
}

/** How the weeks went, for whoever asks: counted when it is opened, over all customers. */
export function InsightsPanel({ rows, now }: InsightsPanelProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group mt-4 rounded-lg border border-paper-line bg-paper-bright shadow-sm print:hidden"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 rounded-lg px-4 font-semibold hover:bg-paper-dim md:px-5 [&::-webkit-details-marker]:hidden">
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-petrol-600 group-open:rotate-180 motion-safe:transition-transform"
        />
        <span>Figures</span>
        <span className="truncate font-normal text-petrol-700 text-sm">
          leads a week, by status, parish and fuel
        </span>
      </summary>
      {isOpen && <Charts rows={rows} now={now} />}
    </details>
  );
}

function Charts({ rows, now }: InsightsPanelProps) {
  return (
    <div className="grid gap-x-10 gap-y-7 border-paper-line border-t px-4 py-5 md:grid-cols-2 md:px-5 xl:grid-cols-4">
      <Chart title="Leads a week">
        <WeekColumns bars={leadsByWeek(rows, now)} />
      </Chart>
      <Chart title="By status">
        <BarList bars={leadsByStatus(rows)} look="bg-petrol-700" />
      </Chart>
      <Chart title="By parish">
        <BarList bars={leadsByParish(rows)} look="bg-sea-600" />
      </Chart>
      <Chart title="By fuel">
        <BarList bars={leadsByFuel(rows)} look="bg-amber-600" />
      </Chart>
    </div>
  );
}

function Chart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="form-caption text-petrol-700">
        {title}
      </h2>
      {children}
    </section>
  );
}
