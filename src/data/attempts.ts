/** How often a write is sent at most whose outcome is unknown. */
export const maxAttempts = 3;

/** Before the second attempt, in milliseconds; each later pause is twice as long. */
const firstPause = 400;

/** Milliseconds after an attempt, spread so that browsers that failed together do not come back together. */
export function pauseAfter(attempt: number): number {
  return firstPause * 2 ** (attempt - 1) * (0.5 + Math.random());
}
