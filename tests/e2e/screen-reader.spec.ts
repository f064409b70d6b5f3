import { brokenWords, plainWords } from '../support/browser/broken-words';
import { expectNothingCut } from '../support/browser/reflow';
import { visitPublicScreens, visitSignedInScreens } from '../support/browser/screens';
import { squeezed } from '../support/browser/squeezes';
import { expect, test } from '../support/browser/test';

/** Texts that differ in every run, with their replacements. */
const varying: readonly [RegExp, string][] = [
  // A stored customer's reference in groups of four, its code, and both in a link.
  [/\b(?:[A-Za-z0-9]{4} ){4}[A-Za-z0-9]{4}\b/g, 'REFERENCE'],
  [/(?<=definition: )[A-Z0-9]{3} [A-Z0-9]{3}$/gm, 'CODE'],
  [/(?<=reference%20is%20)[A-Z0-9]{3}%20[A-Z0-9]{3}%20\(\w{20}\)/g, 'CODE (REFERENCE)'],
  [/© \d{4}/g, '© YEAR'],
];

// Every screen in one go: opening each in a browser of its own would cost three times as much.
test.describe.configure({ timeout: 360_000 });

for (const [screens, visit] of [
  ['public', visitPublicScreens],
  ['signed-in', visitSignedInScreens],
] as const) {
  test(`the ${screens} screens read and fit as reviewed`, async ({ page }) => {
    const squeeze = await squeezed(page);
    await visit(page, async (screen) => {
      const read = async () => {
        // The topmost, as a dialog may open another.
        const dialog = page.getByRole('dialog').last();
        const whole = await ((await dialog.isVisible()) ? dialog : page.locator('body')).ariaSnapshot();
        return varying.reduce((text, [pattern, word]) => text.replace(pattern, word), `${whole}\n`);
      };
      // Two equal readings mean that everything has arrived.
      let tree = '';
      const isSettled = async () => {
        const before = tree;
        tree = await read();
        return tree === before;
      };
      await expect.poll(isSettled).toBe(true);
      expect.soft(tree).toMatchSnapshot(`${screen}.yml`);
      await squeeze(async (how, hasWholeWords) => {
        await expectNothingCut(page, `${screen} ${how}`);
        if (!hasWholeWords || screens !== 'public') return;
        const broken = () => page.locator('body').evaluateAll(brokenWords, plainWords);
        await expect.poll(broken, { message: `words of ${screen} ${how}` }).toEqual([]);
      });
    });
  });
}
