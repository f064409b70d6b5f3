import { existsSync, readdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite } from './site-build/build-site';
import { reportWeights } from './site-build/weights';
import { runProgram, UserError } from './support/fail';
import { root } from './support/project';

/**
 * `npm run build` builds the site for production, `npm run build:demo` for the emulators. Both write into dist/ or the
 * folder named, and print the weight of each public page.
 */
await runProgram(async () => {
  const { values, positionals } = parseArgs({
    options: { demo: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [name = 'dist', tooMuch] = positionals;
  if (tooMuch) throw new UserError(`A build has one folder: leave out ${tooMuch}.`);
  const folder = resolve(root, name);
  keepWhatIsNoSite(folder);
  const { weights } = await buildSite(folder, values.demo ? 'demo' : 'production');
  reportWeights(weights);
  return 0;
});

/** A build empties its folder. */
function keepWhatIsNoSite(folder: string): void {
  if (!existsSync(folder)) return;
  const files = statSync(folder).isDirectory() ? readdirSync(folder) : [folder];
  if (files.length === 0 || files.includes('app.html')) return;
  throw new UserError(
    `${folder} holds something else than a built site: name a folder that is new or empty.`,
  );
}
