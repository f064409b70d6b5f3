import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { detailsParameter } from '@/config/details-address';
import { useCustomersStore } from './customers-store';
import { useReadSearch } from './use-read-search';

/** Only then does Back lead to the list. */
const openedHere = { openedHere: true };

interface Wish {
  id: string | undefined;
}

/** The address holds the open customer (`?customer=ID`), so that Back closes the details and a link opens them. */
export function useDetailsAddress(): void {
  const store = useCustomersStore();
  const location = useLocation();
  const navigate = useNavigate();
  const readSearch = useReadSearch();
  const id = new URLSearchParams(location.search).get(detailsParameter) || undefined;
  /** The next content of the address, which the router renders a little later. */
  const underWay = useRef<Wish>(undefined);
  /** The browser goes back, and opens the next customer only then. */
  const afterBack = useRef<{ next: Wish | undefined }>(undefined);

  useLayoutEffect(() => {
    if (underWay.current?.id === id) underWay.current = undefined;
  });

  const goTo = useEffectEvent((wish: Wish) => {
    if (afterBack.current) {
      afterBack.current.next = wish;
      return;
    }
    const { id: open } = underWay.current ?? { id };
    if (wish.id === open) return;
    if (wish.id === undefined && open === id && location.state?.openedHere) {
      afterBack.current = { next: undefined };
      void navigate(-1);
      return;
    }
    underWay.current = wish;
    const parameters = readSearch();
    if (wish.id === undefined) parameters.delete(detailsParameter);
    else parameters.set(detailsParameter, wish.id);
    const isOpenedHere = id === undefined && wish.id !== undefined;
    // Going back would scroll the row of the last open customer out of sight.
    if (isOpenedHere) window.history.scrollRestoration = 'manual';
    void navigate(
      { search: parameters.toString() },
      { replace: open !== undefined, state: isOpenedHere ? openedHere : location.state },
    );
  });

  useLayoutEffect(() => {
    const stop = store.followDetails((wished) => goTo({ id: wished }));
    return () => {
      stop();
      window.history.scrollRestoration = 'auto';
    };
  }, [store]);

  useLayoutEffect(() => {
    if (id === undefined) window.history.scrollRestoration = 'auto';
    // The person wished for something else in the meantime.
    if (underWay.current) return;
    const next = afterBack.current?.next;
    afterBack.current = undefined;
    if (next?.id) store.openDetails(next.id);
    else store.showDetails(id);
  }, [store, id]);
}
