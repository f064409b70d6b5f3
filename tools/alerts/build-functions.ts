import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { UserError } from '../support/fail.ts';
import { root } from '../support/project.ts';

export const functionsFolder = join(root, 'functions');

/** @throws {UserError} when the packages of functions/ are not installed. */
export function requireFunctionsPackages(): void {
  if (existsSync(join(functionsFolder, 'node_modules'))) return;
  throw new UserError(
    'The packages of the alerts are not installed: run npm ci --prefix functions, then try again.',
  );
}

/** Installed from functions/package.json where the functions run; all else is bundled. */
const installed = /^(firebase-admin|firebase-functions|nodemailer|web-push)(\/|$)/;

/**
 * Bundles the functions, with what they use of the site, into a folder that firebase-tools takes as their source.
 * @param folder functions/ itself for a deploy.
 */
export async function buildFunctions(folder = functionsFolder): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    envPrefix: 'VITE_COMPANY_',
    resolve: { alias: { '@': join(root, 'src') } },
    ssr: { noExternal: true },
    build: {
      ssr: join(functionsFolder, 'src/index.ts'),
      outDir: join(folder, 'lib'),
      emptyOutDir: true,
      target: 'node22',
      rolldownOptions: { external: installed, output: { entryFileNames: 'index.js', codeSplitting: false } },
    },
  });
  if (folder === functionsFolder) return;
  for (const name of ['package.json', 'package-lock.json'])
    copyFileSync(join(functionsFolder, name), join(folder, name));
}
