import { useMemo, useState } from 'react';
import type { CustomerRow } from '@/features/customers/state/customer-row';
import { useCustomers } from '@/features/customers/store/customers-store';
import { useSort, useVisibleRows } from '@/features/customers/store/use-address';

export interface DetailsPlace {
  /** From 1; undefined outside the filtered list. */
  position: number | undefined;
  count: number;
  previousId: string | undefined;
  nextId: string | undefined;
}

interface Steps {
  rows: readonly CustomerRow[];
  listed: ReadonlySet<string>;
  order: ReadonlySet<string>;
  isFixed: boolean;
}

const noSteps: Steps = { rows: [], listed: new Set(), order: new Set(), isFixed: false };

/** Steps keep the order once it is read. Outside the list they start at the last place; `rowId` is a neighbour's. */
export function usePlace(id: string): { place: DetailsPlace; rowId: string | undefined } {
  const { rows, filter } = useVisibleRows();
  const [sort] = useSort();
  const needsWork = filter.list !== undefined || sort.key === 'followup';
  const isOrderRead = useCustomers(
    ({ isLoaded, loading, work }) => (isLoaded || !loading) && (!needsWork || work !== undefined),
  );
  const [steps, setSteps] = useState(noSteps);
  const [lastId, setLastId] = useState(id);
  if (rows !== steps.rows || isOrderRead !== steps.isFixed) {
    const listed = new Set(rows.map(({ customer }) => customer.id));
    const known = steps.isFixed ? steps.order : placeOfGone({ ...steps, listed }, lastId);
    setSteps({ rows, listed, order: insertWhereListed(known, listed), isFixed: isOrderRead });
  }
  if (lastId !== id && steps.order.has(id)) setLastId(id);
  return useMemo(() => placeOf(steps, id, lastId), [steps, id, lastId]);
}

function placeOfGone(steps: Steps, id: string): ReadonlySet<string> {
  if (!steps.order.has(id) || steps.listed.has(id)) return new Set();
  const { previousId } = placeOf(steps, id, id).place;
  return new Set(previousId === undefined ? [id] : [previousId, id]);
}

function insertWhereListed(known: ReadonlySet<string>, listed: ReadonlySet<string>): ReadonlySet<string> {
  if (known.size === 0) return listed;
  const newBelow = new Map<string, string[]>();
  let above = '';
  for (const id of listed) {
    if (known.has(id)) above = id;
    else {
      const group = newBelow.get(above);
      if (group) group.push(id);
      else newBelow.set(above, [id]);
    }
  }
  if (newBelow.size === 0) return known;
  const newAtEnd = newBelow.get(above) ?? [];
  newBelow.delete(above);
  const order = new Set(newBelow.get(''));
  for (const id of known) {
    order.add(id);
    for (const added of newBelow.get(id) ?? []) order.add(added);
  }
  for (const id of newAtEnd) order.add(id);
  return order;
}

function placeOf({ listed, order }: Steps, id: string, lastId: string) {
  const start = order.has(id) ? id : lastId;
  let isBefore = order.has(start);
  let before = 0;
  let previousId: string | undefined;
  let nextId: string | undefined;
  for (const other of order) {
    if (other === start) isBefore = false;
    if (other === id || !listed.has(other)) continue;
    if (!isBefore) {
      nextId = other;
      break;
    }
    before += 1;
    previousId = other;
  }
  const isListed = listed.has(id);
  const position = isListed ? before + 1 : undefined;
  return {
    place: { position, count: listed.size, previousId, nextId },
    rowId: isListed ? id : (nextId ?? previousId),
  };
}
