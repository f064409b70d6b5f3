import type { Firestore, WhereFilterOp } from 'firebase-admin/firestore';

export type Stored = Readonly<Record<string, unknown>>;

export interface Found {
  id: string;
  data: Stored;
}

type Condition = readonly [field: string, operator: WhereFilterOp, value: unknown];

export interface Transaction {
  /** `readAt` is the time of the database: clocks of instances differ. */
  read: (path: string) => Promise<{ data: Stored | undefined; readAt: Date }>;
  write: (path: string, data: object) => void;
}

/** The few operations that alerts need. */
export interface Database {
  /** Runs `work` again when somebody else has written what it read. All reads come before the first write. */
  transaction: <Result>(work: (transaction: Transaction) => Promise<Result>) => Promise<Result>;
  read: (path: string) => Promise<Stored | undefined>;
  find: (collection: string, condition: Condition, limit?: number) => Promise<Found[]>;
  count: (collection: string, condition: Condition) => Promise<number>;
  remove: (path: string) => Promise<unknown>;
}

export function firestoreDatabase(firestore: Firestore): Database {
  const query = (collection: string, condition: Condition) =>
    firestore.collection(collection).where(...condition);
  return {
    transaction: (work) =>
      firestore.runTransaction((transaction) =>
        work({
          read: async (path) => {
            const snapshot = await transaction.get(firestore.doc(path));
            return { data: snapshot.data(), readAt: snapshot.readTime.toDate() };
          },
          write: (path, data) => transaction.set(firestore.doc(path), data),
        }),
      ),
    read: async (path) => (await firestore.doc(path).get()).data(),
    find: async (collection, condition, limit = 500) => {
      const { docs } = await query(collection, condition).limit(limit).get();
      return docs.map((document) => ({ id: document.id, data: document.data() }));
    },
    count: async (collection, condition) => (await query(collection, condition).count().get()).data().count,
    remove: (path) => firestore.doc(path).delete(),
  };
}
