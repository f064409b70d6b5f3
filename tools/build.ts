import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite } from './site-build/build-site';
import { overweight, weightTable } from './site-build/report';
import { runProgram, UserError } from './support/fail';
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
  console.log(weightTable(weights));
  const heavy = overweight(weights).map(({ path }) => path);
  if (heavy.length > 0) throw new UserError(`These pages weigh more than they may: ${heavy.join(', ')}.`);
  return 0;
});
