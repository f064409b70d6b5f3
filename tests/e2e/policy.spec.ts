import { paths } from '@/config/paths';
import { expect, test } from '../support/browser/test';

// Every test fails on such complaints (tests/support/browser/test.ts), so each page and state is judged where it is shown.
test.use({ allowedComplaints: [/Content Security Policy|evil\.example/] });

test('the browser complains of an inline script, an inline handler and a stranger’s picture', async ({
  page,
  complaints,
}) => {
  await page.goto(paths.home);
  await page.evaluate(() => {
    const script = Object.assign(document.createElement('script'), { textContent: 'window.attacked = 1' });
    document.body.append(script, Object.assign(new Image(), { src: 'https://evil.example/x.png' }));
    document.body.insertAdjacentHTML('beforeend', '<img src="/logo.svg" onload="window.attacked = 1">');
  });
  for (const complaint of [/inline script/, /inline event handler/, /loading the image/i])
    await expect.poll(() => complaints).toContainEqual(expect.stringMatching(complaint));
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
});

test.describe('without the policy', () => {
  test.use({ bypassCSP: true });

  test('a request to a third party is noticed', async ({ page, complaints }) => {
    await page.route('https://evil.example/', (route) =>
      route.fulfill({ headers: { 'access-control-allow-origin': '*' } }),
    );
    await page.goto(paths.home);
    await page.evaluate(() => fetch('https://evil.example/'));
    expect(complaints).toContain('third party asked: https://evil.example/');
  });
});
