import type { Locator, Page } from '@playwright/test';

/** The control that shows a customer's status in the list, and changes it. */
export const statusOf = (page: Page, name: string): Locator =>
  page.getByRole('combobox', { name: `Status of ${name}` });

/** Opens a control's list and presses the option of this name. */
export async function choose(control: Locator, option: string): Promise<void> {
  await control.click();
  await control.page().getByRole('listbox').getByRole('option', { name: option, exact: true }).click();
}
