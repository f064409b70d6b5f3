import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from 'vite';

/**
 * The inline script that starts the application after the first paint. It is the same on every page, so
 * that one hash in the content security policy admits it; the modules stand in its `data-modules`.
 */
export function starterScript(): string {
  const source = readFileSync(join(import.meta.dirname, 'starter.js'), 'utf8');
  return minifySync('starter.js', source).code.trim();
}
