// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const url = 'https://errors.example/collect';
const sendBeacon = vi.fn(() => true);

/** A fresh module for each page view. */
async function reporter() {
  vi.resetModules();
  return import('./report-error');
}

/** Resolves once the reporting script has loaded and every report is sent. */
async function settled() {
  await import('./error-beacon');
  await new Promise((resolve) => setTimeout(resolve));
}

/** The reports that were sent. */
const reports = () => sendBeacon.mock.calls.map((call: unknown[]) => JSON.parse(String(call[1])));

function bug(at = '12:345', message = 'marcia@buyer.example is not a function') {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n    at send (https://www.islandfuel.example/static/js/contact-form-Ab3_-x1.js:${at})\n    at https://www.islandfuel.example/static/js/react-Zz9.js?email=marcia:1:2\n    at https://evil.example/other.js:3:4`;
  return error;
}

beforeEach(() => {
  vi.stubEnv('DEV', false);
  vi.stubEnv('VITE_ERRORS_URL', url);
  vi.stubGlobal('navigator', { ...navigator, sendBeacon });
  window.history.replaceState(null, '', '/contact?email=marcia#x');
  document.head.innerHTML =
    '<script type="module" src="https://www.islandfuel.example/static/js/index-Q1w2e3.js"></script>';
});

afterEach(() => {
  sendBeacon.mockClear();
  document.head.innerHTML = '';
});

it('sends the kind of a bug, where it happened, the page and the build, and nothing personal', async () => {
  const { reportError } = await reporter();
  reportError(bug());
  await settled();
  expect(sendBeacon).toHaveBeenCalledExactlyOnceWith(url, expect.any(String));
  expect(reports()).toEqual([
    {
      name: 'TypeError',
      stack: ['contact-form-Ab3_-x1.js:12:345', 'react-Zz9.js:1:2'],
      page: '/contact',
      build: 'index-Q1w2e3.js',
    },
  ]);
});

it('reports a thrown value that is no error by its type', async () => {
  const { reportError } = await reporter();
  reportError('marcia@buyer.example');
  await settled();
  expect(reports()).toMatchObject([{ name: 'string', stack: [] }]);
});

it('reports one bug once a page view, and ten at most', async () => {
  const { reportError } = await reporter();
  reportError(bug());
  reportError(bug());
  await settled();
  expect(sendBeacon).toHaveBeenCalledTimes(1);
  for (let line = 1; line < 30; line++) reportError(bug(`${line}:1`));
  await settled();
  expect(sendBeacon).toHaveBeenCalledTimes(10);
});

it('does not report missing scripts and database errors', async () => {
  const { reportError } = await reporter();
  reportError(new TypeError('Failed to fetch dynamically imported module: /x.js'));
  reportError(Object.assign(new Error('refused'), { name: 'DataError' }));
  reportError(new Error('list', { cause: Object.assign(new Error('refused'), { name: 'DataError' }) }));
  await settled();
  expect(sendBeacon).not.toHaveBeenCalled();
});

it('sends nothing without an address, and prints nothing outside development', async () => {
  vi.stubEnv('VITE_ERRORS_URL', '');
  const { reportError } = await reporter();
  reportError(bug());
  await settled();
  expect(sendBeacon).not.toHaveBeenCalled();
});

it('reports uncaught errors and rejections', async () => {
  const { reportUncaughtErrors } = await reporter();
  reportUncaughtErrors();
  window.dispatchEvent(new ErrorEvent('error', { error: bug('1:1') }));
  // A file that fails to load causes an event without an error.
  window.dispatchEvent(new ErrorEvent('error'));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: bug('2:2') }));
  await settled();
  expect(reports().map(({ stack }) => stack[0])).toEqual([
    'contact-form-Ab3_-x1.js:1:1',
    'contact-form-Ab3_-x1.js:2:2',
  ]);
});
