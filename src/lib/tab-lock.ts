/**
 * Does some work while no other tab does it. Where the browser has no locks, or refuses them as it refuses storage, every
 * tab does it.
 * @returns whether this tab did it.
 */
export async function whileNoOtherTab(name: string, work: () => Promise<void>): Promise<boolean> {
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return work();
  };
  try {
    const { locks } = navigator as { locks?: LockManager };
    if (!locks) await begin();
    else await locks.request(name, { ifAvailable: true }, (lock) => (lock ? begin() : undefined));
    return hasBegun;
  } catch (error) {
    if (hasBegun) throw error;
    await begin();
    return true;
  }
}
