import { createStore } from 'zustand/vanilla';
import { saveFailureText } from '@/components/staff/save-failure-text';
import {
  type AddressSubscribers,
  listSubscribers,
  setAddressSubscribed,
  setSubscribed,
} from '@/data/newsletter-subscribers';
import type { Outcome } from '@/data/outcome';
import { type Subscriber, type Subscription, toSubscriptions } from '@/domain/subscription';
import { reportError } from '@/lib/report-error';

export const subscriberMessages = {
  loadFailed: 'Failed to load subscribers. Please check your connection and try again.',
  unsubscribed: (email: string) => `${email} is unsubscribed.`,
  subscribed: (email: string) => `${email} is subscribed again.`,
  erased: 'This subscriber has been erased from the database.',
  nobodyToExport: 'No subscribers to export',
  exportWhileLoading:
    'The list is still being read. Export once it is whole: the rest may say who has unsubscribed.',
  exportOfPart:
    'The list was not read to its end. Refresh before you export: the rest may say who has unsubscribed.',
} as const;

interface SubscriberNotice {
  tone: 'success' | 'error';
  text: string;
  undo?: SubscriptionChange;
}

interface SubscriptionChange {
  subscription: Subscription;
  active: boolean;
  /** Only these subscribers of the address change; by default all that the database has. */
  ids?: readonly string[];
}

interface SubscribersState {
  /** Newest first; undefined before the first page. */
  subscriptions: readonly Subscription[] | undefined;
  loading: boolean;
  /** The last load was complete. */
  isWhole: boolean;
  /** The last load failed, and nobody has dismissed the message. */
  failed: boolean;
  notice: SubscriberNotice | undefined;
  isSaving: boolean;
}

const initialState: SubscribersState = {
  subscriptions: undefined,
  loading: false,
  isWhole: false,
  failed: false,
  notice: undefined,
  isSaving: false,
};

export type SubscribersStore = ReturnType<typeof createSubscribersStore>;

export function createSubscribersStore() {
  const store = createStore<SubscribersState>(() => initialState);
  const { getState, setState } = store;
  let known = new Map<string, Subscriber>();
  let running: ReturnType<typeof listSubscribers> | undefined;
  /** Changes and erasures since the running load began: its pages may be older. */
  let changes = new Map<string, Subscriber | undefined>();

  function upsert(subscribers: Map<string, Subscriber>, id: string, subscriber: Subscriber | undefined) {
    if (subscriber) subscribers.set(id, subscriber);
    else subscribers.delete(id);
  }

  function record(id: string, subscriber?: Subscriber) {
    changes.set(id, subscriber);
    upsert(known, id, subscriber);
  }

  const publish = (change: Partial<SubscribersState> = {}) =>
    setState({ ...change, subscriptions: toSubscriptions(known.values()) });

  /** Reads all subscribers, unless a load is running. Never rejects: see `failed`. */
  async function load() {
    if (running) return;
    const pages = listSubscribers();
    running = pages;
    changes = new Map();
    setState({ loading: true, isWhole: false, failed: false });
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
        publish();
      }
      if (running !== pages) return;
      for (const [id, subscriber] of changes) upsert(read, id, subscriber);
      known = read;
      publish({ loading: false, isWhole: true });
    } catch (error) {
      if (running !== pages) return;
      reportError(error);
      setState({ loading: false, failed: true });
    }
    running = undefined;
  }

  /** Never rejects: the outcome is a notice. */
  async function change({ subscription, active, ids }: SubscriptionChange, isUndo = false) {
    if (getState().isSaving) return;
    const { email } = subscription.latest;
    setState({ isSaving: true });
    const outcome = await (ids ? setThese(ids, active) : setAddressSubscribed(subscription, active));
    if (outcome.kind === 'stored') {
      const { subscribers, changed } = outcome.value;
      const isLeft = (id: string) => ids !== undefined || subscribers.some((other) => other.id === id);
      // The other subscribers keep their place in the list.
      for (const { id } of subscription.subscribers) if (!isLeft(id)) record(id);
      for (const subscriber of subscribers) record(subscriber.id, subscriber);
      const text = active ? subscriberMessages.subscribed(email) : subscriberMessages.unsubscribed(email);
      // An undo that unsubscribes includes new subscribers of the address.
      const undo = {
        subscription: { ...subscription, subscribers },
        active: !active,
        ...(!active && { ids: changed }),
      };
      publish({ notice: { tone: 'success', text, ...(!isUndo && changed.length > 0 && { undo }) } });
    } else if (outcome.kind === 'erased') {
      for (const id of outcome.ids) record(id);
      publish({ notice: { tone: 'error', text: subscriberMessages.erased } });
    } else if (outcome.kind !== 'conflict') {
      setState({ notice: { tone: 'error', text: saveFailureText(outcome, email) } });
    }
    setState({ isSaving: false });
  }

  async function setThese(
    ids: readonly string[],
    active: boolean,
  ): Promise<Outcome<AddressSubscribers, never>> {
    const outcome = await setSubscribed(ids, active);
    if (outcome.kind !== 'stored') return outcome;
    const subscribers = ids.flatMap((id) => known.get(id) ?? []);
    const now = subscribers.map((one) => ({ ...one, active }));
    return { ...outcome, value: { subscribers: now, changed: ids } };
  }

  return {
    ...store,
    load,

    close() {
      void running?.return().catch(() => undefined);
      running = undefined;
    },

    setActive: (subscription: Subscription, active: boolean) => change({ subscription, active }),

    undo() {
      const undo = getState().notice?.undo;
      if (undo) void change(undo, true);
    },
    notify: (notice: SubscriberNotice) => setState({ notice }),
    dismissNotice: () => setState({ notice: undefined }),
    dismissError: () => setState({ failed: false }),
  };
}
