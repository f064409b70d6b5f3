import { isChunkError } from './chunk-error';

/** Reports bugs to the console in development, and to `VITE_ERRORS_URL` if set. Ignores expected errors. */
export function reportError(error: unknown): void {
  if (isExpected(error)) return;
  // biome-ignore lint/suspicious/noConsole: the console is where a developer reads of a bug.
  if (import.meta.env.DEV) console.error(error);
  if (import.meta.env.VITE_ERRORS_URL) void report(import.meta.env.VITE_ERRORS_URL, error);
}

function isExpected(error: unknown): boolean {
  if (isChunkError(error)) return true;
  return error instanceof Error && (error.name === 'DataError' || isExpected(error.cause));
}

export function reportUncaughtErrors(): void {
  if (!import.meta.env.VITE_ERRORS_URL) return;
  window.addEventListener('error', ({ error }) => error && reportError(error));
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
}

async function report(url: string, error: unknown): Promise<void> {
  const beacon = await import('./error-beacon').catch(() => undefined);
  beacon?.sendErrorBeacon(url, error);
}
