import { chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from '../tools/support/chromium';
import { runProgram, UserError } from '../tools/support/fail';
import { benchList } from './list';
import { toMarkdown } from './support/section';

/** `npm run bench:list`. */
await runProgram(async (stop) => {
  const host = process.env.FIRESTORE_EMULATOR_HOST;
  if (!host) throw new UserError('Start the emulators too: npm run bench.');
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) });
  try {
    for (const section of await benchList({ browser, host, stop })) console.log(toMarkdown(section));
    return 0;
  } finally {
    await browser.close();
  }
});
