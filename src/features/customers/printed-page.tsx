import { useIsPrinting } from '@/components/ui/use-is-printing';
import { PrintedDetails } from './details/printed-details';
import { FiguresPanel } from './figures/figures-dialog';
import type { Panel } from './filters/list-bar';
import { useCustomers, useCustomersStore } from './store/customers-store';
import { useVisibleRows } from './store/use-address';
import { PrintedCount, PrintedList } from './table/printed-list';

interface PrintedPageProps {
  panel: Panel | undefined;
}

/** Replaces the screen on paper: the open details or figures, else the whole list, which the screen shows in part. */
export function PrintedPage({ panel }: PrintedPageProps) {
  const isPrinting = useIsPrinting();
  return (
    isPrinting && (
      <div className="printed-page hidden print:block">
        <PrintedContent panel={panel} />
      </div>
    )
  );
}

function PrintedContent({ panel }: PrintedPageProps) {
  const { find } = useCustomersStore();
  const openId = useCustomers((state) => state.openId);
  const customer = openId === undefined ? undefined : find(openId)?.customer;
  if (customer) return <PrintedDetails customer={customer} />;
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
