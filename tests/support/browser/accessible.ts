import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { everyPanel } from './squeezes';

/**
 * Fails on any violation of WCAG 2.2 AA that can be found by a program, in the panel of every tab.
 * @param part the part of the page to look at, as a selector; without it, all of it.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  // To read its half a megabyte takes as long as to judge a page: once is enough.
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    // Otherwise it opens another page, to put the results of frames together: the site has none.
    .setLegacyMode();
  // A control half below a bar that stays is too small for axe, although one can scroll to it.
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, `${everyPanel} .bottom-action-bar { position: static !important }`);
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found, 'accessibility violations').toEqual([]);
}
