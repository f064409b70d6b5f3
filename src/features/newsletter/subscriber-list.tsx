import { useDeferredValue, useId, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { unfinishedReason } from '@/components/staff/unfinished-reason';
import { Button } from '@/components/ui/button';
import { controlClass } from '@/components/ui/fields';
import { Spinner } from '@/components/ui/spinner';
import { useIsPrinting } from '@/components/ui/use-is-printing';
import { useShowMore } from '@/components/ui/use-show-more';
import { displayName, orDash } from '@/domain/customer-text';
import { type Subscription, subscriberSource } from '@/domain/subscription';
import { cn } from '@/lib/cn';
import { formatDate, formatDateTime } from '@/lib/dates';
import { formatCount } from '@/lib/format-count';
import { wordSearch } from '@/lib/search-text';
import { capitalise, hasVisibleText } from '@/lib/text';
import { subscribersTitle } from './subscribers-state';
import type { SubscribersStore } from './subscribers-store';

const shownAtOnce = 100;

interface SubscriberListProps {
  subscriptions: readonly Subscription[];
  store: SubscribersStore;
}

export function SubscriberList({ subscriptions, store }: SubscriberListProps) {
  const id = useId();
  const [search, setSearch] = useState('');
  const { listRef, shown: limit, showMore, showFirst } = useShowMore(shownAtOnce);
  const applied = useDeferredValue(search);
  const found = useMemo(() => searchSubscriptions(subscriptions, applied), [subscriptions, applied]);
  const isPrinting = useIsPrinting();
  const shown = isPrinting ? found : found.slice(0, limit);
  const isRunning = useStore(store, ({ reading }) => reading === 'running');
  const isWhole = useStore(store, (state) => state.isWhole);
  const unsubscribed = subscriptions.filter(({ latest }) => !latest.active).length;
  const [title, text] = explainEmpty();

  function explainEmpty() {
    if (!isWhole) return ['No subscribers found so far', unfinishedReason(isRunning)];
    if (subscriptions.length > 0) return ['No subscribers found', 'Try adjusting your search'];
    return ['No subscribers yet', 'People who tick the newsletter box of the contact form appear here'];
  }
  return (
    <div className="mx-auto max-w-4xl">
      {isPrinting && <h1 className="hidden font-bold text-xl print:block">{subscribersTitle}</h1>}
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-[1_1_16rem] print:hidden">
          <label htmlFor={id} className="sr-only">
            Search subscribers
          </label>
          <input
            id={id}
            type="search"
            placeholder="Search subscribers by name or email..."
            value={search}
            onChange={({ target }) => {
              setSearch(target.value);
              showFirst();
            }}
            className={controlClass}
          />
        </div>
        <p role="status" aria-live={isRunning ? 'off' : 'polite'} className="text-petrol-700 text-sm">
          {`Showing ${formatCount(found.length)} of ${formatCount(subscriptions.length)} subscribers${isWhole ? '' : ' read so far'}${unsubscribed > 0 ? ` – ${formatCount(unsubscribed)} unsubscribed` : ''}`}
        </p>
        {isPrinting && <PrintedSearch search={applied} store={store} />}
      </div>
      {found.length === 0 ? (
        <div className="flex flex-col items-center px-6 py-20 text-center">
          <h2 className="mt-5 font-extrabold text-3xl tracking-tight">{title}</h2>
          <p className="mt-2 max-w-md text-balance text-petrol-700">{text}</p>
        </div>
      ) : (
        <ul ref={listRef} aria-label="Subscribers" className="mt-3 border-paper-line border-t">
          {shown.map((subscription) => (
            <SubscriberRow key={subscription.key} subscription={subscription} store={store} />
          ))}
        </ul>
      )}
      {found.length > shown.length && (
        <Button variant="quiet" className="mt-4" onClick={showMore}>
          Show more
        </Button>
      )}
    </div>
  );
}

function PrintedSearch({ search, store }: { search: string; store: SubscribersStore }) {
  const readAt = useStore(store, (state) => state.readAt);
  const asOf = `as of ${formatDateTime(readAt ?? new Date())}`;
  return (
    <p className="hidden text-sm print:block">
      {hasVisibleText(search) ? `Matching "${search.trim()}", ${asOf}` : capitalise(asOf)}
    </p>
  );
}

interface SubscriberRowProps {
  subscription: Subscription;
  store: SubscribersStore;
}

function SubscriberRow({ subscription, store }: SubscriberRowProps) {
  const { email, active, source, subscribedAt, ...names } = subscription.latest;
  const saving = useStore(store, (state) => state.saving);
  const isBusy = saving === subscription.key;
  const address = orDash(email.trim());
  return (
    <li
      tabIndex={-1}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 break-inside-avoid border-paper-line border-b py-1.5"
    >
      <div className="wrap-anywhere min-w-0 flex-[1_1_16rem]">
        <p className={cn('font-semibold', !active && 'text-petrol-700')}>
          <bdi>{address}</bdi>
        </p>
        <p className="text-petrol-700 text-sm">
          <bdi>{displayName(names)}</bdi>
          <span>{` · ${formatDate(subscribedAt)} · `}</span>
          <bdi>{subscriberSource(source)}</bdi>
          <span>{!active && ' · Unsubscribed'}</span>
        </p>
      </div>
      {/* One button for both states, so that it keeps the focus. */}
      <Button
        variant="quiet"
        aria-disabled={saving !== undefined}
        aria-busy={isBusy}
        aria-label={`${active ? 'Unsubscribe' : 'Subscribe again:'} ${address}`}
        onClick={() => store.setActive(subscription, !active)}
        className={cn('print:hidden', isBusy && 'aria-disabled:cursor-progress')}
      >
        {isBusy && <Spinner />}
        <span>{active ? 'Unsubscribe' : 'Subscribe again'}</span>
      </Button>
    </li>
  );
}

function searchSubscriptions(
  subscriptions: readonly Subscription[],
  search: string,
): readonly Subscription[] {
  const matches = wordSearch(search);
  return subscriptions.filter(({ key, latest: { firstName, lastName } }) =>
    matches(`${key}\n${firstName} ${lastName}`),
  );
}
