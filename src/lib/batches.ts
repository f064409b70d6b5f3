import { wait } from './wait';

/** After so long, in milliseconds, the browser gets its turn: as long as a frame. */
const longestSlice = 16;
/** The clock is looked at after so many: for each line of an export it would take a sixth of the time. */
const betweenLooks = 50;

/** What a function makes of each item, a slice at a time so that the screen never freezes. */
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

/** Lets the browser do what waits for it. Where it cannot be asked, as in Safari, a timer costs some milliseconds. */
export function yieldToMain(): Promise<void> {
  // Chrome had a scheduler before it could yield.
  const canYield = 'scheduler' in globalThis && 'yield' in globalThis.scheduler;
  return canYield ? globalThis.scheduler.yield() : wait(0);
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
