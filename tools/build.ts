import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite } from './site-build/build-site';
import { reportWeights } from './site-build/weights';
import { runProgram } from './support/fail';
import { root } from './support/project';

/**
 * `npm run build` builds the site for production, `npm run build:demo` for the emulators, into dist/ or the folder
 * named, and prints what each public page weighs.
 */
await runProgram(async () => {
  const { values, positionals } = parseArgs({
    options: { demo: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [folder = 'dist'] = positionals;
  const { weights } = await buildSite(resolve(root, folder), values.demo ? 'demo' : 'production');
  reportWeights(weights);
  return 0;
});
