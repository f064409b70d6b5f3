import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, vi } from 'vitest';
import packageJson from '../../../package.json';
import { runTool } from '../../support/run-tool';

function saidTo(version: string): string {
  const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`;
  const { stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`, 'tools/run.mjs', 'nothing'],
    { encoding: 'utf8' },
  );
  return stderr.trim();
}

it.each(['18.20.8', '20.18.3', '21.7.0', '23.11.1'])(
  'Node %s is refused in one sentence, which names the engines of package.json',
  (version) => {
    expect(saidTo(version)).toBe(
      `Node ${version} is none of those that this project runs on (${packageJson.engines.node}): install one of them, then try again.`,
    );
  },
);

it.each(['20.19.0', '22.20.1', '24.0.0', '26.1.0'])('Node %s runs the programs', (version) =>
  expect(saidTo(version)).toBe('tools/ has no program "nothing": npm run lists those there are.'),
);

/** The output of a program that imports the package "absent", in a project with these packages. */
function saidWith(putPackages: (nodeModules: string) => void): string {
  const project = mkdtempSync(join(tmpdir(), 'project-'));
  mkdirSync(join(project, 'tools'));
  for (const file of ['package.json', 'tsconfig.json', 'tools/run.mjs'])
    copyFileSync(file, join(project, file));
  writeFileSync(join(project, 'tools/program.ts'), "import 'absent';");
  putPackages(join(project, 'node_modules'));
  const { stderr } = spawnSync(process.execPath, ['tools/run.mjs', 'program'], {
    cwd: project,
    encoding: 'utf8',
  });
  rmSync(project, { recursive: true });
  return stderr;
}

it.each([
  ['no packages', mkdirSync],
  ['all packages but one', (folder: string) => symlinkSync(resolve('node_modules'), folder)],
])('A project with %s asks for them in one sentence', (_, putPackages) => {
  expect(saidWith(putPackages)).toBe(
    'The packages this project needs are not all installed: run npm ci --include=dev, then try again.\n',
  );
});

it.each([
  ['preview', 'now'],
  ['check-content', '--fix'],
  ['test', 'unit'],
  ['serve-test-sites', 'demo'],
  ['build', '--demp'],
  ['../bench/run', 'list', 'pages'],
  ['../bench/run', 'nothing'],
  ['../tests/rules/mutants/run', 'customers'],
  ['../tests/faults/office-mutants/run', 'status'],
])('%s refuses %s in one line', async (name, ...words) => {
  const { code, stdout, stderr } = await runTool(name, ...words);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(/^(Unexpected|Unknown|That is too much|There is no).*\n$/);
});

it.each([
  ['deploy', 'dry-run'],
  ['deploy', 'with-alerts'],
])('%s refuses to run without the option --%s that npm kept for itself', async (name, option) => {
  vi.stubEnv('npm_lifecycle_event', name);
  vi.stubEnv(`npm_config_${option.replace('-', '_')}`, 'true');
  expect(await runTool(name)).toEqual({
    code: 1,
    stdout: '',
    stderr: `npm kept --${option} for itself: write -- before the options, as in npm run ${name} -- --${option}.\n`,
  });
});

it.each([
  ['deploy', "'dry-run', 'with-alerts'"],
  ['start', "'with-alerts'"],
  ['staff', "'create', 'name'"],
  ['seed', "'count'"],
  ['build', "'demo'"],
])('%s requires that npm passed on %s', (name, options) => {
  expect(readFileSync(`tools/${name}.ts`, 'utf8')).toContain(`requirePassedOn(${options});`);
});

it.each(Object.entries(packageJson.scripts))(
  'The script %s leaves the emulators to a program of ours, which reads its words first',
  (_, script) => {
    expect(script).not.toMatch(/with-emulators .*run\.mjs/);
  },
);
