import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pages } from '@/config/pages';
import { root } from '../../../tools/support/project.ts';

interface Icon {
  src: string;
  sizes: string;
}

interface WebManifest {
  id: string;
  start_url: string;
  scope: string;
  icons: Icon[];
  shortcuts: { name: string; url: string; icons: Icon[] }[];
}

const manifest: WebManifest = JSON.parse(readFileSync(join(root, 'public/manifest.webmanifest'), 'utf8'));

it('the installed site has shortcuts to the form and the phone numbers', () => {
  const { id, scope, start_url, shortcuts } = manifest;
  expect([id, scope]).toEqual(['/', '/']);
  expect(shortcuts.map(({ name }) => name)).toEqual(['Request A Quote', 'Call']);
  for (const address of [start_url, ...shortcuts.map(({ url }) => url)]) {
    const { pathname, search } = new URL(address, 'https://site.example');
    expect(pages.map(({ path }) => path)).toContain(pathname);
    // By this the service worker knows that the page is to open at once.
    expect(search).toBe('?home-screen');
  }
});

it.each([...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons)])(
  '$src is there, at $sizes',
  ({ src, sizes }) => {
    const file = readFileSync(join(root, 'public', src));
    if (sizes === 'any') return expect(file.toString()).toContain('<svg');
    expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`).toBe(sizes);
  },
);
