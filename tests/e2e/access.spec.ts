import { paths } from '@/config/paths';
import type { Role } from '@/domain/role';
import { dashboards } from '../support/browser/session';
import { signIn } from '../support/browser/sign-in';
import { expect, test } from '../support/browser/test';

test('each role signs in to its own page and is refused elsewhere', async ({ page }) => {
  for (const [role, path] of Object.entries(dashboards) as [Role, string][]) {
    await test.step(role, async () => {
      await page.goto(paths.login);
      await signIn(page, role);
      await expect(page).toHaveURL(path);
      await page.goto(role === 'admin' ? paths.customerPortal : paths.adminDashboard);
      await expect(page).toHaveURL(paths.unauthorized);
      await expect(page.getByText("You don't have permission to access this page.")).toBeVisible();
      await page.goto(paths.login);
      await expect(page).toHaveURL(path);
      await page.evaluate(() => window.localStorage.clear());
    });
  }
});

test('a driver with an edited role is refused and can log out', async ({ page }) => {
  await page.goto(paths.login);
  await signIn(page, 'driver');
  await expect(page).toHaveURL(paths.driverDashboard);
  await page.evaluate(() => window.localStorage.setItem('userRole', 'superadmin'));
  await page.goto(paths.adminDashboard);
  await expect(page).toHaveURL(paths.unauthorized);
  await expect(page.getByRole('definition').nth(1)).toHaveText('Unknown');
  await page.getByRole('button', { name: 'Logout & Login as Different User' }).click();
  await expect(page).toHaveURL(paths.login);
});
