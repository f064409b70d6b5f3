import { createStore } from 'zustand/vanilla';
import { saveFailureDetail, saveFailureText } from '@/components/staff/save-failure-text';
import { type AddressSubscribers, setAddressSubscribed, setSubscribed } from '@/data/newsletter-subscribers';
import type { Outcome } from '@/data/outcome';
import type { Subscription } from '@/domain/subscription';
import { createSubscriberReader } from './subscriber-reader';
import {
  initialState,
  type SubscriberNotice,
  type SubscribersState,
  type SubscriptionChange,
  subscriberMessages,
} from './subscribers-state';

export type SubscribersStore = ReturnType<typeof createSubscribersStore>;

export function createSubscribersStore() {
  const store = createStore<SubscribersState>(() => initialState);
  const { getState, setState } = store;
  const { load, close, find, record, publish } = createSubscriberReader(store);

  /** Never rejects: the outcome is a notice. */
  async function change({ subscription, active, ids }: SubscriptionChange, isUndo = false) {
    if (getState().saving !== undefined) return;
    const { email } = subscription.latest;
    setState(({ notice }) => ({
      saving: subscription.key,
      notice: notice?.tone === 'error' ? undefined : notice,
    }));
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
      const text = saveFailureText(outcome, email);
      setState({ notice: { tone: 'error', text, ...saveFailureDetail(outcome, email) } });
    }
    setState({ saving: undefined });
  }

  async function setThese(
    ids: readonly string[],
    active: boolean,
  ): Promise<Outcome<AddressSubscribers, never>> {
    const outcome = await setSubscribed(ids, active);
    if (outcome.kind !== 'stored') return outcome;
    const subscribers = ids.flatMap((id) => find(id) ?? []);
    const now = subscribers.map((one) => ({ ...one, active }));
    return { ...outcome, value: { subscribers: now, changed: ids } };
  }

  return {
    ...store,
    load,
    close,
    setActive: (subscription: Subscription, active: boolean) => change({ subscription, active }),

    undo() {
      const undo = getState().notice?.undo;
      if (undo) void change(undo, true);
    },
    notify: (notice: SubscriberNotice) => setState({ notice }),
    dismissNotice: () => setState({ notice: undefined }),
    dismissError: () => setState({ reading: 'part' }),
  };
}
