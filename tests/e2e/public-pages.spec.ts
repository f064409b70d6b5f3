import AxeBuilder from '@axe-core/playwright';
import { paths } from '@/config/paths';
import { expect, test } from './support/test';

const publicPaths = [
  paths.home,
  paths.about,
  paths.services,
  paths.sustainability,
  paths.industry,
  paths.contact,
  paths.login,
  paths.signup,
];
const widths = [390, 768, 1440];

for (const path of publicPaths) {
  test(`${path} hydrates quietly, scrolls only downwards, loads no database and has no accessibility violation`, async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect(await page.title()).toMatch(/\S/);
      await expect(page.locator('head title')).toHaveCount(1);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `horizontal scroll at ${width} px`).toBe(0);
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        .analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
      ).toEqual([]);
    }
    const foreign = requested.filter((url) => !url.startsWith(new URL(page.url()).origin));
    expect(foreign).toEqual([]);
    expect(requested.filter((url) => /firebase|firestore|create-customer|database/.test(url))).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of publicPaths) {
    test(`${path} shows its content and working links`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.getByRole('link').first().focus();
      expect(await page.getByRole('link').count()).toBeGreaterThan(1);
    });
  }

  test('the mobile menu opens', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(paths.home);
    await page.locator('summary', { hasText: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Mobile' }).getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL(paths.about);
  });
});
