/** Runs the tasks of one key one after another; tasks of different keys do not wait for each other. */
export function createKeyedQueue() {
  const tails = new Map<string, Promise<void>>();

  /** Resolves to whether this was the key's last task so far. A task must not reject. */
  return async function enqueue(key: string, task: () => Promise<void>): Promise<boolean> {
    const turn = (tails.get(key) ?? Promise.resolve()).then(task);
    tails.set(key, turn);
    await turn;
    if (tails.get(key) !== turn) return false;
    tails.delete(key);
    return true;
  };
}
