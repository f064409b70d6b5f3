import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { PrintedDetails } from './details/printed-details';
import { useCustomers, useCustomersStore } from './store/customers-store';
import { PrintedList } from './table/printed-list';

/** Replaces the screen on paper: the open details, else the whole list, which the screen shows in part. */
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
  const { find } = useCustomersStore();
  const openId = useCustomers((state) => state.openId);
  const customer = openId === undefined ? undefined : find(openId)?.customer;
  return customer ? <PrintedDetails customer={customer} /> : <PrintedList />;
}

function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    // The browser lays out the paper right after the event.
    const begin = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
