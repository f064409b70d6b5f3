import { useMemo, useState } from 'react';
import type { CustomerRow } from '@/features/customers/state/customer-row';
import { useVisibleRows } from '@/features/customers/store/use-address';

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
}

const noSteps: Steps = { rows: [], listed: new Set(), order: new Set() };

/** Steps keep the order at the opening. Outside the list they start at the last place inside. `rowId` is of its row. */
export function usePlace(id: string): { place: DetailsPlace; rowId: string | undefined } {
  const { rows } = useVisibleRows();
  const [steps, setSteps] = useState(noSteps);
  if (rows !== steps.rows) setSteps(withRows(steps, rows));
  const [lastId, setLastId] = useState(id);
  if (lastId !== id && steps.order.has(id)) setLastId(id);
  return useMemo(() => placeOf(steps, id, lastId), [steps, id, lastId]);
}

function withRows({ order }: Steps, rows: readonly CustomerRow[]): Steps {
  const listed = new Set(rows.map(({ customer }) => customer.id));
  return { rows, listed, order: insertWhereListed(order, listed) };
}

function insertWhereListed(known: ReadonlySet<string>, listed: ReadonlySet<string>): ReadonlySet<string> {
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
  const order = new Set(newBelow.get(''));
  for (const id of known) {
    order.add(id);
    for (const added of newBelow.get(id) ?? []) order.add(added);
  }
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
