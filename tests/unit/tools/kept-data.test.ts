import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockData } from '../../../tools/support/kept-data';

let folder: string;
let data: string;
let lock: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-data-'));
  data = join(folder, '.emulator/data');
  lock = `${data}.lock`;
});
afterEach(() => rmSync(folder, { recursive: true }));

it('A run claims the data for as long as it takes', () => {
  const unlock = lockData(data);
  expect(readFileSync(lock, 'utf8')).toBe(String(process.pid));
  unlock();
  expect(existsSync(lock)).toBe(false);
});

it('A run is refused in one sentence while another has the data', () => {
  lockData(data);
  writeFileSync(lock, String(process.ppid));
  const names = [data, lock].map((path) => relative('', path));
  expect(() => lockData(data)).toThrow(
    `Another run (process ${process.ppid}) uses the data in ${names[0]}: stop that run, or delete ${names[1]} if there is none, then try again.`,
  );
  expect(readFileSync(lock, 'utf8')).toBe(String(process.ppid));
});

it.each([
  ['was killed', () => String(spawnSync(process.execPath, ['-e', '']).pid)],
  ['wrote half a lock', () => ''],
])('A run takes the data over from one that %s', (_, left) => {
  lockData(data)();
  writeFileSync(lock, left());
  lockData(data);
  expect(readFileSync(lock, 'utf8')).toBe(String(process.pid));
});
