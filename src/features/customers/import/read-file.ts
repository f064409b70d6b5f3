import { ChunkError } from '@/lib/chunk-error';
import { chunkTimeout, loadChunk } from '@/lib/load-chunk';
import { yieldToMain } from '@/lib/slices';
import {
  bytesOf,
  type ImportFile,
  ImportFileError,
  importLimits,
  type ReadingChoices,
} from './reading/import-file';
import type { ReadingMessage, ReadingRequest } from './reading/read-worker';

const tooLarge = `This file is larger than ${importLimits.bytes / 1e6} MB. Export the list without pictures, or split it.`;
const tooSlow =
  'This file takes too long to read in this browser. Split it, or save the list alone as CSV, then choose that.';

interface ReadingOptions {
  choices?: ReadingChoices;
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** Reads a file in a worker, else in slices. @throws {ImportFileError | ChunkError}, or the signal's reason. */
export async function readImportFile(file: File, options: ReadingOptions = {}): Promise<ImportFile> {
  if (file.size > importLimits.bytes) throw new ImportFileError(tooLarge);
  return (await readInWorker(file, options)) ?? readInSlices(file, options);
}

function readInWorker(file: File, { choices = {}, onProgress, signal }: ReadingOptions) {
  if (typeof Worker === 'undefined') return;
  const worker = new Worker(new URL('./reading/read-worker.ts', import.meta.url), { type: 'module' });
  let silence: ReturnType<typeof setTimeout>;
  return new Promise<ImportFile | undefined>((resolve, reject) => {
    silence = setTimeout(() => reject(new ChunkError(`no word in ${chunkTimeout} ms`)), chunkTimeout);
    signal?.addEventListener('abort', () => reject(signal.reason));
    // Until its first word, a script did not load. Later, the browser ended it.
    worker.onerror = () => resolve(undefined);
    const giveUp = () => reject(new ImportFileError(tooSlow));
    worker.onmessage = ({ data }: MessageEvent<ReadingMessage>) => {
      clearTimeout(silence);
      silence = setTimeout(giveUp, chunkTimeout);
      worker.onerror = giveUp;
      if (data.kind === 'progress') onProgress?.(data.share);
      else if (data.kind === 'read') resolve(data.file);
      else reject(data.kind === 'refused' ? new ImportFileError(data.message) : new Error(data.message));
    };
    worker.postMessage({ file, choices } satisfies ReadingRequest);
  }).finally(() => {
    clearTimeout(silence);
    worker.terminate();
  });
}

async function readInSlices(
  file: File,
  { choices = {}, onProgress, signal }: ReadingOptions,
): Promise<ImportFile> {
  const { readBytes } = await loadChunk(() => import('./reading/read-bytes'), { mayReload: false });
  return readBytes(await bytesOf(file), {
    name: file.name,
    choices,
    async report(share) {
      onProgress?.(share);
      await yieldToMain();
      signal?.throwIfAborted();
    },
  });
}
