/** A promise of a page that is left settles no more. */
export function whileOpen<Result>(work: Promise<Result>, left: AbortSignal): Promise<Result> {
  return new Promise<Result>((resolve, reject) => {
    work.then(
      (result) => left.aborted || resolve(result),
      (error) => left.aborted || reject(error),
    );
  });
}
