import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { listen } from '../../tests/support/listen';

const textTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

const otherTypes: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

export interface StaticSite {
  /** Without a slash at the end. */
  address: string;
  close: () => Promise<void>;
}

interface ServeOptions {
  /** The way to read each page: as it is built, without its scripts, or made by scripts alone. */
  variant?: PageVariant;
  /** A network as slow as this for whoever asks, a service worker too. */
  network?: { latency: number; bytesPerSecond: number };
}

export const pageVariants = ['built', 'plain', 'spa'] as const;

export type PageVariant = (typeof pageVariants)[number];

/**
 * Serves a folder as a host with a warm cache would: compressed beforehand, and hashed files for a year. An address
 * without an ending is its `.html`, and an unknown one the shell. The emulator of the host compresses each answer again,
 * on the processor that the browser is measured on.
 */
export async function serveFolder(folder: string, options: ServeOptions = {}): Promise<StaticSite> {
  const { variant = 'built', network } = options;
  const compressed = new Map<string, Buffer>();
  const { port, close } = await listen(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = findFile(folder, variant === 'spa' && !extname(pathname) ? '/app.html' : pathname);
    if (!file) return void response.writeHead(404).end();
    const ending = extname(file);
    const type = textTypes[ending] ?? otherTypes[ending];
    const isHashed = pathname.startsWith('/static/');
    const headers = {
      'content-type': type ?? 'application/octet-stream',
      'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    };
    if (!textTypes[ending]) {
      if (network) await wait(network.latency + (statSync(file).size / network.bytesPerSecond) * 1000);
      response.writeHead(200, headers);
      return void createReadStream(file).pipe(response);
    }
    const body = compressed.get(file) ?? brotliCompressSync(readVariant(file, variant));
    compressed.set(file, body);
    if (network) await wait(network.latency + (body.length / network.bytesPerSecond) * 1000);
    response.writeHead(200, { ...headers, 'content-encoding': 'br' }).end(body);
  });
  return { address: `http://127.0.0.1:${port}`, close };
}

/** A page without scripts keeps its structured data, which nothing runs. */
function readVariant(file: string, variant: PageVariant): Buffer | string {
  if (variant !== 'plain' || extname(file) !== '.html') return readFileSync(file);
  return readFileSync(file, 'utf8')
    .replace(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link[^>]*rel="modulepreload"[^>]*>/g, '');
}

function findFile(folder: string, pathname: string): string | undefined {
  const path = join(folder, normalize(pathname === '/' ? '/index.html' : pathname));
  const shell = extname(path) ? [] : [join(folder, 'app.html')];
  return [path, `${path}.html`, ...shell].find((file) => extname(file) && existsSync(file));
}
