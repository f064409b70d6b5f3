import { createStore } from 'zustand/vanilla';
import { listSubscribers, setSubscribed } from '@/data/newsletter-subscribers';
import { type Subscriber, type Subscription, toSubscriptions } from '@/domain/subscription';
import { messages } from '@/features/customers/store/customers-state';
import { reportError } from '@/lib/report-error';

/** The sentences of the newsletter's screen; those of any change are the customers' screen's. */
export const subscriberMessages = {
  loadFailed: 'Failed to load subscribers. Please check your connection and try again.',
  unsubscribed: (email: string) => `${email} is unsubscribed.`,
  subscribed: (email: string) => `${email} is subscribed again.`,
  erased: 'This subscriber has been erased from the database.',
  nobodyToExport: 'No subscribers to export',
} as const;

/** A message at the foot of the screen, until the next one or until it is dismissed. */
interface SubscriberNotice {
  tone: 'success' | 'error';
  text: string;
  /** What takes back what the message reports. */
  undo?: SubscriptionChange;
}

/** Has the subscribers with an address get the newsletter or not. */
interface SubscriptionChange {
  email: string;
  ids: readonly string[];
  active: boolean;
}

interface SubscribersState {
  /** The latest first; undefined until a page has arrived. */
  subscriptions: readonly Subscription[] | undefined;
  loading: boolean;
  /** The last load did not reach its end. */
  failed: boolean;
  notice: SubscriberNotice | undefined;
  /** Whether a change is on its way. */
  isSaving: boolean;
}

const initialState: SubscribersState = {
  subscriptions: undefined,
  loading: false,
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

  const publish = (change: Partial<SubscribersState> = {}) =>
    setState({ ...change, subscriptions: toSubscriptions(known.values()) });

  /** Reads everything; does nothing while that is under way. Never rejects: see `failed`. */
  async function load() {
    if (running) return;
    const pages = listSubscribers();
    running = pages;
    setState({ loading: true, failed: false });
    const isFirst = known.size === 0;
    const read = new Map<string, Subscriber>();
    try {
      for await (const page of pages) {
        if (running !== pages) return;
        for (const subscriber of page) read.set(subscriber.id, subscriber);
        // What is shown stays whole while it is read again.
        if (!isFirst) continue;
        known = read;
        publish();
      }
      if (running !== pages) return;
      known = read;
      publish({ loading: false });
    } catch (error) {
      if (running !== pages) return;
      reportError(error);
      setState({ loading: false, failed: true });
    }
    running = undefined;
  }

  /** Never rejects: the outcome is a notice. */
  async function change({ email, ids, active }: SubscriptionChange, isUndo = false) {
    if (getState().isSaving) return;
    const fail = (text: string) => setState({ notice: { tone: 'error', text } });
    if (!navigator.onLine) return fail(messages.workOffline(email));
    setState({ isSaving: true });
    try {
      const result = await setSubscribed(ids, active);
      if (result.success) {
        for (const id of ids) {
          const subscriber = known.get(id);
          if (subscriber) known.set(id, { ...subscriber, active });
        }
        const text = active ? subscriberMessages.subscribed(email) : subscriberMessages.unsubscribed(email);
        const undo = { email, ids, active: !active };
        publish({ notice: { tone: 'success', text, ...(!isUndo && { undo }) } });
      } else if ('erased' in result) {
        for (const id of result.erased) known.delete(id);
        publish();
        fail(subscriberMessages.erased);
      } else {
        fail(messages.workFailed(result.error));
      }
    } catch (error) {
      reportError(error);
      fail(messages.workError);
    } finally {
      setState({ isSaving: false });
    }
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
    setActive({ latest, subscribers }: Subscription, active: boolean) {
      const others = subscribers.filter((subscriber) => subscriber.active !== active);
      return change({ email: latest.email, ids: others.map(({ id }) => id), active });
    },

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
