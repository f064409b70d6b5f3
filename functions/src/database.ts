import type { Firestore, Query, WhereFilterOp } from 'firebase-admin/firestore';

export type Stored = Readonly<Record<string, unknown>>;

export type Condition = readonly [field: string, operator: WhereFilterOp, value: unknown];

interface Found {
  /** A field: the least comes first. */
  order?: string;
  limit?: number | undefined;
  fields?: readonly string[];
}

export interface Transaction {
  /** `readAt` is the time of the database: clocks of instances differ. */
  read: (path: string) => Promise<{ data: Stored | undefined; readAt: Date }>;
  write: (path: string, data: object) => void;
}

export type Database = ReturnType<typeof firestoreDatabase>;

/** The few operations that alerts need. */
export function firestoreDatabase(firestore: Firestore) {
  const query = (collection: string, ...conditions: Condition[]) =>
    conditions.reduce<Query>((wide, condition) => wide.where(...condition), firestore.collection(collection));
  return {
    /** Runs `work` again when somebody else has written what it read. All reads come before the first write. */
    transaction: <Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> =>
      firestore.runTransaction((transaction) =>
        work({
          read: async (path) => {
            const snapshot = await transaction.get(firestore.doc(path));
            return { data: snapshot.data(), readAt: snapshot.readTime.toDate() };
          },
          write: (path, data) => transaction.set(firestore.doc(path), data),
        }),
      ),
    read: async (path: string): Promise<Stored | undefined> => (await firestore.doc(path).get()).data(),
    /** Without `fields` all of a document. */
    find: async (collection: string, condition: Condition, { order, limit = 500, fields }: Found = {}) => {
      const matching = query(collection, condition);
      const found = (order ? matching.orderBy(order) : matching).limit(limit);
      const { docs } = await (fields ? found.select(...fields) : found).get();
      return docs.map((document) => ({ id: document.id, data: document.data() as Stored }));
    },
    count: async (collection: string, ...conditions: Condition[]): Promise<number> => {
      const counting = query(collection, ...conditions).count();
      return (await counting.get()).data().count;
    },
    remove: (path: string): Promise<unknown> => firestore.doc(path).delete(),
  };
}
