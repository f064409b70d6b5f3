// Starts a program of this folder: `node tools/run.mjs NAME [ARGUMENT …]`. Plain JavaScript on purpose, so that a
// Node too old for everything else still gets as far as the sentence below.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const folder = dirname(fileURLToPath(import.meta.url));
const oldestNode = [20, 19];

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1])) {
  fail(
    `Node ${process.versions.node} is too old: install Node ${oldestNode.join('.')} or newer, then try again.`,
  );
}
if (!existsSync(join(folder, '../node_modules/tsx/package.json'))) {
  fail('The packages this project needs are not installed: run npm ci, then try again.');
}

const [name = ''] = process.argv.splice(2, 1);
const program = join(folder, `${name}.ts`);
if (!existsSync(program)) fail(`tools/ has no program "${name}": npm run lists those there are.`);

const { register } = await import('tsx/esm/api');
register({ tsconfig: join(folder, '../tsconfig.json') });
await import(pathToFileURL(program).href);

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
