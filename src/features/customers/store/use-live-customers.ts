import { useEffect } from 'react';
import type { CustomersStore } from './customers-store';

/** How often a list that is looked at asks for changes, in milliseconds. */
export const checkInterval = 20_000;
/** How often one does in a tab that is not, in milliseconds. */
export const hiddenCheckInterval = 60_000;

/** Has new customers and colleagues' changes appear by themselves while the screen is open. */
export function useLiveCustomers(list: CustomersStore): void {
  useEffect(() => keepAsking(list), [list]);
}

/**
 * Asks for changes now and then: at once when the tab comes into view or the network is back.
 * @returns the way to stop.
 */
export function keepAsking(list: Pick<CustomersStore, 'check'>): () => void {
  const isVisible = () => document.visibilityState === 'visible';
  let timer: ReturnType<typeof setTimeout> | undefined;

  function ask() {
    void list.check();
    wait();
  }
  function wait() {
    clearTimeout(timer);
    timer = setTimeout(ask, isVisible() ? checkInterval : hiddenCheckInterval);
  }
  const onVisibilityChange = () => (isVisible() ? ask() : wait());

  wait();
  document.addEventListener('visibilitychange', onVisibilityChange);
  window.addEventListener('online', ask);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisibilityChange);
    window.removeEventListener('online', ask);
  };
}
