import { expect, type Page } from '@playwright/test';
import { pages } from '@/config/pages';
import { paths } from '@/config/paths';
import { collections } from '@/data/collections';
import { storeDocuments } from '../database';
import { stopClock } from './clock';
import { expectThanks, fillIn, send } from './contact-form';
import { customerId, storeCustomers } from './customers';
import { openHydrated, waitUntilHydrated } from './hydrated';
import { faults, interceptDatabase } from './network';
import { openAs } from './session';

/** Looks at a screen, named as its file would be. It may change the size of the window. */
type Look = (screen: string) => Promise<void>;

/** Noon of a Saturday in Jamaica: what depends on the time of day is the same in every run. */
const noon = new Date('2026-11-21T17:00:00Z');

/** Goes through everything that a visitor can come to see, the sign-in included. */
export async function visitPublicScreens(page: Page, look: Look): Promise<void> {
  await page.clock.setFixedTime(noon);
  for (const { path } of pages.filter(({ isPrerendered }) => isPrerendered)) {
    await openHydrated(page, path);
    // A form is not alive before its script runs.
    await expect(page.locator('.late-notice')).toHaveCount(0);
    await look(path.slice(1) || 'home');
    if (path === paths.home && (await page.locator('summary').isVisible())) {
      await page.locator('summary').focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('navigation', { name: 'Mobile' })).toBeVisible();
      await look('menu');
    }
    if (path === paths.contact) {
      await page.getByLabel('Email').fill('marcia@hopefarm');
      await send(page);
      await expect(page.getByRole('alert').first()).toBeFocused();
      await look('contact-errors');
      await fillIn(page);
      await send(page);
      await expectThanks(page);
      await look('thank-you');
      await visitOutbox(page, look);
    }
  }
}

/** Goes through what is seen of a request that waits for a signal. Of its own accord it is not sent while one looks. */
async function visitOutbox(page: Page, look: Look): Promise<void> {
  const database = await interceptDatabase(page);
  for (const operation of ['customer', 'probe'] as const) database.plan(operation, faults.captivePortal);
  await page.getByRole('button', { name: 'Submit Another Form' }).click();
  await fillIn(page);
  await send(page);
  await expect(page.getByRole('button', { name: /^Keep it/ })).toBeVisible();
  await look('contact-unreachable');
  await pretendOffline(page);
  await page.getByRole('button', { name: /^Keep it/ }).click();
  await expect(page.getByRole('heading', { name: 'Waiting to be sent' })).toBeFocused();
  await look('outbox-ticket');
  await openHydrated(page, paths.about);
  await expect(page.getByText(/^The last try failed/)).toBeVisible();
  await pretendOffline(page);
  await look('outbox-notice');
  database.heal();
  await page.reload({ waitUntil: 'networkidle' });
  await waitUntilHydrated(page, 'h1');
  await expect(page.getByRole('heading', { name: 'Your request was sent' })).toBeVisible();
  await look('outbox-sent');
  await page.getByRole('button', { name: 'Done' }).click();
}

/** Lets the page believe that there is no connection, so that it waits for one. */
async function pretendOffline(page: Page): Promise<void> {
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false, configurable: true }));
}

const people = [
  {
    firstName: 'Marcia',
    lastName: "O'Gilvie-Bennett",
    email: 'marcia.bennett@hopefarm.example',
    companyName: 'Hope Farm & Sons Agricultural Supplies',
    businessType: 'small-business',
    parish: 'Saint Catherine',
    whatsapp: '876-555-0150',
    averageVolume: '100-500',
    preferredContact: 'whatsapp',
    fuelTypes: ['Diesel', 'Kerosene', 'Aviation Fuel'],
    message: 'Two tanks.\nBehind the shed.',
  },
  { firstName: 'Devon', lastName: 'Clarke', email: 'devon@quarry.example', phone: '', status: 'contacted' },
  ...Array.from({ length: 10 }, (_, n) => ({
    firstName: 'Simone',
    lastName: `Grant-${n}`,
    email: `simone-${n}@resort.example`,
    // The last one has the phone of the first.
    phone: `876-555-010${n % 9}`,
    status: 'customer',
  })),
];

/** On the day before, about somebody whose details are not looked at. */
function storeYesterday(): Promise<void> {
  const entry = { from: null, by: 'admin@islandfuel.example', at: new Date('2026-11-20T19:05:00Z') };
  return storeDocuments(`${collections.customers}/${customerId(2)}/${collections.activity}`, [
    { id: 'call', fields: { ...entry, kind: 'call', to: 'no-answer', text: 'Rang out, twice.' } },
    { id: 'status', fields: { ...entry, kind: 'status', from: 'new', to: 'contacted', text: '' } },
  ]);
}

/** Two customers with one phone number, side by side. */
async function visitMerge(page: Page, look: Look): Promise<void> {
  await page.getByRole('searchbox').fill('grant-0');
  await page.getByRole('button', { name: 'View details of Simone Grant-0' }).click();
  await page.getByText('1 possible duplicate').click();
  await page.getByRole('button', { name: 'Duplicate ... Simone Grant-9' }).click();
  await expect(page.getByRole('dialog', { name: 'Keep one, close the other' })).toBeVisible();
  await look('merge');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox').clear();
}

/** Overdue follow-ups in all three groups, the oldest of which is shown on request. */
async function visitOverdue(page: Page, look: Look): Promise<void> {
  // The list asks for what was changed since its last answer, whose time is the stopped clock's.
  const work = { owner: '', duplicateOf: '', updatedBy: 'admin@islandfuel.example', updatedAt: noon };
  await storeDocuments(
    collections.customerWork,
    [2, 30, 120].map((days, index) => ({
      id: customerId(index + 3),
      fields: { ...work, followUpAt: new Date(noon.getTime() - days * 86_400_000) },
    })),
  );
  await page.goto(`${paths.adminDashboard}?list=overdue`);
  await page.getByRole('button', { name: 'Show 1 over 90 days' }).click();
  await expect(page.getByRole('heading', { name: /^Over 90 days/ })).toBeVisible();
  await look('overdue');
  await page.getByRole('button', { name: 'Close all as Inactive…' }).click();
  await expect(page.getByRole('dialog', { name: 'Close all as Inactive' })).toBeVisible();
  await look('close-overdue');
  await page.keyboard.press('Escape');
}

const subscriber = {
  email: 'marcia.bennett@hopefarm.example',
  firstName: 'Marcia',
  lastName: "O'Gilvie-Bennett",
  source: 'contact_form',
  subscribedAt: noon,
};

/** Goes through everything that a member of staff or a customer comes to see once signed in. */
export async function visitSignedInScreens(page: Page, look: Look): Promise<void> {
  await stopClock(page, noon);
  await openAs(page, 'customer', paths.customerPortal);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await look('customer-portal');
  await openAs(page, 'driver', paths.adminDashboard);
  await expect(page).toHaveURL(paths.unauthorized);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await look('unauthorized');

  await storeCustomers(people);
  await storeYesterday();
  const database = await interceptDatabase(page);
  await openAs(page, 'admin', paths.adminDashboard);
  await expect(page.getByText('Showing 12 of 12 customers', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeEnabled();
  await look('customers');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option', { name: 'Next overdue customer' })).toBeVisible();
  await look('commands');
  await page.getByRole('combobox', { name: 'Customer or command' }).fill('grant');
  await expect(page.getByRole('option', { name: 'Show 10 customers in the list' })).toBeVisible();
  await look('commands-found');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Figures' }).click();
  await expect(page.getByRole('dialog', { name: 'Figures' })).toBeVisible();
  await look('figures');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'What was done' }).click();
  await page.getByRole('button', { name: 'Yesterday' }).click();
  await expect(page.getByRole('button', { name: 'Everybody 2' })).toBeVisible();
  await look('what-was-done');
  await page.keyboard.press('Escape');

  // Only what is in view is in the list.
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('checkbox', { name: 'Select Marcia' }).check();
  await expect(page.getByRole('button', { name: 'Clear selection' })).toBeVisible();
  await look('selection');
  await page.getByRole('button', { name: 'Clear selection' }).click();

  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('button', { name: 'View details of Marcia' }).click();
  await expect(page.getByText('Nothing is written down yet.')).toBeVisible();
  await look('details');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Add a customer' }).click();
  await page.getByLabel('Phone', { exact: true }).fill('876-555-0100');
  await expect(page.getByRole('region', { name: 'Possible duplicates' })).toBeVisible();
  await look('add-customer');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();

  await page.getByRole('button', { name: 'Add a customer' }).click();
  await page.getByRole('button', { name: 'Import a file' }).click();
  await page.getByLabel('File', { exact: true }).setInputFiles({
    name: 'customers.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'Name,Email,Phone,Fuel\nKay Reid,kay@reid.example,876-555-0199,Petrol\nDevon,,,Steam\n',
    ),
  });
  await expect(page.getByRole('button', { name: 'Next: 1 word to match' })).toBeVisible();
  await look('import-columns');
  await page.getByRole('button', { name: 'Next: 1 word to match' }).click();
  await expect(page.getByRole('group', { name: 'Fuel Types' })).toBeVisible();
  await look('import-words');
  await page.getByRole('button', { name: 'Check 2 lines' }).click();
  await expect(page.getByText('1 line ready to import')).toBeVisible();
  await look('import-check');
  await page.keyboard.press('Escape');

  await storeDocuments(collections.newsletterSubscribers, [
    { id: 'subscribed', fields: { ...subscriber, active: true } },
    { id: 'unsubscribed', fields: { ...subscriber, email: 'devon@quarry.example', active: false } },
  ]);
  await page.getByRole('link', { name: 'Newsletter' }).click();
  await page.getByRole('button', { name: 'Unsubscribe marcia.bennett@hopefarm.example' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await look('newsletter');
  await page.getByRole('link', { name: 'Customers' }).click();
  await expect(page.getByText('Showing 12 of 12 customers', { exact: true })).toBeVisible();

  await visitMerge(page, look);
  await visitOverdue(page, look);

  // A list that is being read again is exported only after a question.
  database.plan('list', () => new Promise(() => undefined));
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('export');
}
