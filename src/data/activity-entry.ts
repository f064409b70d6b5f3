import { collection, type DocumentReference, doc, serverTimestamp } from 'firebase/firestore/lite';
import type { Activity } from '@/domain/activity';
import { collections } from './collections';
import { getSession } from './session-store';

/** The address with which whoever is signed in signs what they write: that of their token. */
export function signature(): string {
  return getSession()?.userEmail ?? '';
}

/** Of a correction, `from` holds whatever the document held. */
type Told = Pick<Activity, 'kind'> &
  Partial<Pick<Activity, 'id' | 'text'>> & {
    from?: Activity['from'] | Readonly<Record<string, unknown>>;
    to?: Activity['to'] | Readonly<Record<string, unknown>>;
  };

/** An entry to be stored below a customer, under a new id unless it has one, and its fields. */
export function newEntry(customer: DocumentReference, { id, kind, text = '', from = null, to = null }: Told) {
  const activity = collection(customer, collections.activity);
  return {
    reference: id === undefined ? doc(activity) : doc(activity, id),
    fields: { kind, text, from, to, by: signature(), at: serverTimestamp() },
  };
}
