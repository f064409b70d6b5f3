import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

export interface StaticSite {
  /** Without a slash at the end. */
  address: string;
  close: () => void;
}

/**
 * Serves a folder as a host with a warm cache would: compressed beforehand, hashed files for a year, an address without
 * an ending as its `.html`, and an unknown one as the shell. The emulator of the host compresses each answer anew,
 * on the processor that the browser is measured on.
 */
export async function serveFolder(folder: string): Promise<StaticSite> {
  const compressed = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = findFile(folder, pathname);
    if (!file) return void response.writeHead(404).end();
    const type = types[extname(file)];
    const isHashed = pathname.startsWith('/static/');
    const headers = {
      'content-type': type ?? 'application/octet-stream',
      'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    };
    if (!type) {
      response.writeHead(200, headers);
      return void createReadStream(file).pipe(response);
    }
    const body = compressed.get(file) ?? brotliCompressSync(readFileSync(file));
    compressed.set(file, body);
    response.writeHead(200, { ...headers, 'content-encoding': 'br' }).end(body);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function findFile(folder: string, pathname: string): string | undefined {
  const path = join(folder, normalize(pathname === '/' ? '/index.html' : pathname));
  const shell = extname(path) ? [] : [join(folder, 'app.html')];
  return [path, `${path}.html`, ...shell].find((file) => extname(file) && existsSync(file));
}
