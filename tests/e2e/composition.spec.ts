import { pages } from '@/config/pages';
import { paths } from '@/config/paths';
import { brokenWords, plainWords } from '../support/browser/broken-words';
import { contrastOverDrawings } from '../support/browser/contrast-over-drawings';
import { openHydrated } from '../support/browser/hydrated';
import { expectNoSidewaysScroll } from '../support/browser/reflow';
import { expect, test } from '../support/browser/test';

const publicPaths = pages.filter(({ isIndexed }) => isIndexed).map(({ path }) => path);
const widths = [320, 360, 390, 768, 1024, 1366, 1440, 1920, 2560];
/** A4 upright and on its side, between the margins of a browser. */
const paperWidths = [718, 1047];

for (const path of publicPaths) {
  test(`${path} fills screen and paper with readable words at every width`, async ({ page }) => {
    const seen: string[] = [];
    await page.setViewportSize({ width: 320, height: 568 });
    await openHydrated(page, path);
    if (path === paths.home) {
      const lead = page.getByText('Diesel and petrol to your yard, site or farm, anywhere in Jamaica.');
      await expect(lead).toBeInViewport({ ratio: 1 });
    }
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 500 ? 568 : 900 });
      const where = `at ${width} px`;
      await expectNoSidewaysScroll(page, where);
      if (path === paths.contact && width >= 768) {
        const beside = page.getByLabel(/^(Average Volume|Delivery Frequency)/);
        const heights = () =>
          beside.evaluateAll((fields) => new Set(fields.map((one) => one.getBoundingClientRect().top)).size);
        await expect.poll(heights, { message: `heights of two fields in a row ${where}` }).toBe(1);
      }
      const broken = () => page.locator('a[href^="tel:"]').evaluateAll(brokenWords);
      await expect.poll(broken, { message: `numbers in two lines ${where}` }).toEqual([]);
      const lowest = () =>
        page
          .locator('a[href^="tel:"]:visible')
          .evaluateAll((links) => Math.min(...links.map((link) => link.getBoundingClientRect().height)));
      await expect.poll(lowest, { message: `numbers for a thumb ${where}` }).toBeGreaterThanOrEqual(44);
      for (const { text, contrast } of await contrastOverDrawings(page)) {
        seen.push(text);
        expect.soft(contrast, `${where}: ${text}`).toBeGreaterThanOrEqual(4.5);
      }
    }
    // The widest is the last.
    const share = () => page.locator('header > div').evaluate((row) => row.clientWidth / window.innerWidth);
    await expect.poll(share).toBeGreaterThan(0.6);
    if (path === paths.home) expect(seen).toContain('Driving Success');

    await page.emulateMedia({ media: 'print' });
    for (const width of paperWidths) {
      await page.setViewportSize({ width, height: 1000 });
      const broken = () => page.getByRole('main').evaluateAll(brokenWords, plainWords);
      await expect.poll(broken, { message: `on ${width} px of paper` }).toEqual([]);
    }
  });
}

test("an industry's name takes two lines at most on a small laptop", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto(paths.industry);
  const name = page.getByRole('heading', { level: 2, name: 'Transport & Logistics' });
  // The site's own letters may come after the page.
  const lines = () =>
    name.evaluate((element) =>
      Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight)),
    );
  await expect.poll(lines).toBeLessThanOrEqual(2);
});

test("the rating's stars stay with their heading beside a taller part", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto(paths.contact);
  const gap = () =>
    page.getByRole('region', { name: /^Rated/ }).evaluate((region) => {
      const [heading, stars] = [region.querySelector('h2'), region.querySelector('svg')];
      if (!heading || !stars) return Number.NaN;
      const words = document.createRange();
      words.selectNodeContents(heading);
      return stars.getBoundingClientRect().top - words.getBoundingClientRect().bottom;
    });
  await expect.poll(gap).toBeLessThan(24);
});

test('the parts of /services keep their shape in little room', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openHydrated(page, paths.services);

  await test.step('each test method of the specification stays on one line', async () => {
    const methods = page.getByRole('table', { name: /test methods/ }).locator('td:last-child > span');
    await expect(methods.first()).toContainText('ASTM D5453');
    const lines = () =>
      methods.evaluateAll((all) =>
        all.map((one) => Math.round(one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight))),
      );
    await expect.poll(async () => new Set(await lines())).toEqual(new Set([1]));
  });

  await test.step('no amount of the fuel table is broken over two lines', async () => {
    const amounts = page.getByRole('table', { name: 'Diesel used per hour' }).getByRole('cell');
    await expect(amounts.nth(10)).toBeVisible();
    await expect.poll(() => amounts.evaluateAll(brokenWords)).toEqual([]);
  });

  await test.step('the tag of the sample hangs whole in its picture', async () => {
    const tag = page.getByText('Sample', { exact: true }).locator('xpath=../..');
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const rightEdge = () => tag.evaluate((element) => element.getBoundingClientRect().right);
      await expect.poll(rightEdge, { message: `right edge at ${width} px` }).toBeLessThanOrEqual(width);
    }
  });

  await test.step('the lines of the emergency card stand in its middle beside taller cards', async () => {
    await page.setViewportSize({ width: 1024, height: 768 });
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Emergency Delivery' }) });
    const offset = () =>
      card.evaluate((element) => {
        const [words, list, line] = ['p', 'ul', 'a'].map((name) =>
          element.querySelector(name)?.getBoundingClientRect(),
        );
        if (!words || !list || !line) return Number.NaN;
        return Math.abs(list.top - words.bottom - (line.top - list.bottom));
      });
    await expect.poll(offset).toBeLessThan(2);
  });
});

test('the parts of the home page keep their place', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await openHydrated(page, paths.home);

  await test.step('the last links of the foot share a line of their own on a tablet', async () => {
    const links = page.getByRole('contentinfo').getByRole('link', { name: /^(Privacy|Terms|Admin)/ });
    await expect(links).toHaveCount(3);
    const heights = () =>
      links.evaluateAll((all) => new Set(all.map((link) => link.getBoundingClientRect().top)).size);
    await expect.poll(heights).toBe(1);
  });

  await page.setViewportSize({ width: 390, height: 844 });
  const process = page.getByRole('region', { name: 'How Our Process Works' });
  const line = process.locator('svg:visible');
  const setDirection = (direction: string) =>
    page.evaluate((dir) => Object.assign(document.documentElement, { dir }), direction);

  await test.step('the line of the process runs through its numbers from right to left', async () => {
    await setDirection('rtl');
    const [number, drawn] = await Promise.all([
      process.getByText('1', { exact: true }).boundingBox(),
      line.boundingBox(),
    ]);
    if (!number || !drawn) throw new Error('The number or the line is not on the page.');
    expect(drawn.x).toBeGreaterThan(number.x);
    expect(drawn.x + drawn.width).toBeLessThan(number.x + number.width);
    await setDirection('ltr');
  });

  await test.step('the line of the process crosses no word of large text', async () => {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await expect(line).toHaveCount(0);
    await expect(process.getByText('Make Payment')).toBeVisible();
  });
});

test("sign-up's words begin at the page's margin at every width, each sentence in a line", async ({
  page,
}) => {
  // The site's own letters are wider than those before them.
  await openHydrated(page, paths.signup);
  for (const width of widths.filter((one) => one >= 1024)) {
    await page.setViewportSize({ width, height: 900 });
    const indent = async () => {
      const parts = [/^Diesel where you work/, /^Diesel, petrol and more/].map((text) =>
        page.getByText(text).last(),
      );
      const [words, foot] = await Promise.all(parts.map((part) => part.boundingBox()));
      return Math.abs((words?.x ?? Number.NaN) - (foot?.x ?? Number.NaN));
    };
    await expect.poll(indent, { message: `at ${width} px` }).toBeLessThanOrEqual(1);
    const lines = () =>
      page
        .getByText(/^(?:Diesel where you work|The ticket to prove it)\.$/)
        .evaluateAll((all) =>
          all.map((one) =>
            Math.round(one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight)),
          ),
        );
    await expect.poll(lines, { message: `at ${width} px` }).toEqual([1, 1]);
  }
});

test('the ticket has one line below its head, and nothing moves it sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.contact);
  const first = page.getByRole('group', { name: 'Who you are' });
  await expect(first).toHaveCSS('border-top-width', '0px');
  await expect(page.getByRole('group', { name: 'What you need' })).toHaveCSS('border-top-width', '1px');
  const ticket = page.getByRole('form').locator('xpath=./div');
  const shift = await ticket.evaluate((element) => {
    element.scrollLeft = 50;
    return element.scrollLeft;
  });
  expect(shift).toBe(0);
});

test("a phone names About's chosen tab beside the row of icons", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, paths.about);
  const tab = page.getByRole('tab', { name: 'Energy Solutions' });
  await expect(page.getByText('Energy Solutions', { exact: true }).and(page.locator(':visible'))).toHaveCount(
    0,
  );
  await tab.click();
  const name = page.locator('p', { hasText: /^Energy Solutions$/ });
  await expect(name).toBeVisible();
  const [row, text] = await Promise.all([page.getByRole('tablist').boundingBox(), name.boundingBox()]);
  if (!row || !text) throw new Error('The row or the name is not on the page.');
  expect(text.x).toBeGreaterThanOrEqual(row.x + row.width);
  expect(text.y).toBeLessThan(row.y + row.height);
});

test("a small laptop's header keeps its button beside the labels of a translation", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openHydrated(page, paths.home);
  const banner = page.getByRole('banner');
  for (const [name, translation] of [
    ['Home', 'Startseite'],
    ['About Us', 'Über uns'],
    ['Products & Services', 'Produkte und Dienstleistungen'],
    ['Sustainability', 'Nachhaltigkeit'],
    ['Industry', 'Industrie'],
    ['Login', 'Anmelden'],
    ['Request A Quote', 'Angebot anfordern'],
  ] as const) {
    const link = banner.getByRole('link', { name, exact: true });
    await link.evaluate((element, text) => element.replaceChildren(text), translation);
  }
  const [logo, button] = await Promise.all(
    [/Island Fuel/, 'Angebot anfordern'].map((name) => banner.getByRole('link', { name }).boundingBox()),
  );
  if (!logo || !button) throw new Error('The logo or the button is not in the header.');
  expect(Math.abs(logo.y + logo.height / 2 - button.y - button.height / 2)).toBeLessThan(2);
});
