import { expect, type Page } from '@playwright/test';

/** Opens a customer's details and leaves them by Escape, which does nothing before they are there. */
export async function openAndClose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `View details of ${name}` }).click();
  const details = page.getByRole('dialog', { name });
  await expect(details).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
}
