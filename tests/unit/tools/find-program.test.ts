import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { findProgram } from '../../../tools/support/find-program';

it('A program is found on a PATH that holds nothing else, not even the command "which"', () => {
  const folder = mkdtempSync(join(tmpdir(), 'find-program-'));
  vi.stubEnv('PATH', folder);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const name = `chromedriver${process.platform === 'win32' ? '.exe' : ''}`;
  writeFileSync(join(folder, name), '', { mode: 0o755 });
  expect(findProgram('chromium', 'chromedriver')).toBe(join(folder, name));
  expect(findProgram('chromium')).toBeUndefined();
});
