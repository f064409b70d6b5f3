import { resolve } from 'node:path';
import { buildSite } from './site-build/build-site';
import { overweight, weightTable } from './site-build/report';
import { runProgram, UserError } from './support/fail';

/** Builds the site into dist/ and prints what each public page weighs. */
await runProgram(async () => {
  const { weights } = await buildSite(resolve(import.meta.dirname, '../dist'));
  console.log(weightTable(weights));
  const heavy = overweight(weights).map(({ path }) => path);
  if (heavy.length > 0) throw new UserError(`These pages weigh more than they may: ${heavy.join(', ')}.`);
  return 0;
});
