import { expect, it } from 'vitest';
import { UserError } from '../../../tools/support/fail';
import { launchChromium } from '../../../tools/support/launch-chromium';

it('A program that is no browser is named in one sentence', async () => {
  await expect(launchChromium(process.execPath)).rejects.toThrow(
    new UserError(
      `${process.execPath} does not start as a browser: run it to see why or name another in CHROMIUM_PATH, then try again.`,
    ),
  );
});
