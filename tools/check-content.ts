import { readSettings } from './alerts/check-settings.ts';
import { placeholdersLeft } from './check-content/placeholders.ts';
import { welcomeGap } from './check-content/welcome-gap.ts';
import { buildVariables } from './site-build/site-target';
import { runProgram, takeWords } from './support/fail.ts';

/** `npm run check:content`: names every placeholder that visitors would still read. A list is no failure. */
await runProgram(async () => {
  takeWords(0);
  const left = placeholdersLeft(buildVariables());
  const gap = welcomeGap(readSettings());
  for (const { what, file, variable } of left) {
    console.log(variable ? `.env: ${what} (${variable})` : `${file}: ${what}`);
  }
  if (gap) console.log(gap);
  console.log(left.length === 0 ? 'No placeholder is left.' : `${left.length} placeholders to replace.`);
  return 0;
});
