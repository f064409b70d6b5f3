import { wait } from './wait';

const queryLimit = 500;

const locksOf = ({ locks }: { locks?: LockManager }) => locks;

/** Runs the work unless another tab does. Returns whether it ran; without the browser's locks it always does. */
export function whileNoOtherTab(name: string, work: () => Promise<void>): Promise<boolean> {
  return runLocked(name, { ifAvailable: true }, work);
}

/** Runs the work after that of other tabs and of earlier calls. Without the browser's locks it runs at once. */
export async function afterOtherTabs(name: string, work: () => Promise<void>): Promise<void> {
  await runLocked(name, {}, work);
}

async function runLocked(name: string, options: LockOptions, work: () => Promise<void>): Promise<boolean> {
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return work();
  };
  try {
    const locks = locksOf(navigator);
    if (!locks) await begin();
    else await locks.request(name, options, (lock) => (lock ? begin() : undefined));
    return hasBegun;
  } catch (error) {
    if (hasBegun) throw error;
    await begin();
    return true;
  }
}

/** All tabs see the mark until the returned function is called, or this tab is gone. */
export function setTabMark(name: string): () => void {
  let remove: () => void = () => undefined;
  const removed = new Promise<void>((resolve) => {
    remove = resolve;
  });
  locksOf(navigator)
    ?.request(name, { mode: 'shared' }, () => removed)
    .catch(() => undefined);
  return remove;
}

/** Counts this tab, too. Without an answer of the browser it is 0. */
export async function countTabMarks(name: string): Promise<number> {
  const query = locksOf(navigator)
    ?.query()
    .catch(() => undefined);
  const locks = await Promise.race([query, wait(queryLimit)]);
  return locks?.held?.filter((lock) => lock.name === name).length ?? 0;
}
