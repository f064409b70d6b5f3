import { paths } from '@/config/paths';
import { customerStatuses } from '@/domain/customer-status';
import { averageVolumes, contactMethods } from '@/domain/options';
import { formatCount } from '@/lib/format-count';
import { stopClock } from '../support/browser/clock';
import { customerId, storeCustomers } from '../support/browser/customers';
import { cutTexts } from '../support/browser/cut-texts';
import { openAs } from '../support/browser/session';
import { expect, test } from '../support/browser/test';
import { storeDocuments } from '../support/database';
import { wholeNumber } from '../support/faults/from-environment.ts';

/** As many as hold each pair of the values below. 5,000 take minutes. */
const count = wholeNumber('MEASURED_CUSTOMERS', 168, { least: 168 });
const widths = [320, 360, 390, 768, 1024, 1366, 1440, 1920];

/** As long as the rules allow: 40 characters. */
const longestNumbers = ['+1 876-555-0142 / +1 876-555-0143 / 0144', '0'.repeat(40)];
const numbers = [
  '+1 876-555-0101',
  '876-555-0102',
  '(876) 555-0103 ext. 12',
  '+1 (876) 555-0104 extension 123',
  '+44 20 7946 0105',
  ...longestNumbers,
];
const names = ['Marcia Bennett', 'Ai Wu', 'Wilhelmina-Bartholomea', 'W'.repeat(100)];
const hour = 3_600_000;
/** A Monday, 12:34 pm in Jamaica. */
const now = new Date('2026-11-23T17:34:00Z');

const pick = <Item>(items: readonly Item[], index: number) => items[index % items.length];

const customers = Array.from({ length: count }, (_, n) => ({
  firstName: pick(names, n),
  lastName: pick(names, Math.floor(n / 4)),
  phone: pick(numbers, n),
  email: `${'w'.repeat((n * 7) % 64 || 1)}@${'example-'.repeat(n % 12)}farm.example`,
  companyName: pick(['', 'Rocky Point Boat Owners Association', 'W'.repeat(200)], n),
  preferredContact: pick(['', ...contactMethods.map(({ value }) => value)], n),
  parish: pick(['Saint Catherine', 'Saint Elizabeth'], n),
  fuelTypes: pick([['Gasoline/Petrol', 'Diesel'], ['Gasoline/Petrol', 'Cooking Gas (LPG)'], ['Diesel']], n),
  averageVolume: pick(['', ...averageVolumes.map(({ value }) => value)], n),
  status: pick(customerStatuses, Math.floor(n / 3))?.value,
  createdAt: new Date(now.getTime() - hour * (n % 40) * (1 + (n % 7))),
}));

/** Some of today, some of yesterday, some too old to be shown. */
const missedCall = (n: number) => ({
  entry: `Call${n}`,
  outcome: 'no-answer',
  by: pick(['kerry@islandfuel.example', 'wilhelmina.mcmillan@islandfuel.example'], n / 6),
  at: new Date(now.getTime() - hour * (n % 50)),
});

/** Next steps of every second customer, some with an owner, some overdue, today and far away. */
const work = customers.flatMap((_, n) =>
  n % 2 === 0
    ? [
        {
          id: customerId(n + 1),
          fields: {
            owner: pick(['', 'kerry@islandfuel.example', 'wilhelmina.mcmillan@islandfuel.example'], n / 2),
            followUpAt: pick([null, new Date(now.getTime() + hour * ((n % 90) - 30))], Math.floor(n / 6)),
            duplicateOf: '',
            ...(n % 3 === 0 && { lastCall: missedCall(n) }),
            updatedBy: 'kerry@islandfuel.example',
            updatedAt: now,
          },
        },
      ]
    : [],
);

/** Numbers, states, times, parishes, and the letters of an owner are never cut. */
const whole = [
  String.raw`^[+(]?\d[\d ()+./ext-]*(ension \d+)?$`,
  `^(${customerStatuses.map(({ label }) => label).join('|')})$`,
  String.raw`^\d+ (Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)( \d{4})?$`,
  String.raw`\d (am|pm|h|min|days?)\b`,
  '^(Overdue|Due today)',
  '^[A-Z]{1,2}$',
  'gallons',
  '^Saint ',
  '^no answer$',
  ', [A-Z]{1,2}$',
].join('|');

/** A card of a common phone has two lines for a name. */
const wholeInCards = { least: 360, texts: '^(Marcia Bennett|Ai Wu) (Marcia Bennett|Ai Wu)$' };

/** A table has two lines for a name, a company and two fuels. */
const wholeInTable =
  '^(Marcia Bennett|Ai Wu) (Marcia Bennett|Ai Wu)$|^Wilhelmina-Bartholomea Ai Wu$|^Gasoline|^Rocky Point';

/** The list relies on rows of one height. The last one has half of another border. */
const distinctHeights = (rows: Element[]) => [
  ...new Set(rows.map((row) => Math.floor(row.getBoundingClientRect().height))),
];

test('no number, status or time of a customer is cut at any width', async ({ page }) => {
  test.setTimeout(Math.max(120_000, 200 * count));
  await stopClock(page, now);
  await storeCustomers(customers);
  await storeDocuments('customer_work', work);
  await openAs(page, 'admin', paths.adminDashboard);
  await expect(
    page.getByText(`Showing ${formatCount(count)} of ${formatCount(count)} customers`, { exact: true }),
  ).toBeVisible();
  // All rows stand on the page at once, as if the window were as high.
  await page.evaluate(() => Object.defineProperty(window, 'innerHeight', { get: () => 10_000_000 }));
  const rows = page.locator('[data-index]');
  for (const width of widths) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      // Controls come after the words of a row.
      await expect(rows.locator('[aria-haspopup="listbox"]')).toHaveCount(count, {
        timeout: Math.max(30_000, 60 * count),
      });
      expect(await rows.evaluateAll(cutTexts, whole)).toEqual([]);
      if (width >= wholeInCards.least)
        expect(await page.locator('li[data-index]').evaluateAll(cutTexts, wholeInCards.texts)).toEqual([]);
      expect(await page.locator('tr[data-index]').evaluateAll(cutTexts, wholeInTable)).toEqual([]);
      const buttons = page.locator('.list-bar button:visible');
      if (width >= 1024) expect(await buttons.evaluateAll(cutTexts, '')).toEqual([]);
      const heights = await page.locator('tr[data-index]').evaluateAll(distinctHeights);
      expect(heights.length).toBeLessThanOrEqual(1);
    });
  }
});
