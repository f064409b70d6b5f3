import { type Dispatch, type SetStateAction, useEffect, useRef } from 'react';
import type { CustomerList } from '@/features/leads/model/customer-list';
import { displayName } from '@/features/leads/model/customer-text';
import { formatCount } from '@/features/leads/model/format-count';
import { messages } from '@/features/leads/model/messages';
import type { Notice } from './notice';

/** Says who arrived by themselves, unless something else is being said: their rows are marked all the same. */
export function useArrivalNotice(
  list: CustomerList,
  arrived: ReadonlySet<string>,
  setNotice: Dispatch<SetStateAction<Notice | undefined>>,
): void {
  const told = useRef(arrived);
  useEffect(() => {
    const latest = [...arrived].filter((id) => !told.current.has(id));
    told.current = arrived;
    const row = latest[0] === undefined ? undefined : list.find(latest[0]);
    if (!row) return;
    const text =
      latest.length === 1
        ? messages.oneArrived(displayName(row.customer))
        : messages.manyArrived(formatCount(latest.length));
    setNotice((current) => current ?? { tone: 'success', text });
  }, [list, arrived, setNotice]);
}
