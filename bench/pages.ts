import { type Browser, chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from '../tools/support/chromium';
import { runProgram, UserError } from '../tools/support/fail';

const rounds = 15;
/** A mid-range phone on a poor mobile connection. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
const cpuSlowdown = 4;

/**
 * How much later a page paints than the same page with JavaScript switched off, as the ratio of the medians of
 * alternating loads in one run: `tsx bench/first-paint.ts ADDRESS`.
 */
await runProgram(async () => {
  const [address] = process.argv.slice(2);
  if (!address)
    throw new UserError('Name the page to measure: npm run bench:paint -- http://127.0.0.1:5000/.');
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) });
  const times: Record<'with' | 'without', number[]> = { with: [], without: [] };
  for (let round = 0; round < rounds; round += 1) {
    times.without.push(await firstPaint(browser, address, false));
    times.with.push(await firstPaint(browser, address, true));
  }
  await browser.close();
  const [withScripts, withoutScripts] = [median(times.with), median(times.without)];
  console.log(`first contentful paint of ${address}, median of ${rounds} loads each`);
  console.log(`  without JavaScript ${withoutScripts.toFixed(0)} ms`);
  console.log(`  with JavaScript    ${withScripts.toFixed(0)} ms`);
  console.log(`  ratio              ${(withScripts / withoutScripts).toFixed(2)}`);
  return 0;
});

/** Milliseconds from the start of the navigation to the first contentful paint, in a browser without a cache. */
async function firstPaint(browser: Browser, address: string, javaScriptEnabled: boolean): Promise<number> {
  const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setLifecycleEventsEnabled', { enabled: true });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  const painted = new Promise<number>((resolvePaint) => {
    let start = 0;
    session.on('Page.lifecycleEvent', ({ name, timestamp }) => {
      if (name === 'init') start = timestamp;
      if (name === 'firstContentfulPaint') resolvePaint((timestamp - start) * 1000);
    });
  });
  await page.goto(address, { waitUntil: 'load' });
  const time = await painted;
  await context.close();
  return time;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
