import { wait } from './wait';

/** Milliseconds between two pauses for the browser: one frame. */
const longestSlice = 16;
/** Items between two looks at the clock: one look for each line costs a sixth of an export's time. */
const betweenLooks = 50;

/** Maps in slices, so that the screen never freezes. */
export async function mapInSlices<Item, Made>(
  items: readonly Item[],
  make: (item: Item) => Made,
): Promise<Made[]> {
  const made: Made[] = [];
  let begun = performance.now();
  for (const item of items) {
    if (made.length % betweenLooks === 0 && performance.now() - begun >= longestSlice) {
      await yieldToMain();
      begun = performance.now();
    }
    made.push(make(item));
  }
  return made;
}

export function yieldToMain(): Promise<void> {
  // Older versions of Chrome have a scheduler without `yield`; Safari has none.
  const canYield = 'scheduler' in globalThis && 'yield' in globalThis.scheduler;
  return canYield ? globalThis.scheduler.yield() : wait(0);
}

/** A browser sends this many requests to one server without a queue. */
const atOnce = 5;

/** Begins in order, while `mayContinue` holds. Resolves once all that began have ended. */
export async function forEachConcurrent<Item>(
  items: readonly Item[],
  { make, mayContinue }: { make: (item: Item) => Promise<void>; mayContinue: () => boolean },
): Promise<void> {
  const waiting = items.values();
  async function makeSome() {
    while (mayContinue()) {
      const { value: item, done } = waiting.next();
      if (done) return;
      await make(item);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, makeSome));
}
