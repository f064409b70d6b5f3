import { isUtf8 } from 'node:buffer';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { loadEnv } from 'vite';
import { UserError } from './fail.ts';
import { root } from './project.ts';

/** @throws {UserError} for a folder, and for a byte order mark or another encoding: Node would lose the first name, or all. */
export function readEnvFile(file: string): string {
  if (statSync(file).isDirectory()) {
    throw new UserError(`${relative(root, file)} is a folder: move it away, then try again.`);
  }
  const content = readFileSync(file);
  const text = content.toString();
  if (isUtf8(content) && !text.startsWith('\ufeff')) return text;
  throw new UserError(
    `${relative(root, file)} cannot be read as it is encoded: save it as UTF-8 without a byte order mark, then try again.`,
  );
}

/**
 * The name and the text of each `.env` file of a folder, without those that editors leave beside them.
 * @throws {UserError} when Vite would misread one of them.
 */
export function readEnvFiles(folder: string): { name: string; text: string }[] {
  return readdirSync(folder)
    .filter((name) => /^\.env(\.(?!swp|bak|orig|example)[\w-]+)*$/.test(name))
    .filter((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.isFile())
    .map((name) => ({ name, text: readEnvFile(join(folder, name)) }));
}

/** Empties in the environment what `.env` files alone set: tests judge the project as it comes. */
export function ignoreEnvFiles(folder = root, environment = process.env): void {
  for (const name of Object.keys(loadEnv('production', folder, 'VITE_'))) environment[name] ??= '';
}
