import { wait } from './wait';

/** So many items are worked on before the browser gets its turn. */
const sliceSize = 2000;

/** What a function makes of each item, a slice at a time so that the screen never freezes. */
export async function mapInSlices<Item, Made>(
  items: readonly Item[],
  make: (item: Item) => Made,
): Promise<Made[]> {
  const made: Made[] = [];
  for (let start = 0; start < items.length; start += sliceSize) {
    if (start > 0) await wait(0);
    for (const item of items.slice(start, start + sliceSize)) made.push(make(item));
  }
  return made;
}

/** As many as a browser sends to one server without having any of them wait. */
const atOnce = 5;

/**
 * Does something with each item, a few at a time and begun in their order, for as long as it may go on. Who is under way
 * then is waited for.
 */
export async function fewAtATime<Item>(
  items: readonly Item[],
  { make, mayGoOn }: { make: (item: Item) => Promise<void>; mayGoOn: () => boolean },
): Promise<void> {
  const waiting = items.values();
  async function makeSome() {
    while (mayGoOn()) {
      const { value: item, done } = waiting.next();
      if (done) return;
      await make(item);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, makeSome));
}
