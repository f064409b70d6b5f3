import { expect, type Page, type Route } from '@playwright/test';
import { paths } from '@/config/paths';
import { leastFillTime } from '@/features/contact/honeypot';
import { answers } from '../answers';
import { storedDocuments } from '../database';
import { deferred } from '../deferred';

/** Opens the contact page and fills in what is required. */
export async function openFilledForm(page: Page): Promise<void> {
  await page.goto(paths.contact);
  await fillIn(page);
}

/** Fills in what is required. */
export async function fillIn(page: Page): Promise<void> {
  for (const [label, answer] of Object.entries(answers)) {
    await page.getByLabel(label, { exact: true }).fill(answer);
  }
}

/** Fails unless the form holds what was filled in. */
export async function expectFilledIn(page: Page): Promise<void> {
  for (const [label, answer] of Object.entries(answers)) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(answer);
  }
}

/** The button at the end of the form, whatever it says at the moment. */
export const sendButton = (page: Page) =>
  page.getByRole('button', { name: /^(Submit Request|Saving to Database\.\.\.)$/ }).last();

/** Has the page believe that a person's time has passed: the form of who is quicker waits for the rest. */
export async function takeAPersonsTime(page: Page): Promise<void> {
  await page.evaluate((time) => {
    const now = performance.now.bind(performance);
    const missing = Math.max(0, time - now());
    performance.now = () => now() + missing;
  }, leastFillTime);
}

/** Sends the form, not before a person could. */
export async function send(page: Page): Promise<void> {
  await takeAPersonsTime(page);
  await sendButton(page).click();
}

/** The screen after a customer was stored; gives its reference. */
export async function expectThanks(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeFocused();
  await expect(page.getByText('Customer information saved successfully!')).toBeVisible();
  const reference = await page.getByRole('definition').first().textContent();
  return (reference ?? '').replaceAll(' ', '');
}

/** The notice that the form still holds its answers. */
export const draftNotice = (page: Page) => page.getByText('Your answers are still here from before.');

/** All that the storage of the tab holds. */
export const storedInTab = (page: Page) => page.evaluate(() => Object.values(window.sessionStorage).join());

export const storedCustomers = () => storedDocuments('customers');
export const storedSubscribers = () => storedDocuments('newsletter_subscribers');

/** Holds a request back until it is told to let it through. */
export function holdBack() {
  const { promise, resolve: arrive } = deferred();
  return { arrive, held: (route: Route) => promise.then(() => route.continue()) };
}
