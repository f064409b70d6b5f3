/** Rejects with `toError` when the time is up first; the call itself goes on. */
export async function withinTime<Result>(
  call: Promise<Result>,
  milliseconds: number,
  toError: () => Error,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(toError()), milliseconds);
  });
  try {
    return await Promise.race([call, timeUp]);
  } finally {
    clearTimeout(timer);
  }
}
