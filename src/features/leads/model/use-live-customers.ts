import { useEffect } from 'react';
import type { CustomerList } from './customer-list';

/** How often a list that is looked at asks for changes, in milliseconds. */
export const checkInterval = 20_000;

/** Has new customers and colleagues' changes appear by themselves while the page is in view. */
export function useLiveCustomers(list: CustomerList): void {
  useEffect(() => {
    const check = () => {
      if (document.visibilityState === 'visible') void list.check();
    };
    const timer = setInterval(check, checkInterval);
    for (const event of ['visibilitychange', 'online'] as const) window.addEventListener(event, check);
    return () => {
      clearInterval(timer);
      for (const event of ['visibilitychange', 'online'] as const) window.removeEventListener(event, check);
    };
  }, [list]);
}
