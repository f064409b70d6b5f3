import { useCallback, useState } from 'react';
import type { CustomerRow } from '@/features/customers/store/customer-row';

/** Where the open customer stands in the filtered list. */
export interface DetailsPlace {
  /** From 1; undefined when the customer is not in the list, for instance by a new status. */
  position: number | undefined;
  count: number;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/**
 * Which customer's details are open. A customer who leaves the filtered list stays open in their old place; one
 * opened from another's details, and not in the list, takes the place of the other.
 */
export function useDetails(rows: readonly CustomerRow[]) {
  const [open, setOpen] = useState<{ id: string; index: number }>();
  const show = useCallback((id: string) => setOpen((before) => ({ id, index: before?.index ?? 0 })), []);
  const found = open ? rows.findIndex(({ customer }) => customer.id === open.id) : -1;
  if (open && found >= 0 && found !== open.index) setOpen({ id: open.id, index: found });

  const index = found >= 0 ? found : (open?.index ?? 0);
  const at = (place: number) => {
    const row = rows[place];
    return row && (() => setOpen({ id: row.customer.id, index: place }));
  };
  const place: DetailsPlace = {
    position: found >= 0 ? found + 1 : undefined,
    count: rows.length,
    onPrevious: at(index - 1),
    onNext: at(found >= 0 ? index + 1 : index),
  };

  return {
    openId: open?.id,
    place,
    open: show,
    /** Closes, and tells which row is to take the focus: the customer's, or who stands in their place. */
    close: (): string | undefined => {
      setOpen(undefined);
      return found >= 0 ? open?.id : (rows[index] ?? rows.at(-1))?.customer.id;
    },
  };
}
