import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { listen } from '../../tests/support/listen';
import { anyFreePort } from '../../tools/support/ports';
import { root } from '../../tools/support/project';
import { postEvent, type WebhookEvent } from '../src/post';

/** The receiver as docs/operations.md shows it. */
function documentedReceiver(): string {
  const document = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  const blocks = [...document.matchAll(/```js\n(.*?)```/gs)].map(([, code]) => code ?? '');
  return blocks.find((code) => code.includes('alert-signature')) ?? '';
}

const secret = 'a secret of this test';
const event: WebhookEvent = {
  version: 1,
  id: 'one',
  type: 'request.created',
  data: { parish: 'Saint James' },
};
const folder = mkdtempSync(join(tmpdir(), 'receiver-'));
let receiver: ChildProcess;
let url: string;
let printed = '';

beforeAll(async () => {
  const port = await anyFreePort();
  url = `http://127.0.0.1:${port}/`;
  const file = join(folder, 'receiver.mjs');
  writeFileSync(file, documentedReceiver());
  const env = { ...process.env, ALERT_WEBHOOK_SECRET: secret, PORT: String(port) };
  receiver = spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  receiver.stdout?.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  await vi.waitFor(async () => expect((await fetch(url)).status).toBe(401));
});

afterAll(() => {
  receiver.kill();
  rmSync(folder, { recursive: true });
});

it('takes an event with our signature', async () => {
  expect(await postEvent({ url, secret }, event, new Date())).toEqual({ state: 'sent' });
  await expect.poll(() => printed).toContain('Saint James');
});

it.each([
  ['of another secret', 'another secret', new Date()],
  ['of an hour ago', secret, new Date(Date.now() - 60 * 60_000)],
])('refuses a signature %s', async (_, key, at) => {
  expect(await postEvent({ url, secret: key }, event, at)).toEqual({ state: 'refused', reason: 'HTTP 401' });
});

it('follows no redirect', async () => {
  const visits: (string | undefined)[] = [];
  const { port, close } = await listen((request, response) => {
    visits.push(request.url);
    response.writeHead(302, { location: '/elsewhere' }).end();
  });
  const outcome = await postEvent({ url: `http://127.0.0.1:${port}/events`, secret }, event, new Date());
  await close();
  expect(outcome).toEqual({ state: 'refused', reason: 'HTTP 302' });
  expect(visits).toEqual(['/events']);
});
