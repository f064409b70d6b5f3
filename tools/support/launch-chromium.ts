import { type Browser, chromium, type LaunchOptions } from '@playwright/test';
import { chromiumFlags } from './chromium.ts';
import { UserError } from './fail.ts';

/**
 * Starts the browser of this path.
 * @throws {UserError} when the program does not start as a browser.
 */
export async function launchChromium(executablePath: string, options?: LaunchOptions): Promise<Browser> {
  try {
    return await chromium.launch({ ...options, executablePath, args: chromiumFlags });
  } catch (cause) {
    throw new UserError(
      `${executablePath} does not start as a browser: run it to see why or name another in CHROMIUM_PATH, then try again.`,
      { cause },
    );
  }
}
