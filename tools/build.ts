import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWithinLimits } from './site-build/build-within-limits';
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
  await buildWithinLimits(resolve(root, folder), values.demo ? 'demo' : 'production');
  return 0;
});
