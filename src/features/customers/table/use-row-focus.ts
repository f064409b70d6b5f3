import { useCallback, useMemo, useState } from 'react';
import type { CustomerStatus } from '@/domain/customer-status';
import type { CustomerRow } from '@/features/customers/store/customer-row';
import { wait } from '@/lib/wait';
import { searchBoxId } from './filter-bar';
import { type RowFocus, viewButtonId } from './row-actions';

type ChangeStatus = (id: string, status: CustomerStatus) => Promise<void>;

/** Keeps the keyboard's place in the list, when a dialog closes and when a row leaves by a new status. */
export function useRowFocus(rows: readonly CustomerRow[], changeStatus: ChangeStatus) {
  const [focusId, setFocusId] = useState<string>();

  /** Undefined, for an empty list, leads to the search box. */
  const focusRow = useCallback((id: string | undefined) => {
    setFocusId(id);
    if (id === undefined) document.getElementById(searchBoxId)?.focus();
  }, []);

  const onStatusChange = useCallback(
    async (id: string, status: CustomerStatus) => {
      const index = rows.findIndex(({ customer }) => customer.id === id);
      await changeStatus(id, status);
      // Until the list has been rendered anew.
      await wait(0);
      const isGone = !document.getElementById(viewButtonId(id));
      const neighbour = rows[index + 1] ?? rows[index - 1];
      if (isGone && document.activeElement === document.body) focusRow(neighbour?.customer.id);
    },
    [rows, changeStatus, focusRow],
  );

  const focus: RowFocus | undefined = useMemo(
    () => (focusId === undefined ? undefined : { id: focusId, onDone: () => setFocusId(undefined) }),
    [focusId],
  );
  return { focus, focusRow, onStatusChange };
}
