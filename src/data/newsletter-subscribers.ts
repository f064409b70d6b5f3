import { doc } from 'firebase/firestore/lite';
import { emailKey } from '@/domain/email';
import type { Subscriber, Subscription } from '@/domain/subscription';
import { collections } from './collections';
import { type Outcome, toOutcome } from './outcome';
import { openPageReader } from './paging/page-reader';
import { changeAsStaff } from './staff-transaction';

const writesPerRequest = 100;

/** In no particular order. @throws {DataError} when a page could not be read; earlier pages stay good. */
export async function* listSubscribers(): AsyncGenerator<Subscriber[], void> {
  const reader = openPageReader('newsletterSubscribers', { now: new Date() });
  try {
    for await (const { items } of reader.read({ order: '__name__', direction: 'ASCENDING' })) yield items;
  } finally {
    reader.close();
  }
}

export interface AddressSubscribers {
  subscribers: readonly Subscriber[];
  changed: readonly string[];
}

/** Somebody may have subscribed again. Firestore cannot query case variants, so this reads all subscribers. */
export function setAddressSubscribed(
  { key, subscribers }: Pick<Subscription, 'key' | 'subscribers'>,
  active: boolean,
): Promise<Outcome<AddressSubscribers, never>> {
  return toOutcome(async () => {
    const stored = await subscribersWith(key);
    if (stored.length === 0) return { kind: 'erased', ids: subscribers.map(({ id }) => id) };
    // Includes changes of a request whose answer was lost: this one is to be undone.
    const others = [...stored, ...subscribers].filter((subscriber) => subscriber.active !== active);
    const ids = new Set(others.map(({ id }) => id));
    const toWrite = stored.filter((subscriber) => subscriber.active !== active).map(({ id }) => id);
    const outcome = await setSubscribed(toWrite, active);
    if (outcome.kind !== 'stored' && outcome.kind !== 'erased') return outcome;
    const written = outcome.kind === 'stored' ? outcome.value : [];
    const left = stored.filter(({ id }) => !toWrite.includes(id) || written.includes(id));
    if (left.length === 0) return { kind: 'erased', ids: stored.map(({ id }) => id) };
    const now = left.map((subscriber) => ({ ...subscriber, active }));
    const changed = now.map(({ id }) => id).filter((id) => ids.has(id));
    return { kind: 'stored', value: { subscribers: now, changed } };
  });
}

async function subscribersWith(key: string): Promise<Subscriber[]> {
  const found: Subscriber[] = [];
  for await (const page of listSubscribers()) {
    found.push(...page.filter(({ email }) => emailKey(email) === key));
  }
  return found;
}

/** Writes at most 100 subscribers of one address per request. A retry is safe. Gives the ids that are not erased. */
export async function setSubscribed(
  ids: readonly string[],
  active: boolean,
): Promise<Outcome<readonly string[], never>> {
  const written: string[] = [];
  for (let begin = 0; begin < ids.length; begin += writesPerRequest) {
    const outcome = await setTogether(ids.slice(begin, begin + writesPerRequest), active);
    const isPartial = written.length > 0 && (outcome.kind === 'refused' || outcome.kind === 'offline');
    if (isPartial) return { kind: 'unknown', reason: '' };
    if (outcome.kind !== 'stored') return outcome;
    written.push(...outcome.value);
  }
  const areErased = written.length === 0 && ids.length > 0;
  return areErased ? { kind: 'erased', ids } : { kind: 'stored', value: written };
}

async function setTogether(
  ids: readonly string[],
  active: boolean,
): Promise<Outcome<readonly string[], never>> {
  if (ids.length === 0) return { kind: 'stored', value: [] };
  const outcome = await changeAsStaff<readonly string[], never>((database) => {
    const subjects = ids.map((id) => doc(database, collections.newsletterSubscribers, id));
    return {
      subjects,
      decide: async () => ({
        outcome: { kind: 'stored', value: ids },
        isStored: async (read) => {
          const stored = await Promise.all(subjects.map(read));
          return stored.every((document) => document.get('active') === active);
        },
        write: (transaction) => {
          for (const reference of subjects) transaction.update(reference, { active });
        },
      }),
    };
  });
  if (outcome.kind !== 'erased') return outcome;
  const erased = outcome.ids;
  return setTogether(
    ids.filter((id) => !erased.includes(id)),
    active,
  );
}
