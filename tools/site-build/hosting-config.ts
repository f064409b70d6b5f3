import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { contentSecurityPolicy } from './content-security-policy';

const root = resolve(import.meta.dirname, '../..');

interface HostingOptions {
  folder: string;
  inline: { style: string; script: string };
  port: number;
  /** Addresses of emulators that a demo build talks to. */
  connect: readonly string[];
}

/** Writes firebase.json with a build's folder, its policy and a port of its own, and gives the file's name. */
export function writeEmulatedHosting({ folder, inline, port, connect }: HostingOptions): string {
  const { hosting } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'));
  const policy = contentSecurityPolicy({ inline, connect, upgradeInsecureRequests: false });
  hosting.public = relative(root, folder);
  hosting.headers[0].headers.push({ key: 'Content-Security-Policy', value: policy });
  const file = join(root, `.firebase.hosting-${port}.json`);
  const emulators = { hosting: { host: '127.0.0.1', port }, ui: { enabled: false }, singleProjectMode: true };
  writeFileSync(file, JSON.stringify({ hosting, emulators }));
  return file;
}
