import { paths } from '@/config/paths';
import { walk } from '../support/browser/keyboard-walk';
import { visitPublicScreens, visitSignedInScreens } from '../support/browser/screens';
import { expect, test } from '../support/browser/test';

/** One page of each kind: with bars, with a form, with a list, with a dialog. */
const bothWays = new Set(['home', 'contact-errors', 'customers', 'details']);
/** The cross, and a region that scrolls. */
const fewestStops = (screen: string) => (screen === 'figures' ? 1 : 3);
/** Their header and footer are those of a screen before, from the first stop to the last. */
const mainAlone = new Set([
  ...['about', 'services', 'sustainability', 'industry'],
  ...['contact-errors', 'thank-you', 'contact-unreachable', 'outbox-ticket'],
]);
/** They have to be worked at 400 % of a small screen, too. */
const enlarged = new Set(['details', 'export']);

// Every screen in one go: opening each in a browser of its own would cost three times as much.
test.describe.configure({ timeout: 360_000 });

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, hasTouch: width === 390 });

    for (const [screens, visit] of [
      ['public', visitPublicScreens],
      ['signed-in', visitSignedInScreens],
    ] as const) {
      test(`the keyboard is seen at every stop of the ${screens} screens, in order and without a trap`, async ({
        page,
      }) => {
        // So low that the list scrolls below its bars.
        if (visit === visitSignedInScreens) await page.setViewportSize({ width, height: 600 });
        const walked = new Set<string>();
        await visit(page, async (screen) => {
          walked.add(screen);
          const part = mainAlone.has(screen) ? 'main' : undefined;
          const stops = await walk(page, screen, { part });
          expect(stops.length, screen).toBeGreaterThanOrEqual(part ? 1 : fewestStops(screen));
          if (bothWays.has(screen))
            expect(
              (await walk(page, `${screen}, back`, { key: 'Shift+Tab' })).length,
              screen,
            ).toBeGreaterThan(2);
          if (width !== 1440 || !enlarged.has(screen)) return;
          await page.setViewportSize({ width: 320, height: 256 });
          expect((await walk(page, `${screen}, enlarged`)).length, screen).toBeGreaterThan(2);
          await page.setViewportSize({ width, height: 600 });
        });
        const expected = visit === visitPublicScreens ? ['home', 'contact-errors'] : ['details', 'export'];
        expect([...walked]).toEqual(expect.arrayContaining(expected));
      });
    }
  });
}

test('the keyboard is seen while the calculator is on its way', async ({ page }) => {
  await page.route('**/static/js/fuel-calculator-*', () => {});
  await page.goto(paths.services);
  await expect(page.getByText('The worksheet is loading')).toHaveCount(0);
  await page.getByRole('button', { name: 'Work it out' }).focus();
  const focused = page.locator(':focus');
  await expect(focused).toHaveText(/^The worksheet is loading/);
  await expect(focused).toHaveCSS('outline-style', 'solid');
});
