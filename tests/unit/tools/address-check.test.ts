import { once } from 'node:events';
import { type IncomingMessage, request as sendRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { startAddressCheck } from '../../../tools/support/address-check';
import { anyFreePort } from '../../../tools/support/ports';
import { listen } from '../../support/listen';

/** Requests that reached the server behind the check. */
let reached: string[];
let port: number;

beforeEach(async () => {
  reached = [];
  const server = await listen(async (request, response) => {
    const body = await text(request);
    reached.push(`${request.method} ${request.url} ${request.headers['if-none-match']} ${body}`);
    response.writeHead(302, { location: '/', 'x-frame-options': 'DENY' }).end('Moved');
  });
  port = await anyFreePort();
  const check = await startAddressCheck(port, server.port);
  onTestFinished(async () => {
    await check.close();
    await server.close();
  });
});

/** Asks for an address exactly as it stands, which `fetch` would not. */
async function ask(path: string, method = 'GET', body = '') {
  const headers = { 'if-none-match': '"tag"' };
  const request = sendRequest({ host: '127.0.0.1', port, path, method, headers }).end(body);
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

describe('The check before the Hosting emulator', () => {
  it.each(['/%E0%A4%A', '/%', '/contact/%zz', '/%c3%28?a=1'])('answers %s with 400', async (path) => {
    expect(await ask(path)).toMatchObject({ status: 400, body: 'Bad Request' });
    expect(reached).toEqual([]);
  });

  it.each(['/', '/caf%C3%A9?q=%20', '/static/js/a.js'])('passes %s on with its answer', async (path) => {
    expect(await ask(path, 'POST', 'body')).toMatchObject({
      status: 302,
      headers: { location: '/', 'x-frame-options': 'DENY' },
      body: 'Moved',
    });
    expect(reached).toEqual([`POST ${path} "tag" body`]);
  });

  it('passes a page on whose query is malformed, without it', async () => {
    expect(await ask('/contact?company=100%')).toMatchObject({ status: 302 });
    expect(reached).toEqual(['GET /contact "tag" ']);
  });
});
