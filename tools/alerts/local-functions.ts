import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { buildFunctions, functionsFolder, requireFunctionsPackages } from './build-functions.ts';

export interface LocalSettings {
  /** Values of the parameters in functions/src/config.ts. */
  parameters: Readonly<Record<string, string>>;
  secrets: Readonly<Record<string, string>>;
}

/**
 * Builds the functions into a folder for the emulator, with parameters and secrets of this machine alone.
 * @throws {UserError} when their packages are not installed.
 */
export async function prepareLocalFunctions(
  folder: string,
  { parameters, secrets }: LocalSettings,
): Promise<void> {
  requireFunctionsPackages();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await buildFunctions(folder);
  symlinkSync(join(functionsFolder, 'node_modules'), join(folder, 'node_modules'), 'junction');
  // firebase-tools asks for each parameter that has no line.
  const defaults = parseEnv(readFileSync(join(functionsFolder, '.env.example'), 'utf8'));
  const lines = Object.entries({ ...defaults, ...parameters }).map(
    ([name, value]) => `${name}=${JSON.stringify(value)}\n`,
  );
  writeFileSync(join(folder, '.env'), lines.join(''));
  writeFileSync(join(folder, '.secret.local'), `ALERT_SECRETS=${JSON.stringify(JSON.stringify(secrets))}\n`);
}
