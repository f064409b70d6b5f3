// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registerServiceWorker } from './register-service-worker';

vi.mock('@/lib/wait', () => ({ wait: async () => {} }));

const postMessage = vi.fn();
const unregister = vi.fn(async () => true);
const serviceWorker = {
  controller: null,
  register: vi.fn(async () => {}),
  ready: Promise.resolve({ active: { postMessage } }),
  getRegistrations: async () => [{ unregister }],
};

beforeEach(() => {
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('performance', {
    getEntriesByType: () => [
      { name: `${window.location.origin}/static/js/index-1234abcd.js` },
      { name: 'https://firestore.googleapis.com/v1/customers/abc' },
    ],
  });
});
afterEach(() => {
  vi.clearAllMocks();
});

it("reports the site's own fetched files, and no other, to the service worker", async () => {
  vi.stubEnv('DEV', false);
  await registerServiceWorker();
  expect(serviceWorker.register).toHaveBeenCalledExactlyOnceWith('/service-worker.js');
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({
    files: ['/static/js/index-1234abcd.js'],
    wasThere: false,
  });
});

it('registers no worker in development, and removes one that is left', async () => {
  vi.stubEnv('DEV', false);
  vi.stubEnv('VITE_SERVICE_WORKER', 'off');
  await registerServiceWorker();
  expect(unregister).not.toHaveBeenCalled();
  vi.stubEnv('DEV', true);
  await registerServiceWorker();
  expect(unregister).toHaveBeenCalledOnce();
  expect(serviceWorker.register).not.toHaveBeenCalled();
});

it('does nothing in a browser without service workers', async () => {
  vi.stubEnv('DEV', false);
  vi.stubGlobal('navigator', {});
  await registerServiceWorker();
  expect(serviceWorker.register).not.toHaveBeenCalled();
});
