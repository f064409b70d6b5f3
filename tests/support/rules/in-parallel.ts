/** Firestore's emulator answers about this many requests at a time without a queue. */
const width = 24;

/** Runs a task for every item, several at a time; the results come in the order of the items. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results = new Array<Result>(items.length);
  const entries = items.entries();
  const worker = async () => {
    for (const [index, item] of entries) results[index] = await task(item);
  };
  await Promise.all(Array.from({ length: width }, worker));
  return results;
}
