/**
 * The one place that hears of a bug that a reader is told of in a sentence, or not at all: the console in development.
 * Call it only with what is a fault of this program, never with what the database or the network answered.
 */
export function reportError(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the console is where a developer reads of a bug.
  if (import.meta.env.DEV) console.error(error);
}
