/** Has the tasks of one key run one after another; those of different keys do not wait for each other. */
export function createKeyedQueue() {
  const tails = new Map<string, Promise<void>>();

  /** Runs a task, which must not reject, after the earlier ones of its key. */
  return function enqueue<Answer>(key: string, task: () => Promise<Answer>): Promise<Answer> {
    const answer = (tails.get(key) ?? Promise.resolve()).then(task);
    const tail = answer.then(() => {
      if (tails.get(key) === tail) tails.delete(key);
    });
    tails.set(key, tail);
    return answer;
  };
}
