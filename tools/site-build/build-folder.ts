import { existsSync, readdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { UserError } from '../support/fail.ts';
import { root } from '../support/project.ts';

/**
 * The folder to build into, which the build empties: `dist`, whatever an interrupted build left there, or the one named.
 * @throws {UserError} when a named folder holds something else than a built site, or two are named.
 */
export function buildFolder([name, tooMuch]: readonly string[], project = root): string {
  if (tooMuch) throw new UserError(`A build has one folder: leave out ${tooMuch}.`);
  const folder = resolve(project, name ?? 'dist');
  if (name && !mayBeEmptied(folder)) {
    throw new UserError(
      `${folder} holds something else than a built site: name a folder that is new or empty.`,
    );
  }
  return folder;
}

function mayBeEmptied(folder: string): boolean {
  if (!existsSync(folder)) return true;
  const files = statSync(folder).isDirectory() ? readdirSync(folder) : [folder];
  return files.length === 0 || files.includes('app.html');
}
