import { useMemo, useState } from 'react';
import { useVisibleRows } from '@/features/customers/store/use-address';

export interface DetailsPlace {
  /** From 1; undefined outside the filtered list. */
  position: number | undefined;
  count: number;
  previousId: string | undefined;
  nextId: string | undefined;
}

/** Steps keep the order at the opening. Outside the list they start at the last place inside. `rowId` is of its row. */
export function usePlace(id: string): { place: DetailsPlace; rowId: string | undefined } {
  const { rows } = useVisibleRows();
  const listed = useMemo(() => new Set(rows.map(({ customer }) => customer.id)), [rows]);
  const [known, setKnown] = useState<readonly string[]>([]);
  const order = useMemo(() => insertWhereListed(known, listed), [known, listed]);
  if (order !== known) setKnown(order);
  const [lastId, setLastId] = useState(id);
  const found = order.indexOf(id);
  if (found >= 0 && lastId !== id) setLastId(id);

  const index = found >= 0 ? found : Math.max(0, order.indexOf(lastId));
  const isListed = (other: string) => listed.has(other);
  const before = order.slice(0, index).filter(isListed);
  const previousId = before.at(-1);
  const nextId = order.slice(found >= 0 ? index + 1 : index).find(isListed);
  return {
    place: { position: isListed(id) ? before.length + 1 : undefined, count: listed.size, previousId, nextId },
    rowId: isListed(id) ? id : (nextId ?? previousId),
  };
}

function insertWhereListed(known: readonly string[], listed: ReadonlySet<string>): readonly string[] {
  const knownIds = new Set(known);
  const newBelow = new Map<string, string[]>();
  let above = '';
  for (const id of listed) {
    if (knownIds.has(id)) above = id;
    else {
      const group = newBelow.get(above) ?? [];
      newBelow.set(above, group);
      group.push(id);
    }
  }
  if (newBelow.size === 0) return known;
  return ['', ...known].flatMap((id) => [id, ...(newBelow.get(id) ?? [])]).slice(1);
}
