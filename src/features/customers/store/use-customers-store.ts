import { useEffect, useState, useSyncExternalStore } from 'react';
import { createCustomersStore } from './customers-store';

/** The customers of this screen: loaded when it opens, forgotten when it closes. */
export function useCustomersStore() {
  const [list] = useState(createCustomersStore);
  const state = useSyncExternalStore(list.subscribe, list.getState);

  useEffect(() => {
    void list.load();
    return list.close;
  }, [list]);

  return { list, state };
}
