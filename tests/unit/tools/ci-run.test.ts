import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

/** Runs .ci/run with programs in place of those that change the computer; gives what each was told, in order. */
function callsOfCiRun(): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'ci-run-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const log = join(folder, 'log');
  const stub = `#!/bin/sh\necho "$(basename "$0") $* in $CHROMIUM_PATH, $SECOND_CHROMIUM_PATH" >> '${log}'\n`;
  for (const name of ['apt-get', 'npm']) writeFileSync(join(folder, name), stub, { mode: 0o755 });
  writeFileSync(join(folder, 'sudo'), '#!/bin/sh\nshift\nexec "$@"\n', { mode: 0o755 });
  const { CHROMIUM_PATH: _, SECOND_CHROMIUM_PATH: __, ...environment } = process.env;
  const { status, stderr } = spawnSync('bash', [resolve('.ci/run')], {
    encoding: 'utf8',
    env: { ...environment, PATH: `${folder}:${process.env.PATH}` },
  });
  expect(status, stderr).toBe(0);
  return readFileSync(log, 'utf8').trim().split('\n');
}

it('a CI run installs the README’s packages and tests in both browsers', () => {
  const [packages, ...others] = [...readFileSync('README.md', 'utf8').matchAll(/apt-get install (.*)/g)];
  expect(others).toEqual([]);
  const calls = callsOfCiRun();
  const installs = calls.filter((call) => call.startsWith('apt-get'));
  expect(installs).toEqual(['apt-get update in , ', `apt-get install --yes ${packages?.[1]} in , `]);
  expect(calls.filter((call) => call.startsWith('npm'))).toEqual([
    'npm ci in , ',
    'npm ci --prefix functions in , ',
    'npm test in chromium-headless-shell, chromium',
  ]);
  expect(packages?.[1]?.split(' ')).toEqual(expect.arrayContaining(['chromium-headless-shell', 'chromium']));
});
