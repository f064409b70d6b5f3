import { safeSessionStorage } from './storage';

/** Requirement 9.4: how long a script chunk may take, in milliseconds. */
const chunkTimeout = 120_000;
const reloadedKey = 'reloadedForChunk';
/** How long after a reload of its own the page makes no other, in milliseconds: longer than chunks take to fail. */
const reloadPause = 10 * 60_000;

/** Requirement 8.5: said when a script chunk is missing or takes too long. */
export const chunkFailedMessage = 'Loading chunk failed';

/** A part of the site could not be had. */
class ChunkError extends Error {
  constructor(cause: unknown) {
    super(chunkFailedMessage, { cause });
    this.name = 'ChunkError';
  }
}

/** The words of Chromium, Firefox and Safari for a module that did not arrive, and those of `loadStylesheet`. */
const notArrived = /dynamically imported module|importing a module script|did not arrive/i;

/** Whether an error means that a part of the site did not arrive; a script cut short is one that did not. */
export function isChunkError(error: unknown): boolean {
  if (error instanceof ChunkError || error instanceof SyntaxError) return true;
  return error instanceof Error && notArrived.test(error.message);
}

/**
 * Loads a part of the site. When the host says that it is gone, a newer version has been put online: the page
 * reloads itself, but never in a circle.
 * With `mayReload: false` it leaves the page as it is, for a script that is asked for while somebody writes.
 * @throws {ChunkError} when the part does not arrive, or takes longer than the time-out.
 * @throws what the part's own script threw when it ran.
 */
export async function loadChunk<Module>(
  load: () => Promise<Module>,
  { mayReload = true } = {},
): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkError(`no answer in ${chunkTimeout} ms`)), chunkTimeout);
  });
  try {
    return await Promise.race([load(), timeUp]);
  } catch (cause) {
    if (!isChunkError(cause)) throw cause;
    if (mayReload && isReplaced() && rememberReload()) {
      window.location.reload();
      return new Promise(() => {});
    }
    throw cause instanceof ChunkError ? cause : new ChunkError(cause);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Whether the host has said of a file of this version that it does not exist. A browser that keeps the status of
 * answers to itself (Safari before 18.2) makes no reload: the reader is told, and can make one.
 */
function isReplaced(): boolean {
  const files = `${window.location.origin}/static/`;
  return (
    navigator.onLine &&
    performance
      .getEntriesByType('resource')
      .some(
        (entry) => 'responseStatus' in entry && entry.responseStatus === 404 && entry.name.startsWith(files),
      )
  );
}

// A page that asks the database all day fills the browser's list, which then holds no later answer.
performance.onresourcetimingbufferfull = () => performance.clearResourceTimings();

/** Whether the last reload is long enough ago; this one is noted. Without storage nobody can tell: no reload. */
function rememberReload(): boolean {
  const last = Number(safeSessionStorage.get(reloadedKey) ?? 0);
  if (Date.now() - last < reloadPause) return false;
  return safeSessionStorage.set(reloadedKey, String(Date.now()));
}
