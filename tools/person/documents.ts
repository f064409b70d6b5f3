import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { collections } from '@/data/collections';

/**
 * Everything stored with an e-mail address, in both collections. Capitals do not matter, as people type their
 * address now so, now so; the database cannot search like that, so every address is read.
 */
export async function findDocuments(database: Firestore, email: string): Promise<DocumentSnapshot[]> {
  const found: DocumentSnapshot[] = [];
  for (const name of Object.values(collections)) {
    const { docs } = await database.collection(name).select('email').get();
    const references = docs.filter((document) => normal(document.get('email')) === normal(email));
    found.push(...(await Promise.all(references.map(({ ref }) => ref.get()))).filter(({ exists }) => exists));
  }
  return found;
}

/** Deletes documents for good; backups keep them until they expire. */
export async function erase(documents: readonly DocumentSnapshot[]): Promise<void> {
  await Promise.all(documents.map(({ ref }) => ref.delete()));
}

/** The documents as JSON to hand out, times in ISO form. */
export function asJson(documents: readonly DocumentSnapshot[]): string {
  return JSON.stringify(
    documents.map((document) => ({ document: document.ref.path, ...readable(document.data()) })),
    undefined,
    2,
  );
}

function normal(email: unknown): string | undefined {
  return typeof email === 'string' ? email.trim().toLowerCase() : undefined;
}

function readable(fields: Readonly<Record<string, unknown>> = {}) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      value instanceof Timestamp ? value.toDate().toISOString() : value,
    ]),
  );
}
