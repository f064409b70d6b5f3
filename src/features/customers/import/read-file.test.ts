import { afterEach, describe, expect, it, vi } from 'vitest';
import { ChunkError } from '@/lib/chunk-error';
import { readImportFile } from './read-file';
import { ImportFileError } from './reading/import-file';
import type { ReadingMessage, ReadingRequest } from './reading/read-worker';

const file = new File(['Name,Email\nMarcia Bennett,marcia@farm.example\n'], 'list.csv');
const workers: FakeWorker[] = [];

/** Says nothing by itself. */
class FakeWorker {
  onmessage?: (event: { data: ReadingMessage }) => void;
  onerror?: () => void;
  readonly requests: ReadingRequest[] = [];
  isTerminated = false;
  constructor() {
    workers.push(this);
  }
  postMessage(request: ReadingRequest) {
    this.requests.push(request);
  }
  terminate() {
    this.isTerminated = true;
  }
}

afterEach(() => {
  workers.length = 0;
});

describe('A file', () => {
  it('is read in a worker that ends with the read', async () => {
    vi.stubGlobal('Worker', FakeWorker);
    const stop = new AbortController();
    const shares: number[] = [];
    const choices = { encoding: 'macintosh' };
    const reading = readImportFile(file, {
      choices,
      signal: stop.signal,
      onProgress: (share) => shares.push(share),
    });
    const [worker] = workers;
    expect(worker?.requests).toEqual([{ file, choices }]);
    worker?.onmessage?.({ data: { kind: 'progress', share: 0.5 } });
    expect([shares, worker?.isTerminated]).toEqual([[0.5], false]);
    stop.abort();
    await expect(reading).rejects.toThrow(/abort/);
    expect(worker?.isTerminated).toBe(true);
  });

  it('has the reason of the worker when it is refused', async () => {
    vi.stubGlobal('Worker', FakeWorker);
    const reading = readImportFile(file);
    workers[0]?.onmessage?.({ data: { kind: 'refused', message: 'This is a picture.' } });
    await expect(reading).rejects.toThrow('This is a picture.');
  });

  it('is read in slices without a worker', async () => {
    for (const start of [() => undefined, () => vi.stubGlobal('Worker', FakeWorker)]) {
      start();
      const shares: number[] = [];
      const reading = readImportFile(file, { onProgress: (share) => shares.push(share) });
      workers[0]?.onerror?.();
      expect((await reading).lines).toEqual([
        { number: 2, cells: ['Marcia Bennett', 'marcia@farm.example'] },
      ]);
      expect(shares).toEqual([0, 1]);
    }
  });

  it('ends its wait for a worker without a word, like that for any script', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('Worker', FakeWorker);
    const reading = readImportFile(file).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(workers[0]?.isTerminated).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await reading).toBeInstanceOf(ChunkError);
    expect(workers[0]?.isTerminated).toBe(true);
  });

  const tooSlow =
    'This file takes too long to read in this browser. Split it, or save the list alone as CSV, then choose that.';

  it('is too slow to read when the worker falls silent after its first word', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('Worker', FakeWorker);
    const reading = readImportFile(file).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(119_000);
    workers[0]?.onmessage?.({ data: { kind: 'progress', share: 0 } });
    await vi.advanceTimersByTimeAsync(119_999);
    expect(workers[0]?.isTerminated).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await reading).toEqual(new ImportFileError(tooSlow));
    expect(workers[0]?.isTerminated).toBe(true);
  });

  it('is not read in slices after the browser ended a worker', async () => {
    vi.stubGlobal('Worker', FakeWorker);
    const reading = readImportFile(file);
    workers[0]?.onmessage?.({ data: { kind: 'progress', share: 0 } });
    workers[0]?.onerror?.();
    await expect(reading).rejects.toThrow(tooSlow);
  });

  it('says that it was changed or is in use when it cannot be opened', async () => {
    const changed = new File([], 'list.csv');
    changed.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
    await expect(readImportFile(changed)).rejects.toThrow(
      new ImportFileError(
        'This file cannot be opened: it was changed or moved, or is in use. Close it in other programs, then choose it again.',
      ),
    );
  });

  it('is refused unread if it is too large', async () => {
    const large = new File([], 'large.csv');
    Object.defineProperty(large, 'size', { value: 20_000_001 });
    await expect(readImportFile(large)).rejects.toThrow(
      'This file is larger than 20 MB. Export the list without pictures, or split it.',
    );
  });
});
