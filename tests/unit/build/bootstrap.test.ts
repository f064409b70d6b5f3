import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';

const source = readFileSync('src/bootstrap.js', 'utf8');
const html =
  '<div id="root"></div><div id="chunk-failure" hidden><button>Load again</button></div><form></form>';

/** A page without prerendered HTML, which requests its scripts at once. */
function openPage() {
  const { window } = new JSDOM(html, { runScripts: 'outside-only', url: 'http://127.0.0.1/login' });
  const timers: { run: () => void; delay: number }[] = [];
  const { document } = window;
  Object.assign(window, { setTimeout: (run: () => void, delay: number) => timers.push({ run, delay }) });
  Object.defineProperty(window.HTMLScriptElement.prototype, 'noModule', { value: false });
  Object.defineProperty(document, 'currentScript', { value: { dataset: { modules: '/index.js' } } });
  window.eval(source);
  const [form] = document.forms;
  return {
    form,
    notice: document.getElementById('chunk-failure'),
    passTwoMinutes: () => {
      for (const { run } of timers.filter(({ delay }) => delay === 120_000)) run();
    },
    arrive: () => document.querySelector('script')?.dispatchEvent(new window.Event('load')),
  };
}

it('opens a closed form once its script arrives after all', () => {
  const { form, notice, passTwoMinutes, arrive } = openPage();
  passTwoMinutes();
  expect(form?.inert).toBe(true);
  expect(notice?.hidden).toBe(false);
  arrive();
  expect(form?.inert).toBe(false);
  expect(notice?.hidden).toBe(true);
});
