import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import { displayName } from './customer-text';
import type { CustomersStore } from './customers-store';
import { formatCount } from './format-count';
import { messages } from './messages';
import type { Notice } from './notice';

interface Arrivals {
  list: CustomersStore;
  arrived: ReadonlySet<string>;
  setNotice: Dispatch<SetStateAction<Notice | undefined>>;
  /** Is told the names of those who arrive while the tab is hidden. */
  onHiddenArrival: (names: readonly string[]) => void;
}

/**
 * Says who arrived by themselves, unless something else is being said: their rows are marked all the same. Who arrives
 * while the tab is hidden is said once it is seen.
 * @returns how many have arrived since the tab was last seen.
 */
export function useArrivals({ list, arrived, setNotice, onHiddenArrival }: Arrivals): number {
  const told = useRef(arrived);
  const [unseen, setUnseen] = useState<readonly string[]>([]);

  useEffect(() => {
    const latest = [...arrived].filter((id) => !told.current.has(id));
    told.current = arrived;
    if (latest.length === 0) return;
    if (document.visibilityState === 'visible') return setNotice(announce(list, latest));
    setUnseen((before) => [...before, ...latest]);
    onHiddenArrival(namesOf(list, latest));
  }, [list, arrived, setNotice, onHiddenArrival]);

  useEffect(() => {
    if (unseen.length === 0) return;
    const onVisible = () => {
      if (document.visibilityState !== 'visible') return;
      setUnseen([]);
      setNotice(announce(list, unseen));
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [list, unseen, setNotice]);

  return namesOf(list, unseen).length;
}

/** The names of those who are still there. */
function namesOf(list: CustomersStore, ids: readonly string[]): string[] {
  return ids.flatMap((id) => {
    const row = list.find(id);
    return row ? [displayName(row.customer)] : [];
  });
}

/** Whatever is being said stays; if nothing is, the arrival of those of these who are still there. */
function announce(list: CustomersStore, ids: readonly string[]) {
  const names = namesOf(list, ids);
  const [customerId] = ids.filter((id) => list.find(id));
  return (current: Notice | undefined): Notice | undefined => {
    if (current || customerId === undefined) return current;
    const text = arrivalText(names);
    return { tone: 'success', text, ...(names.length === 1 && { customerId }) };
  };
}

/** 'New lead: Marcia Bennett', '3 new leads' */
export function arrivalText(names: readonly string[]): string {
  const [name] = names;
  return names.length === 1 && name !== undefined
    ? messages.oneArrived(name)
    : messages.manyArrived(formatCount(names.length));
}
