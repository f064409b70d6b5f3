import { once } from 'node:events';
import { get, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliSize } from '../../../tools/site-build/weights';
import { listen } from '../listen';

/** A whole answer of the host for an address; undefined leaves it to the host, `never` to nobody. */
type Answer = { type: string; body: string; status?: number } | 'never' | undefined;
type Instead = (path: string) => Answer | Promise<Answer>;

export interface Host {
  /** Without a slash at the end. */
  address: string;
  /** The requests in order, with their bytes; none for cached files. */
  requests: { path: string; bytes: number }[];
  /** From now on answers differently. */
  answer: (instead: Instead | undefined) => void;
  /** Serves the same site with other names for all scripts, and takes the old ones away, or back. */
  deploy: () => void;
  close: () => Promise<void>;
}

const scriptName = /-([\w-]{8})\.js\b/g;
const rename = (text: string) =>
  text.replace(scriptName, (_, hash: string) => `-${[...hash].reverse().join('')}.js`);

/**
 * Stands between the browser and the host of a site. Pages, scripts and the service worker come through it. So a fault,
 * a log-in page or a new build meets the service worker's own requests, too.
 */
export async function startHost(site: string): Promise<Host> {
  const requests: Host['requests'] = [];
  let instead: Instead | undefined;
  let isRenamed = false;

  async function serve(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    const other = await instead?.(path);
    if (other === 'never') return;
    if (other) {
      answer.writeHead(other.status ?? 200, { 'content-type': other.type }).end(other.body);
      return;
    }
    const known = request.headers['if-none-match'];
    // A deploy while the site answers must not put the new build's text under an old name.
    const isOfNewBuild = isRenamed;
    const page = await ask(`${site}${isOfNewBuild ? rename(path) : path}`);
    const type = page.headers['content-type'] ?? '';
    const isText = isOfNewBuild && /html|javascript/.test(type);
    const body = isText ? rename(page.content.toString()) : page.content;
    const etag = `${isOfNewBuild ? 'W/' : ''}${page.headers.etag ?? '""'}`;
    const headers: Record<string, string> = { 'content-type': type, etag };
    for (const name of ['cache-control', 'content-security-policy', 'location'] as const) {
      const value = page.headers[name];
      if (typeof value === 'string') headers[name] = value;
    }
    const isKnown = page.status === 200 && known === etag;
    requests.push({
      path,
      // Weighed only when somebody asks: it takes seconds, for which nobody would be answered.
      get bytes() {
        return isKnown ? 0 : brotliSize(Buffer.from(body));
      },
    });
    answer.writeHead(isKnown ? 304 : page.status, headers).end(isKnown ? undefined : body);
  }

  const { port, close } = await listen((request, answer) => void serve(request, answer));
  return {
    address: `http://127.0.0.1:${port}`,
    requests,
    answer: (next) => {
      instead = next;
    },
    deploy: () => {
      isRenamed = !isRenamed;
    },
    close,
  };
}

/** Fetches over a new connection: a kept one may close at the moment of its reuse. */
async function ask(address: string) {
  const [answer] = (await once(get(address, { agent: false }), 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 500, headers: answer.headers, content: await buffer(answer) };
}
