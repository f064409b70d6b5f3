import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chunkFailedMessage, isChunkError, loadChunk } from './load-chunk';

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /x.js'));
const reload = vi.fn();

beforeEach(() => {
  reload.mockReset();
  window.sessionStorage.clear();
  vi.stubGlobal('location', { ...window.location, href: 'http://localhost/about', reload });
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(null, { status: 200 })),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('hands on a script that arrives', async () => {
  await expect(loadChunk(async () => 'page')).resolves.toBe('page');
});

it('reloads once when a deploy has replaced a script, then says that loading failed', async () => {
  void loadChunk(missing);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  await expect(loadChunk(missing)).rejects.toThrow(chunkFailedMessage);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('does not reload in a circle when one script arrives and another does not', async () => {
  void loadChunk(missing);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  await loadChunk(async () => 'page');
  await expect(loadChunk(missing)).rejects.toThrow(chunkFailedMessage);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('may reload again after the next deploy, ten minutes later', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  void loadChunk(missing);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  vi.setSystemTime(Date.now() + 10 * 60_000);
  void loadChunk(missing);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
});

it('does not reload a page that has lost its connection', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(loadChunk(missing)).rejects.toThrow(chunkFailedMessage);
  expect(reload).not.toHaveBeenCalled();
});

it('leaves a page alone in which somebody is writing', async () => {
  await expect(loadChunk(missing, { mayReload: false })).rejects.toThrow(chunkFailedMessage);
  expect(reload).not.toHaveBeenCalled();
});

it('gives a script 120 seconds', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const loading = loadChunk(() => new Promise(() => {}));
  const outcome = vi.fn();
  loading.catch(outcome);
  await vi.advanceTimersByTimeAsync(119_000);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(outcome).toHaveBeenCalledTimes(1);
  expect(isChunkError(outcome.mock.calls[0]?.[0])).toBe(true);
});
