import { createStore } from 'zustand/vanilla';
import { mayTryAgain, saveFailureDetail, saveFailureText } from '@/components/staff/save-failure-text';
import { type AddressSubscribers, setAddressSubscribed, setSubscribed } from '@/data/newsletter-subscribers';
import type { Outcome } from '@/data/outcome';
import type { Subscription } from '@/domain/subscription';
import { reportError } from '@/lib/report-error';
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
  const { getState, getInitialState, setState, subscribe } = store;
  const { load, close, find, record, publish } = createSubscriberReader(store);

  let saved: Promise<unknown> = Promise.resolve(true);

  /** One change after the other. Never rejects: the outcome is a notice. */
  function change(next: SubscriptionChange, isUndo = false) {
    saved = saved.then(() => save(next, isUndo)).catch(reportError);
    return saved;
  }

  async function save(next: SubscriptionChange, isUndo: boolean) {
    const { subscription, active, ids } = next;
    const { email } = subscription.latest;
    setState({ saving: subscription.key });
    const outcome = await (ids ? setThese(ids, active) : setAddressSubscribed(subscription, active));
    if (outcome.kind === 'stored') {
      const { subscribers, changed } = outcome.value;
      const left = [...subscribers.map(({ id }) => id), ...changed];
      const asked = ids ?? subscription.subscribers.map(({ id }) => id);
      const erased = asked.filter((id) => !left.includes(id));
      for (const id of erased) record(id);
      for (const subscriber of subscribers) record(subscriber.id, subscriber);
      const text = active ? subscriberMessages.subscribed(email) : subscriberMessages.unsubscribed(email);
      // An undo that unsubscribes includes new subscribers of the address.
      const undo = {
        subscription: { ...subscription, subscribers },
        active: !active,
        ...(!active && { ids: changed }),
      };
      const success = {
        tone: 'success' as const,
        text,
        ...(erased.length > 0 && { detail: subscriberMessages.partErased }),
        ...(!isUndo && changed.length > 0 && { undo }),
      };
      const { notice } = getState();
      // The failure of another change came while the Undo waited.
      publish({ notice: isUndo && notice?.tone === 'error' ? notice : success });
    } else if (outcome.kind === 'erased') {
      for (const id of outcome.ids) record(id);
      publish({ notice: { tone: 'error', text: subscriberMessages.erased } });
    } else if (outcome.kind !== 'conflict') {
      const text = saveFailureText(outcome, email);
      const undo = isUndo && mayTryAgain(outcome) && { undo: next };
      setState({ notice: { tone: 'error', text, ...saveFailureDetail(outcome, email), ...undo } });
    }
    setState({ saving: undefined });
    return outcome.kind === 'stored';
  }

  async function setThese(
    ids: readonly string[],
    active: boolean,
  ): Promise<Outcome<AddressSubscribers, never>> {
    const outcome = await setSubscribed(ids, active);
    if (outcome.kind !== 'stored') return outcome;
    const changed = outcome.value;
    const subscribers = changed.flatMap((id) => find(id) ?? []);
    const now = subscribers.map((one) => ({ ...one, active }));
    return { ...outcome, value: { subscribers: now, changed } };
  }

  return {
    getState,
    getInitialState,
    subscribe,
    load,
    close,
    /** Resolves to false if the change under way fails; a notice says why. */
    saved: async () => getState().saving === undefined || (await saved) === true,

    setActive(subscription: Subscription, active: boolean) {
      const { saving, notice } = getState();
      if (saving !== undefined) return;
      if (notice?.tone === 'error') setState({ notice: undefined });
      void change({ subscription, active });
    },

    undo() {
      const undo = getState().notice?.undo;
      if (!undo) return;
      setState({ notice: undefined });
      void change(undo, true);
    },
    notify: (notice: SubscriberNotice) => setState({ notice }),
    dismissNotice: () => setState({ notice: undefined }),
    dismissError: () => setState({ reading: 'part' }),
  };
}
