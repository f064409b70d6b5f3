import { useEffect, useState, useSyncExternalStore } from 'react';
import { createCustomerList } from './customer-list';

/** The customers of this screen: loaded when it opens, forgotten when it closes. */
export function useCustomerList() {
  const [list] = useState(createCustomerList);
  const state = useSyncExternalStore(list.subscribe, list.getState);

  useEffect(() => {
    void list.load();
    return list.close;
  }, [list]);

  return { list, state };
}
