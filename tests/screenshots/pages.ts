import { resolve } from 'node:path';
import { pages } from '@/config/pages';
import { paths } from '@/config/paths';
import { seedCustomers } from '../../tools/seed/seed-customers';
import { openHydrated } from '../support/browser/hydrated';
import { signIn } from '../support/browser/sign-in';
import { test } from '../support/browser/test';

const folder = resolve(import.meta.dirname, '../../screenshots');

const fileFor = (name: string, width: string) =>
  `${folder}/${name.replace(/^\//, '') || 'home'}-${width}.png`;

for (const { path, visibleTo } of pages) {
  if (visibleTo !== 'everybody' && visibleTo !== 'signed-out') continue;
  test(path, async ({ page }, { project }) => {
    await openHydrated(page, path);
    await page.screenshot({ path: fileFor(path, project.name), fullPage: true });
    for (const [index, tab] of (await page.getByRole('tab').all()).slice(1).entries()) {
      await tab.click();
      await page.screenshot({ path: fileFor(`${path}-tab-${index + 2}`, project.name), fullPage: true });
    }
  });
}

const withCustomers: readonly string[] = [paths.adminDashboard, paths.customerDashboard];

for (const { path, visibleTo: role } of pages) {
  if (role === 'everybody' || role === 'signed-out') continue;
  const hasCustomers = withCustomers.includes(path);
  test(path, async ({ page }, { project }) => {
    const { FIRESTORE_EMULATOR_HOST: host = '', GCLOUD_PROJECT: projectId = '' } = process.env;
    if (hasCustomers) await seedCustomers({ count: 60, host, projectId });
    await page.goto(paths.login);
    await signIn(page, role);
    await page.waitForURL((url) => url.pathname !== paths.login);
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    if (hasCustomers) {
      await page
        .getByRole('button', { name: /^View details/ })
        .first()
        .waitFor();
      await page.getByText('Reading the list').waitFor({ state: 'hidden' });
    }
    await page.screenshot({ path: fileFor(path, project.name) });
    if (!hasCustomers) return;
    const figures = page.getByRole('button', { name: 'Figures' });
    await figures.click();
    await page.screenshot({ path: fileFor(`${path}-figures`, project.name) });
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: /^View details/ })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
    await page.screenshot({ path: fileFor(`${path}-details`, project.name) });
  });
}
