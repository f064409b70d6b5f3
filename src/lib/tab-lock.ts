/** Runs the work unless another tab does. Returns whether it ran; without the browser's locks it always does. */
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
