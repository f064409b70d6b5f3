import { isChunkError } from './load-chunk';

/**
 * The one place that hears of bugs: the console in development, a beacon to `VITE_ERRORS_URL` where that is set,
 * nothing otherwise. What the database or the network answered is no bug and goes nowhere.
 */
export function reportError(error: unknown): void {
  if (isExpected(error)) return;
  // biome-ignore lint/suspicious/noConsole: the console is where a developer reads of a bug.
  if (import.meta.env.DEV) console.error(error);
  if (import.meta.env.VITE_ERRORS_URL) void report(import.meta.env.VITE_ERRORS_URL, error);
}

/** Whether the network, the host or the database is behind an error, itself or as its cause. */
function isExpected(error: unknown): boolean {
  if (isChunkError(error)) return true;
  return error instanceof Error && (error.name === 'DataError' || isExpected(error.cause));
}

/** Reports what nobody caught, too. In development the browser prints it by itself. */
export function reportUncaughtErrors(): void {
  if (!import.meta.env.VITE_ERRORS_URL) return;
  window.addEventListener('error', ({ error }) => error && reportError(error));
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
}

/** What a report is made with is fetched when there is one; a report that cannot be made is lost. */
async function report(url: string, error: unknown): Promise<void> {
  const beacon = await import('./error-beacon').catch(() => undefined);
  beacon?.sendErrorBeacon(url, error);
}
