import type { Page } from '@playwright/test';

interface Squeeze {
  name: string;
  width: number;
  height: number;
  /** The browser's usual text size in pixels, which a reader may have doubled. */
  textSize?: number;
  /** The text spacing of WCAG 1.4.12. */
  isSpaced?: true;
  /** Whether a word that goes on in the next line is a fault. */
  hasWholeWords?: true;
}

const squeezes: readonly Squeeze[] = [
  { name: 'at 320 px', width: 320, height: 568 },
  { name: 'enlarged to 400 %', width: 320, height: 256 },
  { name: 'on a phone on its side', width: 740, height: 360 },
  { name: 'with text at 200 % on a phone', width: 390, height: 844, textSize: 32, hasWholeWords: true },
  { name: 'with text at 200 % at the desk', width: 1280, height: 800, textSize: 32 },
  { name: 'with text spacing on a phone', width: 390, height: 844, isSpaced: true },
  { name: 'with text spacing at the desk', width: 1280, height: 800, isSpaced: true },
  { name: 'at the desk', width: 1440, height: 900 },
];

/** Shows the panels of all tabs. */
export const everyPanel = '[role=tabpanel] { display: block !important }';
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** Shows the page in every squeeze in turn, and leaves it as at the desk. */
export async function squeezed(page: Page) {
  const browser = await page.context().newCDPSession(page);
  return async (look: (how: string, hasWholeWords?: boolean) => Promise<void>): Promise<void> => {
    for (const { name, width, height, textSize = 16, isSpaced, hasWholeWords } of squeezes) {
      await page.setViewportSize({ width, height });
      await browser.send('Page.setFontSizes', { fontSizes: { standard: textSize } });
      await addStyle(page, isSpaced ? everyPanel + textSpacing : everyPanel);
      await look(name, hasWholeWords);
    }
    await addStyle(page, '');
  };
}

/** Adds a reader's style. The policy forbids a <style>; a sheet made by a script is none. */
async function addStyle(page: Page, css: string): Promise<void> {
  await page.evaluate(async (text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
    // The window's new size is drawn once, and what is measured then is drawn once more.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  }, css);
}
