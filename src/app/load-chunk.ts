import { safeSessionStorage } from '@/lib/storage';
import { wait } from '@/lib/wait';

/** Specification, point 9: how long a script chunk may take, in milliseconds. */
const chunkTimeout = 120_000;
const reloadedKey = 'reloadedForChunk';

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
 * online: the page reloads itself, once.
 * @throws {ChunkError} when the script is missing or takes longer than the time-out.
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    const module = await Promise.race([load(), failAfter(chunkTimeout)]);
    safeSessionStorage.remove(reloadedKey);
    return module;
  } catch (cause) {
    if (rememberReload() && (await siteAnswers())) {
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

/** Whether this is the first reload since a chunk last arrived. Without storage nobody can tell: no reload. */
function rememberReload(): boolean {
  return safeSessionStorage.get(reloadedKey) === null && safeSessionStorage.set(reloadedKey, 'yes');
}
