import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ignoreEnvFiles, readEnvFile, readEnvFiles } from '../../../tools/support/env-files';

const folder = mkdtempSync(join(tmpdir(), 'env-'));
afterAll(() => rmSync(folder, { recursive: true }));

const line = 'VITE_COMPANY_NAME="Ángel’s Fuel"\n';
const check = (content: Buffer) => () => {
  writeFileSync(join(folder, '.env'), content);
  readEnvFiles(folder);
};

it('A .env file may be plain UTF-8', () => {
  expect(check(Buffer.from(line))).not.toThrow();
  expect(check(Buffer.from(''))).not.toThrow();
});

it('A .env file is read again after a change', () => {
  writeFileSync(join(folder, '.env'), line);
  const before = readEnvFiles(folder);
  writeFileSync(join(folder, '.env.production.local'), 'VITE_COMPANY_TOWN=Mandeville\n');
  expect(readEnvFiles(folder)).toEqual([
    ...before,
    { name: '.env.production.local', text: 'VITE_COMPANY_TOWN=Mandeville\n' },
  ]);
  rmSync(join(folder, '.env.production.local'));
});

it.each(['.env.swp', '.env.bak', '.env~', '.envrc'])('A file %s is none of the .env files', (name) => {
  writeFileSync(join(folder, '.env'), line);
  const before = readEnvFiles(folder);
  writeFileSync(join(folder, name), line);
  expect(readEnvFiles(folder)).toEqual(before);
  rmSync(join(folder, name));
});

it.each([
  ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${line}`)],
  ['UTF-16', Buffer.from(`\ufeff${line}`, 'utf16le')],
  ['Latin 1', Buffer.from(line, 'latin1')],
])('A .env file is refused in %s', (_, content) => {
  expect(check(content)).toThrow(/\.env cannot be read as it is encoded: save it as UTF-8 without/);
});

it('A folder in the place of a .env file is refused in a sentence', () => {
  const inPlace = join(folder, 'functions.env');
  mkdirSync(inPlace);
  expect(() => readEnvFile(inPlace)).toThrow(/functions\.env is a folder: move it away, then try again\.$/);
});

it('Tests ignore what a .env file alone sets', () => {
  writeFileSync(join(folder, '.env'), `${line}VITE_FIREBASE_PROJECT_ID=kept\nVITE_COMPANY_TOWN=Mandeville\n`);
  const environment: NodeJS.ProcessEnv = { VITE_FIREBASE_PROJECT_ID: 'demo-fuel-test' };
  ignoreEnvFiles(folder, environment);
  expect(environment).toMatchObject({
    VITE_COMPANY_NAME: '',
    VITE_COMPANY_TOWN: '',
    VITE_FIREBASE_PROJECT_ID: 'demo-fuel-test',
  });
});
