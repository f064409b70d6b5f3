import type { StoreApi } from 'zustand/vanilla';
import { listSubscribers } from '@/data/newsletter-subscribers';
import { type Subscriber, toSubscriptions } from '@/domain/subscription';
import { reportError } from '@/lib/report-error';
import { type SubscriberNotice, type SubscribersState, subscriberMessages } from './subscribers-state';

function upsert(subscribers: Map<string, Subscriber>, id: string, subscriber: Subscriber | undefined) {
  if (subscriber) subscribers.set(id, subscriber);
  else subscribers.delete(id);
}

const isOfPart = (notice: SubscriberNotice | undefined) =>
  notice?.text === subscriberMessages.exportWhileLoading || notice?.text === subscriberMessages.exportOfPart;

export function createSubscriberReader({ setState }: Pick<StoreApi<SubscribersState>, 'setState'>) {
  let known = new Map<string, Subscriber>();
  let running: ReturnType<typeof listSubscribers> | undefined;
  /** Changes and erasures since the running load began: its pages may be older. */
  let changes = new Map<string, Subscriber | undefined>();

  const publish = (change: Partial<SubscribersState> = {}) =>
    setState({ ...change, subscriptions: toSubscriptions(known.values()) });

  /** Reads all subscribers, unless a load is running. Never rejects: see `reading`. */
  async function load() {
    if (running) return;
    const pages = listSubscribers();
    running = pages;
    changes = new Map();
    const readAt = new Date();
    setState({ reading: 'running' });
    const isFirst = known.size === 0;
    const read = new Map<string, Subscriber>();
    try {
      for await (const page of pages) {
        if (running !== pages) return;
        for (const subscriber of page) read.set(subscriber.id, subscriber);
        for (const [id, subscriber] of changes) upsert(read, id, subscriber);
        // A refresh shows its result only when it is complete.
        if (!isFirst) continue;
        known = read;
        publish({ readAt });
      }
      if (running !== pages) return;
      for (const [id, subscriber] of changes) upsert(read, id, subscriber);
      known = read;
      publish({ reading: 'whole', isWhole: true, readAt });
      setState((state) => (isOfPart(state.notice) ? { notice: undefined } : state));
    } catch (error) {
      if (running !== pages) return;
      reportError(error);
      setState({ reading: 'failed' });
    }
    running = undefined;
  }

  return {
    load,
    publish,
    find: (id: string) => known.get(id),

    /** Call `publish` afterwards. Without a subscriber the id is erased. */
    record(id: string, subscriber?: Subscriber) {
      changes.set(id, subscriber);
      upsert(known, id, subscriber);
    },

    close() {
      void running?.return().catch(() => undefined);
      running = undefined;
      setState({ reading: 'part' });
    },
  };
}
