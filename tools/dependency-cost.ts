import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dependencyRows, withRows } from './dependency-cost/dependency-table.ts';
import { measureBuild } from './dependency-cost/measure-build';
import { runProgram, takeWords } from './support/fail.ts';
import { root } from './support/project.ts';

/** `npm run dependency-cost`: measures each runtime dependency in the built site, and writes the README's table. */
await runProgram(async () => {
  takeWords(0);
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const file = join(root, 'README.md');
  const readme = readFileSync(file, 'utf8');
  const rows = dependencyRows(readme, Object.keys(dependencies), await measureBuild());
  console.log(rows.join('\n'));
  writeFileSync(file, withRows(readme, rows));
  return 0;
});
