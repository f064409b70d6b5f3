/*
 * The ways to load a part of the site, and what each shows when the script does not arrive:
 *
 * | way            | for                              | without the script                 |
 * |----------------|----------------------------------|------------------------------------|
 * | `lazyPage`     | a page and its guard             | its prerendered HTML or FailedPage |
 * | `lazySection`  | a section or a form of a page    | a notice that can load it again    |
 * |                | a decoration                     | nothing                            |
 * | `lazyDialog`   | a dialog of the desk             | a dialog that can load it again    |
 * | `loadChunk`    | code without a view              | ChunkError; the ways above use it  |
 * | `lazyHeadTags` | tags of the head                 | nothing; the next page tries again |
 * | `import()`     | an extra that nobody misses      | nothing                            |
 */

import { ChunkError, isChunkError } from './chunk-error';
import { safeSessionStorage } from './storage';
import { withinTime } from './within-time';

/** Requirement 9.4, in milliseconds. */
export const chunkTimeout = 120_000;
const reloadedKey = 'reloadedForChunk';
/** Milliseconds without a second reload: longer than chunks take to fail. */
const reloadPause = 10 * 60_000;

/**
 * A 404 of the host means a newer version: the page reloads once, if it may.
 * @throws {ChunkError} when the part does not arrive in time, or the error of the part's own script.
 */
export async function loadChunk<Module>(
  load: () => Promise<Module>,
  { mayReload = true } = {},
): Promise<Module> {
  try {
    return await withinTime(load(), chunkTimeout, () => new ChunkError(`no answer in ${chunkTimeout} ms`));
  } catch (cause) {
    if (!isChunkError(cause)) throw cause;
    if (mayReload && isReplaced() && rememberReload()) {
      window.location.reload();
      return new Promise(() => {});
    }
    throw cause instanceof ChunkError ? cause : new ChunkError(cause);
  }
}

/** A 404 for a file of this version. Safari before 18.2 hides the status, so its reader reloads. */
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

// Database requests of a whole day fill the browser's list, which then takes no more.
performance.onresourcetimingbufferfull = () => performance.clearResourceTimings();

/** Without storage nothing proves that the last reload is long ago, so the page does not reload. */
function rememberReload(): boolean {
  const last = Number(safeSessionStorage.get(reloadedKey) ?? 0);
  if (Date.now() - last < reloadPause) return false;
  return safeSessionStorage.set(reloadedKey, String(Date.now()));
}
