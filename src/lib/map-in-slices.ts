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
