import { parseArgs } from 'node:util';
import { buildFolder } from './site-build/build-folder.ts';
import { buildSite } from './site-build/build-site';
import { reportWeights } from './site-build/weights';
import { requirePassedOn, runProgram } from './support/fail';

/**
 * `npm run build` builds the site for production, `npm run build:demo` for the emulators. Both write into dist/ or the
 * folder named, and print the weight of each public page.
 */
await runProgram(async () => {
  requirePassedOn('demo');
  const { values, positionals } = parseArgs({
    options: { demo: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const folder = buildFolder(positionals);
  const { weights } = await buildSite(folder, values.demo ? 'demo' : 'production');
  reportWeights(weights);
  return 0;
});
