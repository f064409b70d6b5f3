import type { CDPSession, Page, Request } from '@playwright/test';
import { wait } from '@/lib/wait';

/**
 * Has every page opened from now on note two times, in milliseconds since its navigation began. They are those of its
 * first row, and of a sentence about the whole list. It also notes every task of over 50 ms.
 */
export async function noteArrivals(page: Page, wholeList: string): Promise<void> {
  await page.addInitScript((sentence) => {
    const noted: Arrivals = { firstRow: undefined, whole: undefined, longTasks: [] };
    Object.assign(window, { arrivals: noted });
    new PerformanceObserver((list) => {
      noted.longTasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask', buffered: true });
    const look = () => {
      if (document.querySelector('tbody tr[data-index]')) noted.firstRow ??= performance.now();
      const said = [...document.querySelectorAll('p[aria-live]')].some((p) => p.textContent === sentence);
      if (said) noted.whole ??= performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, wholeList);
}

export interface Arrivals {
  firstRow: number | undefined;
  whole: number | undefined;
  longTasks: number[];
}

export async function arrivalsOf(page: Page): Promise<Arrivals> {
  return page.evaluate(() => Reflect.get(window, 'arrivals') as Arrivals);
}

/** Milliseconds from each input or press to the end of the frame that shows what it changed. */
export async function timeFrames(page: Page, act: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { frameTimes: times });
    let pressed = 0;
    const begin = () => {
      pressed = performance.now();
      times.push(Number.NaN);
    };
    document.addEventListener('input', begin, { capture: true });
    document.addEventListener('click', begin, { capture: true });
    new MutationObserver(() => {
      const of = times.length - 1;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          if (of >= 0) times[of] = performance.now() - pressed;
        };
        port2.postMessage(undefined);
      });
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await act();
  const times = await page.evaluate(() => Reflect.get(window, 'frameTimes') as number[]);
  return times.filter((time) => !Number.isNaN(time));
}

/** Types words into the search box and takes them back, a key each quarter of a second. */
export async function typeWords(page: Page, words: readonly string[]): Promise<void> {
  const box = page.locator('input[type="search"]');
  for (const word of words) {
    await box.pressSequentially(word, { delay: 250 });
    for (const _ of word) {
      await page.keyboard.press('Backspace');
      await page.waitForTimeout(250);
    }
  }
}

/** Scrolls the window evenly, a step a frame. @returns the milliseconds between each two frames. */
export async function scrollEvenly(page: Page, distance: number, duration: number): Promise<number[]> {
  return page.evaluate(
    ([pixels, milliseconds]) =>
      new Promise<number[]>((resolve) => {
        const frames: number[] = [];
        let begun: number | undefined;
        const step = (now: number) => {
          begun ??= now;
          frames.push(now);
          const share = Math.min(1, (now - begun) / milliseconds);
          window.scrollTo({ top: pixels * share, behavior: 'instant' });
          if (share < 1) requestAnimationFrame(step);
          else resolve(frames.slice(1).map((frame, index) => frame - (frames[index] ?? frame)));
        };
        requestAnimationFrame(step);
      }),
    [distance, duration] as const,
  );
}

/** Megabytes of JavaScript's heap after a garbage collection. */
export async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.enable');
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1_000_000;
}

/** The compiler of these programs names every function by a helper that a page does not have. */
export const nameHelper = 'globalThis.__name = (named) => named';

/** Milliseconds after an answer in which a page would have asked on. */
const askPause = 3000;

/** Notes how many documents and counts a page and its workers read from the database. */
export function countReads(page: Page): { total: () => Promise<number>; settled: () => Promise<void> } {
  const answers: Promise<number>[] = [];
  let asked = 0;
  let answeredAt = 0;
  page.on('request', (request) => {
    if (isQuestion(request)) asked += 1;
  });
  page.on('requestfailed', (request) => {
    if (isQuestion(request)) asked -= 1;
  });
  page.on('requestfinished', (request) => {
    if (!isQuestion(request)) return;
    answers.push(countDocuments(request));
    answeredAt = Date.now();
  });
  return {
    total: async () => (await Promise.all(answers)).reduce((sum, reads) => sum + reads, 0),
    /** Resolves once everything that the page asked for is there. */
    async settled() {
      while (answers.length < asked || Date.now() - answeredAt < askPause) await wait(100);
    },
  };
}

const isQuestion = (request: Request) => request.url().includes(':run') && request.method() === 'POST';

/** Every answer, one without documents too, is billed as one read at least. */
async function countDocuments(request: Request): Promise<number> {
  const text = request.response().then((answer) => answer?.text());
  const body = await text.catch(() => undefined);
  // The browser does not keep every long answer for its tools: it holds what was asked for at most.
  if (body === undefined) return JSON.parse(request.postData() ?? '{}').structuredQuery?.limit ?? 1;
  return Math.max(1, body.split('"document":').length - 1);
}
