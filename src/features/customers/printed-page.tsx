import { useIsPrinting } from '@/components/ui/use-is-printing';
import { PrintedDetails } from './details/printed-details';
import { PrintedDayLog } from './figures/day-log';
import { FiguresPanel } from './figures/figures-dialog';
import { useCustomers, useShownCustomer } from './store/customers-store';
import { useVisibleRows } from './store/use-address';
import { PrintedCount, PrintedList } from './table/printed-list';

/** Replaces the screen on paper: the open details, day or figures, else the whole list, which the screen shows in part. */
export function PrintedPage() {
  const isPrinting = useIsPrinting();
  return (
    isPrinting && (
      <div className="printed-page hidden print:block">
        <PrintedContent />
      </div>
    )
  );
}

function PrintedContent() {
  const panel = useCustomers((state) => state.panel);
  const customer = useShownCustomer();
  if (customer) return <PrintedDetails customer={customer} />;
  if (panel === 'day-log') return <PrintedDayLog />;
  return panel === 'figures' ? <PrintedFigures /> : <PrintedList />;
}

function PrintedFigures() {
  const { rows } = useVisibleRows();
  return (
    <>
      <h1 className="font-bold text-xl">Figures</h1>
      <PrintedCount />
      <FiguresPanel rows={rows} now={new Date()} />
    </>
  );
}
