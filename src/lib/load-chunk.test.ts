// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chunkFailedMessage, isChunkError } from './chunk-error';
import { loadChunk } from './load-chunk';

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /x.js'));
const reload = vi.fn();

/** The browser's list of requested files. */
function answers(...statuses: (number | undefined)[]) {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(
    statuses.map((responseStatus) => ({
      name: 'http://localhost/static/js/x.js',
      ...(responseStatus !== undefined && { responseStatus }),
    })) as unknown as PerformanceResourceTiming[],
  );
}

beforeEach(() => {
  reload.mockReset();
  window.sessionStorage.clear();
  vi.stubGlobal('location', { ...window.location, origin: 'http://localhost', reload });
  vi.stubGlobal('fetch', vi.fn());
  answers(200, 404);
});

afterEach(() => {
  expect(fetch).not.toHaveBeenCalled();
});

it.each([
  new TypeError('Failed to fetch dynamically imported module: /x.js'),
  new TypeError('error loading dynamically imported module: /x.js'),
  new TypeError('Importing a module script failed.'),
  new SyntaxError('Unexpected end of input'),
  new Error('Unable to preload CSS for /static/assets/x.css'),
])('knows a missing part by “$message”', async (cause) => {
  await expect(loadChunk(() => Promise.reject(cause), { mayReload: false })).rejects.toThrow(
    chunkFailedMessage,
  );
});

it('returns a script that arrives', async () => {
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

it.each([
  ['got no answer', () => answers(200, 0)],
  ['got an answer of a broken host', () => answers(200, 503)],
  ['does not say what it got', () => answers(undefined)],
  ['knows that it is offline', () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
])('does not reload when the browser %s', async (_, arrange) => {
  arrange();
  await expect(loadChunk(missing)).rejects.toThrow(chunkFailedMessage);
  expect(reload).not.toHaveBeenCalled();
});

it('does not reload for a missing file that is not of this version', async () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    {
      name: 'https://firestore.example/static/x',
      responseStatus: 404,
    } as unknown as PerformanceResourceTiming,
  ]);
  await expect(loadChunk(missing)).rejects.toThrow(chunkFailedMessage);
  expect(reload).not.toHaveBeenCalled();
});

it('forgets old answers when the browser has no more room for new ones', async () => {
  const clear = vi.spyOn(performance, 'clearResourceTimings').mockReturnValue();
  vi.resetModules();
  await import('./load-chunk');
  performance.onresourcetimingbufferfull?.(new Event('resourcetimingbufferfull'));
  expect(clear).toHaveBeenCalledTimes(1);
});

it('does not reload a page with unsent text', async () => {
  await expect(loadChunk(missing, { mayReload: false })).rejects.toThrow(chunkFailedMessage);
  expect(reload).not.toHaveBeenCalled();
});

it('counts a truncated script as missing', async () => {
  answers();
  await expect(loadChunk(() => Promise.reject(new SyntaxError('Unexpected end of input')))).rejects.toThrow(
    chunkFailedMessage,
  );
});

it('passes on an error of the script itself', async () => {
  const bug = new TypeError('undefined is not a function');
  await expect(loadChunk(() => Promise.reject(bug))).rejects.toBe(bug);
  expect(reload).not.toHaveBeenCalled();
});

it('gives a script 120 seconds, and leaves no timer behind', async () => {
  vi.useFakeTimers();
  answers();
  await loadChunk(async () => 'page');
  expect(vi.getTimerCount()).toBe(0);
  const outcome = vi.fn();
  loadChunk(() => new Promise(() => {})).catch(outcome);
  await vi.advanceTimersByTimeAsync(119_000);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(outcome).toHaveBeenCalledTimes(1);
  expect(isChunkError(outcome.mock.calls[0]?.[0])).toBe(true);
});
