import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildFunctions, functionsFolder, requireFunctionsPackages } from './alerts/build-functions.ts';
import { checkSettings, readSettings } from './alerts/check-settings.ts';
import { placeholdersLeft } from './check-content/placeholders.ts';
import { type Command, deploy, deployConfig, parseDeployOptions } from './deploy/deploy.ts';
import { buildSite } from './site-build/build-site';
import { buildVariables } from './site-build/site-target';
import { reportWeights } from './site-build/weights';
import { findEngines } from './support/engines.ts';
import { readEnvFiles } from './support/env-files.ts';
import { requirePassedOn, runProgram, UserError } from './support/fail.ts';
import { readFirebaseConfig } from './support/firebase-config.ts';
import { hostingFor } from './support/hosting-config';
import { root } from './support/project.ts';

/**
 * `npm run deploy`: deploys rules, indexes and the site, if every test passes. `--dry-run` only says how, and
 * `--with-alerts` adds the functions.
 */
await runProgram(async (stop) => {
  requirePassedOn('dry-run', 'with-alerts');
  const options = parseDeployOptions(process.argv.slice(2));
  const variables = buildVariables();
  if (options.withAlerts) {
    requireFunctionsPackages();
    for (const sentence of checkSettings(readSettings(), variables)) console.log(`Warning: ${sentence}`);
  }
  await deploy({
    ...options,
    variables,
    readSources: () => ({
      commit: currentCommit(),
      uncommitted: uncommittedFiles(),
      settings: JSON.stringify((options.withAlerts ? [root, functionsFolder] : [root]).map(readEnvFiles)),
    }),
    missingEngines: findEngines().missing,
    placeholders: placeholdersLeft(variables).map(({ what }) => what),
    run: (command) => runCommand(command, stop),
    build: async () => {
      const config = await buildForDeploy(options.withAlerts);
      return stop.aborted ? undefined : config;
    },
    say: console.log,
  });
  return 0;
});

async function buildForDeploy(withAlerts: boolean): Promise<string> {
  const { firestore, functions, hosting } = readFirebaseConfig();
  const build = await buildSite(join(root, hosting.public), 'production');
  reportWeights(build.weights);
  if (withAlerts) await buildFunctions();
  const config = {
    firestore,
    ...(withAlerts && { functions }),
    hosting: hostingFor(build, relative(root, build.folder)),
  };
  writeFileSync(join(root, deployConfig), JSON.stringify(config, null, 2));
  return deployConfig;
}

function uncommittedFiles(): string[] {
  return git('status', '--porcelain', '-z')
    .split('\0')
    .filter(Boolean)
    .map((entry) => entry.replace(/^.. /, ''));
}

function currentCommit(): string {
  return git('rev-parse', '--short', 'HEAD').trim();
}

function git(...commandLine: string[]): string {
  const { error, status, stdout, stderr } = spawnSync('git', commandLine, { cwd: root, encoding: 'utf8' });
  if (status !== 0) {
    const [said] = error ? [error.message] : stderr.split('\n', 1);
    throw new UserError(
      `The history cannot be read (${said}): deploy from a git repository, with git installed.`,
    );
  }
  return stdout;
}

/** Runs a command to its end, with its output. Gives its exit code, or undefined when it was asked to stop. */
async function runCommand(command: Command, stop: AbortSignal): Promise<number | undefined> {
  if (stop.aborted) return undefined;
  const child = spawn(process.execPath, command.arguments, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...command.environment },
  });
  const end = () => child.kill('SIGTERM');
  stop.addEventListener('abort', end, { once: true });
  const [code] = await once(child, 'exit');
  stop.removeEventListener('abort', end);
  if (stop.aborted) return undefined;
  return typeof code === 'number' ? code : 1;
}
