import { type Browser, chromium, type Page } from '@playwright/test';
import { paths } from '@/config/paths';
import { sessionKeys, storeKeys } from '../tests/support/browser/session';
import { seedCustomers } from '../tools/seed/seed-customers';
import { chromiumFlags, findChromium } from '../tools/support/chromium';
import { runProgram, UserError } from '../tools/support/fail';
import { buildAndServe } from '../tools/support/hosting';
import { testPorts } from '../tools/support/ports';
import { testProject } from '../tools/support/project';

const short = 1_000;
const long = 100_000;
/** Searching the long list may cost so many times what it costs in the short one, where nearly all is drawing. */
const limit = 2;
const frame = 1000 / 60;
const words = ['marcia', 'a', 'simone grant', '876 555 0142', 'nobody at all'];

/**
 * How long a key pressed in the list's search box takes to show on the list, with 100,000 customers and with 1,000, in
 * one run: `npm run bench:typing`. It fills the test emulators in the environment.
 */
await runProgram(async (stop) => {
  const host = process.env.FIRESTORE_EMULATOR_HOST;
  if (!host) throw new UserError('Start the emulators too: npm run bench:typing.');
  const seed = (count: number) => seedCustomers({ count, host, projectId: testProject, stop });
  const site = await buildAndServe({ projectId: testProject, ports: testPorts, target: 'demo', stop });
  if (!site) return 1;
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) });
  try {
    await seed(short);
    const inShort = await timeKeys(browser, site.address, short);
    await seed(long);
    const inLong = await timeKeys(browser, site.address, long);
    const ratio = median(inLong) / median(inShort);
    for (const [count, times] of [
      [short, inShort],
      [long, inLong],
    ] as const) {
      console.log(
        `${count.toLocaleString('en').padStart(7)} customers   median ${median(times).toFixed(1)} ms   worst ${Math.max(...times).toFixed(1)} ms   of ${times.length} keys, ${times.filter((time) => time <= 2 * frame).length} within two frames`,
      );
    }
    console.log(`Ratio ${ratio.toFixed(2)}; the limit is ${limit}.`);
    return ratio > limit ? 1 : 0;
  } finally {
    await browser.close();
    await site.close();
  }
});

/** Milliseconds from each key's input event to the frame that shows its outcome. */
async function timeKeys(browser: Browser, address: string, count: number): Promise<number[]> {
  const page = await browser.newPage({ baseURL: address, viewport: { width: 1440, height: 900 } });
  await storeKeys(page, sessionKeys('admin'));
  const asked = performance.now();
  await page.goto(paths.adminDashboard);
  const shown = count.toLocaleString('en');
  await page.getByText(`Showing ${shown} of ${shown} customers`).waitFor({ timeout: 300_000 });
  await page.getByText(/^Loaded /).waitFor({ state: 'detached', timeout: 300_000 });
  console.log(
    `${shown.padStart(7)} customers   read in ${((performance.now() - asked) / 1000).toFixed(1)} s`,
  );
  await watchKeys(page);
  const box = page.getByRole('searchbox');
  for (const word of words) {
    await box.pressSequentially(word, { delay: 250 });
    for (const _ of word) {
      await page.keyboard.press('Backspace');
      await page.waitForTimeout(250);
    }
  }
  const times = await page.evaluate(() => Reflect.get(window, 'keyTimes') as number[]);
  await page.close();
  return times;
}

/** Notes for each input event when the frame with the last change that it made was over. */
async function watchKeys(page: Page) {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { keyTimes: times });
    let pressed = 0;
    document.addEventListener(
      'input',
      () => {
        pressed = performance.now();
        times.push(0);
      },
      { capture: true },
    );
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
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
