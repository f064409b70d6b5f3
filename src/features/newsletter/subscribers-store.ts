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

/** The sentences of the newsletter's screen; those of any change are the customers' screen's. */
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

/** A message at the foot of the screen, until the next one or until it is dismissed. */
interface SubscriberNotice {
  tone: 'success' | 'error';
  text: string;
  /** What takes back what the message reports. */
  undo?: SubscriptionChange;
}

/** Has an address get the newsletter or not. */
interface SubscriptionChange {
  subscription: Subscription;
  active: boolean;
  /** Those of the address who are to be changed; absent, it is whoever has it by then. */
  ids?: readonly string[];
}

interface SubscribersState {
  /** The latest first; undefined until a page has arrived. */
  subscriptions: readonly Subscription[] | undefined;
  loading: boolean;
  /** The last load has reached its end. */
  isWhole: boolean;
  /** Whether it is to be said that the last load failed: until that is dismissed. */
  failed: boolean;
  notice: SubscriberNotice | undefined;
  /** Whether a change is on its way. */
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

/** The newsletter's subscribers and what can be done with them, outside React. */
export type SubscribersStore = ReturnType<typeof createSubscribersStore>;

/** A store with nothing loaded: it begins with `load`. */
export function createSubscribersStore() {
  const store = createStore<SubscribersState>(() => initialState);
  const { getState, setState } = store;
  let known = new Map<string, Subscriber>();
  let running: ReturnType<typeof listSubscribers> | undefined;
  /** What was changed or erased here since the running load began, which may have read it before. */
  let changes = new Map<string, Subscriber | undefined>();

  function take(subscribers: Map<string, Subscriber>, id: string, subscriber: Subscriber | undefined) {
    if (subscriber) subscribers.set(id, subscriber);
    else subscribers.delete(id);
  }

  function note(id: string, subscriber?: Subscriber) {
    changes.set(id, subscriber);
    take(known, id, subscriber);
  }

  const publish = (change: Partial<SubscribersState> = {}) =>
    setState({ ...change, subscriptions: toSubscriptions(known.values()) });

  /** Reads everything; does nothing while that is under way. Never rejects: see `failed`. */
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
        for (const [id, subscriber] of changes) take(read, id, subscriber);
        // What is shown stays whole while it is read again.
        if (!isFirst) continue;
        known = read;
        publish();
      }
      if (running !== pages) return;
      for (const [id, subscriber] of changes) take(read, id, subscriber);
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
      // Who is left keeps their place in the list.
      for (const { id } of subscription.subscribers) if (!isLeft(id)) note(id);
      for (const subscriber of subscribers) note(subscriber.id, subscriber);
      const text = active ? subscriberMessages.subscribed(email) : subscriberMessages.unsubscribed(email);
      // Who subscribes meanwhile is unsubscribed with the others, also by an undo.
      const undo = {
        subscription: { ...subscription, subscribers },
        active: !active,
        ...(!active && { ids: changed }),
      };
      publish({ notice: { tone: 'success', text, ...(!isUndo && changed.length > 0 && { undo }) } });
    } else if (outcome.kind === 'erased') {
      for (const id of outcome.ids) note(id);
      publish({ notice: { tone: 'error', text: subscriberMessages.erased } });
    } else if (outcome.kind !== 'conflict') {
      setState({ notice: { tone: 'error', text: saveFailureText(outcome, email) } });
    }
    setState({ isSaving: false });
  }

  /** Changes the subscribers with these ids alone. */
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

    /** Stops loading. */
    close() {
      void running?.return().catch(() => undefined);
      running = undefined;
    },

    /** Unsubscribes whoever has the address, or takes that back. */
    setActive: (subscription: Subscription, active: boolean) => change({ subscription, active }),

    /** Takes back what the notice reports. */
    undo() {
      const undo = getState().notice?.undo;
      if (undo) void change(undo, true);
    },
    notify: (notice: SubscriberNotice) => setState({ notice }),
    dismissNotice: () => setState({ notice: undefined }),
    dismissError: () => setState({ failed: false }),
  };
}
