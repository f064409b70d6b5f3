import { safeSessionStorage } from './storage';
import { wait } from './wait';

/** Specification, point 9: how long a script chunk may take, in milliseconds. */
const chunkTimeout = 120_000;
const reloadedKey = 'reloadedForChunk';
/** How long after a reload of its own the page makes no other, in milliseconds: longer than chunks take to fail. */
const reloadPause = 10 * 60_000;

/** Specification, point 8: said when a script chunk is missing or takes too long. */
export const chunkFailedMessage = 'Loading chunk failed';

/** A page's script could not be had. */
class ChunkError extends Error {
  constructor(cause: unknown) {
    super(chunkFailedMessage, { cause });
    this.name = 'ChunkError';
  }
}

/** The words of Chromium, Firefox and Safari for a module that did not arrive. */
const browserWords = /dynamically imported module|importing a module script/i;

/** Whether an error means that a part of the site did not arrive. */
export function isChunkError(error: unknown): boolean {
  return error instanceof ChunkError || (error instanceof TypeError && browserWords.test(error.message));
}

/**
 * Loads a page's script. When it is missing although the site answers, a newer version has been put
 * online: the page reloads itself, but never in a circle.
 * With `mayReload: false` it leaves the page as it is, for a script that is asked for while somebody writes.
 * @throws {ChunkError} when the script is missing or takes longer than the time-out.
 */
export async function loadChunk<Module>(
  load: () => Promise<Module>,
  { mayReload = true } = {},
): Promise<Module> {
  try {
    return await Promise.race([load(), failAfter(chunkTimeout)]);
  } catch (cause) {
    if (mayReload && rememberReload() && (await siteAnswers())) {
      window.location.reload();
      return new Promise(() => {});
    }
    throw new ChunkError(cause);
  }
}

async function failAfter(milliseconds: number): Promise<never> {
  await wait(milliseconds);
  throw new Error(`no answer in ${milliseconds} ms`);
}

async function siteAnswers(): Promise<boolean> {
  try {
    return (await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/** Whether the last reload is long enough ago; this one is noted. Without storage nobody can tell: no reload. */
function rememberReload(): boolean {
  const last = Number(safeSessionStorage.get(reloadedKey) ?? 0);
  if (Date.now() - last < reloadPause) return false;
  return safeSessionStorage.set(reloadedKey, String(Date.now()));
}
