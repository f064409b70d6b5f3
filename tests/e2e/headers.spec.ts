import { createHash } from 'node:crypto';
import { paths } from '@/config/paths';
import { expect, test } from '../support/browser/test';
import { listen } from '../support/listen';

/** Everything that a page could ask a browser for, but clipboard-write and web-share: staff hand on what they read. */
const deniedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

const securityHeaders = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
};
const revalidated = 'no-cache';
const keptForAYear = 'public, max-age=31536000, immutable';

const pages = [paths.home, paths.contact, paths.services, paths.login, paths.signup];
const shells = [paths.adminDashboard, paths.driverDashboard, paths.unauthorized, '/nonsense', '/a/b/c'];
const rootFiles = [
  '/favicon.svg',
  '/logo.svg',
  '/manifest.webmanifest',
  '/service-worker.js',
  '/robots.txt',
  '/sitemap.xml',
];

for (const path of [...pages, ...shells, ...rootFiles]) {
  test(`${path} is served with every security header and never from a cache unasked`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()).toMatchObject({ ...securityHeaders, 'cache-control': revalidated });
  });
}

for (const path of [...pages, ...shells]) {
  test(`${path} runs and wears nothing inline but what its policy names by hash`, async ({ request }) => {
    const response = await request.get(path);
    const html = await response.text();
    const scripts = [...html.matchAll(/<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)];
    const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)];
    const [script, style] = [scripts, styles].map((found) => found.map(([, content]) => hash(content)));
    const emulators = [process.env.FIRESTORE_EMULATOR_HOST, process.env.FIREBASE_AUTH_EMULATOR_HOST];
    expect(response.headers()['content-security-policy']).toBe(
      [
        "default-src 'none'",
        `script-src 'self' ${script}`,
        `style-src 'self' ${style}`,
        "img-src 'self'",
        "font-src 'self'",
        `connect-src 'self' ${emulators.map((host) => `http://${host}`).join(' ')}`,
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "object-src 'none'",
      ].join('; '),
    );
    expect(html).not.toMatch(/<[^>]+\s(style|on\w+)="/);
  });
}

test('hashed files are kept for a year and carry every security header', async ({ request }) => {
  const html = await (await request.get(paths.contact)).text();
  const hashed = [...new Set(html.match(/\/static\/[\w./-]+/g))];
  expect(hashed.map((path) => path.split('.').at(-1))).toEqual(expect.arrayContaining(['js', 'woff2']));
  for (const path of hashed) {
    expect(path, 'a hash in the name').toMatch(/-[\w-]{8}\.\w+$/);
    const headers = (await request.get(path)).headers();
    expect(headers, path).toMatchObject({ ...securityHeaders, 'cache-control': keptForAYear });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  }
});

for (const path of [
  '/static/js/home-page-00000000.js',
  '/static/assets/missing.woff2',
  '/static/',
  '/static/js/nothing',
  '/missing.png',
  '/assets/index.js',
  '/.env',
  '/firestore.rules',
  '/.vite/manifest.json',
]) {
  test(`${path} is 404 until it is there`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(await response.text()).not.toContain('id="root"');
    expect(response.headers()).toMatchObject({ ...securityHeaders, 'cache-control': revalidated });
  });
}

for (const [from, to, status] of [
  [paths.forgotPassword, paths.home, 302],
  [paths.terms, paths.home, 302],
  [paths.privacy, paths.home, 302],
  ['/contact.html', paths.contact, 301],
  ['/contact/', paths.contact, 301],
  ['/index.html', paths.home, 301],
] as const) {
  test(`${from} redirects to ${to}`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([status, to]);
  });
}

for (const path of ['//evil.example', '//evil.example/', '/%2F%2Fevil.example/', '/%5Cevil.example/']) {
  test(`${path} leads to no other site`, async ({ request, baseURL }) => {
    const response = await request.get(`${baseURL}${path}`, { maxRedirects: 0 });
    expect(response.headers().location ?? '/').toMatch(/^\/(?![/\\])/);
  });
}

test.describe('from another origin', () => {
  // The browser says why the frame and the picture stay empty. The stranger's page has a port of its own.
  test.use({
    allowedComplaints: [
      /frame-ancestors|X-Frame-Options|ERR_BLOCKED_BY_RESPONSE|^third party asked: http:\/\/127\.0\.0\.1:\d+\/(favicon\.ico)?$/,
    ],
  });

  for (const path of [paths.home, paths.login, paths.adminDashboard]) {
    test(`${path} shows nothing in a frame`, async ({ page, baseURL }) => {
      await using stranger = await serveHtml(`<iframe src="${baseURL}${path}"></iframe>`);
      await page.goto(stranger.address, { waitUntil: 'networkidle' });
      const [frame] = page.mainFrame().childFrames();
      expect(frame).toBeDefined();
      expect(frame?.url()).not.toContain(String(baseURL));
      await expect(page.frameLocator('iframe').locator('#root')).toHaveCount(0);
    });
  }

  test('no picture of the site can be embedded', async ({ page, baseURL }) => {
    await using stranger = await serveHtml(`<img alt="logo" src="${baseURL}/logo.svg">`);
    await page.goto(stranger.address, { waitUntil: 'networkidle' });
    const width = await page.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
    expect(width).toBe(0);
  });
});

const hash = (content = '') => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/** Another site on this machine, with one page. */
async function serveHtml(body: string) {
  const { port, close } = await listen((_, answer) =>
    answer.setHeader('content-type', 'text/html').end(`<!doctype html>${body}`),
  );
  return { address: `http://127.0.0.1:${port}/`, [Symbol.asyncDispose]: close };
}
