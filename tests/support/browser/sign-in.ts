import { expect, type Page } from '@playwright/test';
import { type Role, roles } from '@/domain/role';
import { demoCredentials } from '@/features/session/demo-credentials';

/** Signs in on /login, where the page already is. */
export async function signIn(page: Page, role: Role): Promise<void> {
  const { email, password } = demoCredentials[role];
  const accountType = roles.find(({ value }) => value === role)?.label ?? '';
  await page.getByRole('group', { name: 'Account Type' }).getByText(accountType, { exact: true }).click();
  await expect(page.getByRole('radio', { name: accountType })).toBeChecked();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}
