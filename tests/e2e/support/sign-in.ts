import type { Page } from '@playwright/test';
import type { Role } from '@/domain/role';
import { demoCredentials } from '@/features/session/demo-credentials';

/** Signs in on /login, where the page already is. */
export async function signIn(page: Page, role: Role): Promise<void> {
  const { email, password } = demoCredentials[role];
  await page.getByLabel('Account type').selectOption(role);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}
