import { type Dispatch, type SetStateAction, useEffect } from 'react';
import type { CustomersState, CustomersStore } from './customers-store';
import type { Notice } from './notice';

/** Takes a notice about a customer away, its undo included, once the customer is no longer on the list. */
export function useNoticeOfErased(
  list: CustomersStore,
  rows: CustomersState['rows'],
  setNotice: Dispatch<SetStateAction<Notice | undefined>>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows say when to look again.
  useEffect(() => {
    setNotice((notice) => (notice?.customerId && !list.find(notice.customerId) ? undefined : notice));
  }, [list, rows, setNotice]);
}
