// Starts a program of this folder: `node tools/run.mjs NAME [ARGUMENT …]`. Plain JavaScript on purpose: a Node too old
// for everything else still gets as far as the sentence below.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const folder = dirname(fileURLToPath(import.meta.url));
const { engines } = JSON.parse(readFileSync(join(folder, '../package.json'), 'utf8'));
if (!fits(process.versions.node, engines.node)) {
  fail(
    `Node ${process.versions.node} is none of those that this project runs on (${engines.node}): install one of them, then try again.`,
  );
}
if (!existsSync(join(folder, '../node_modules/tsx/package.json'))) {
  failWithoutPackages();
}

const [name = ''] = process.argv.splice(2, 1);
const program = join(folder, `${name}.ts`);
if (!existsSync(program)) fail(`tools/ has no program "${name}": npm run lists those there are.`);

const { register } = await import('tsx/esm/api');
register({ tsconfig: join(folder, '../tsconfig.json') });
await import(pathToFileURL(program).href).catch((error) => {
  if (error?.code !== 'ERR_MODULE_NOT_FOUND' || !error.message.startsWith('Cannot find package')) throw error;
  failWithoutPackages();
});

/** With NODE_ENV=production npm leaves most of them out by itself. */
function failWithoutPackages() {
  fail('The packages this project needs are not all installed: run npm ci --include=dev, then try again.');
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Whether a version fits a range of the kind "^20.19.0 || >=24.0.0"; packages that judge any range come with npm ci. */
function fits(version, range) {
  const [major, minor, patch] = numbersOf(version);
  return range.split('||').some((part) => {
    const [leastMajor, leastMinor, leastPatch] = numbersOf(part);
    if (major !== leastMajor) return part.includes('>=') && major > leastMajor;
    return minor > leastMinor || (minor === leastMinor && patch >= leastPatch);
  });
}

function numbersOf(version) {
  return version.match(/\d+/g).map(Number);
}
