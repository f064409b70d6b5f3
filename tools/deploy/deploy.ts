import { parseArgs } from 'node:util';
import { lackingValues } from '../site-build/lacking-values';
import { hasServiceWorker } from '../site-build/site-target';
import { UserError } from '../support/fail.ts';

export interface Command {
  arguments: readonly string[];
  environment?: Readonly<Record<string, string>>;
}

export interface Deployment {
  variables: Readonly<Record<string, string>>;
  /** `settings` is the text of the `.env` files, which no commit holds. */
  readSources: () => { commit: string; uncommitted: readonly string[]; settings: string };
  /** Engines that a test needs and this machine lacks. */
  missingEngines: readonly string[];
  isDryRun: boolean;
  /** Whether it also deploys the functions that alert people. */
  withAlerts: boolean;
  placeholders: readonly string[];
  /** Runs a command to its end and gives its exit code, or undefined when somebody stopped it. */
  run: (command: Command) => Promise<number | undefined>;
  /** Builds for production. Gives the name of a firebase.json with its policy, or undefined when somebody stopped it. */
  build: () => Promise<string | undefined>;
  say: (line: string) => void;
}

export const deployConfig = '.firebase.deploy.json';
const stoppedBefore = 'Nothing was deployed, as it was stopped.';

/**
 * Deploys rules, indexes and the site, if every test passes.
 * @throws {UserError} when it refuses, is stopped, or something that it runs fails. Nothing is deployed then, unless
 * firebase-tools failed or was stopped.
 */
export async function deploy({ variables, run, build, say, ...options }: Deployment): Promise<void> {
  const projectId = requireRealProject(variables);
  const { commit, uncommitted, settings } = options.readSources();
  requireCommitted(uncommitted);
  requireEngines(options.missingEngines);
  const test = testCommand(variables);
  const upload = (config: string) =>
    firebaseCommand(projectId, { commit, config, withAlerts: options.withAlerts });
  warnOfPlaceholders(options.placeholders, say);
  if (!hasServiceWorker(variables))
    say('This deploy takes the service worker away (VITE_SERVICE_WORKER=off).');
  if (options.isDryRun) {
    say(`These commands would deploy ${commit} to ${projectId}:`);
    for (const line of [show(test), 'npm run build', show(upload(deployConfig))]) {
      say(`  ${line}`);
    }
    return;
  }
  const tested = await run(test);
  if (tested === undefined) throw new UserError(stoppedBefore);
  if (tested !== 0) throw new UserError('Nothing was deployed, as a test failed.');
  say(`\nBuilding ${commit} for ${projectId} …`);
  const config = await build();
  if (config === undefined) throw new UserError(stoppedBefore);
  const sources = options.readSources();
  if (sources.commit !== commit || sources.uncommitted.length > 0)
    throw new UserError('Nothing was deployed, as the sources changed since the tests began.');
  if (sources.settings !== settings)
    throw new UserError('Nothing was deployed, as a .env file changed since the tests began: try again.');
  const deployed = await run(upload(config));
  if (deployed === undefined) {
    throw new UserError('Stopped: a part may be deployed already, and npm run deploy deploys all of it.');
  }
  if (deployed !== 0) {
    throw new UserError(
      'firebase-tools could not finish: its last lines say why; if nobody is signed in to it, run npx firebase login.',
    );
  }
  say(`\n${commit} is deployed to ${projectId}.`);
}

/** Placeholders are no reason to refuse: the owner knows whether a trial may show them. */
function warnOfPlaceholders(placeholders: readonly string[], say: Deployment['say']): void {
  if (placeholders.length === 0) return;
  say(`Warning: visitors will read placeholders (npm run check:content): ${placeholders.join('; ')}.`);
}

/** The tests judge the project as it comes, not one company's details; none may be skipped before a deploy. */
function testCommand(variables: Deployment['variables']): Command {
  const none = Object.fromEntries(Object.keys(variables).map((name) => [name, '']));
  return { arguments: ['tools/run.mjs', 'test'], environment: { ...none, CI: 'true' } };
}

interface Upload {
  commit: string;
  config: string;
  withAlerts: boolean;
}

function firebaseCommand(projectId: string, { commit, config, withAlerts }: Upload): Command {
  const only = `firestore:rules,firestore:indexes,hosting${withAlerts ? ',functions:alerts' : ''}`;
  return {
    arguments: [
      ...['node_modules/firebase-tools/lib/bin/firebase.js', 'deploy', '--project', projectId],
      ...['--config', config, '--only', only, '--message', commit],
    ],
  };
}

const show = ({ arguments: words }: Command) => ['node', ...words].join(' ');

/** @throws {UserError} for anything but `--dry-run` and `--with-alerts`. */
export function parseDeployOptions(
  commandLine: readonly string[],
): Pick<Deployment, 'isDryRun' | 'withAlerts'> {
  try {
    const { values } = parseArgs({
      args: [...commandLine],
      options: {
        'dry-run': { type: 'boolean', default: false },
        'with-alerts': { type: 'boolean', default: false },
      },
    });
    return { isDryRun: values['dry-run'], withAlerts: values['with-alerts'] };
  } catch {
    throw new UserError('The only options are --dry-run and --with-alerts: npm run deploy -- --dry-run.');
  }
}

/**
 * The project that the public site belongs to.
 * @throws {UserError} naming every variable that is missing or wrong.
 */
function requireRealProject(variables: Readonly<Record<string, string | undefined>>): string {
  const lacking = lackingValues(variables);
  if (lacking.length > 0) {
    throw new UserError(
      `Nothing can be deployed without ${lacking.join(', ')}: set every one in the environment or in .env (.env.example explains them).`,
    );
  }
  return variables.VITE_FIREBASE_PROJECT_ID?.trim() ?? '';
}

/**
 * Demands that a deployed state can be found again in the history.
 * @throws {UserError} naming the first files that are not committed.
 */
function requireCommitted(files: readonly string[]): void {
  if (files.length === 0) return;
  const more = files.length > 3 ? ` and ${files.length - 3} more` : '';
  throw new UserError(
    `A deployed state must be committed, and these files are not: ${files.slice(0, 3).join(', ')}${more}.`,
  );
}

/** @throws {UserError} naming each engine: without one the tests fail, after all of them ran. */
function requireEngines(missing: readonly string[]): void {
  if (missing.length === 0) return;
  throw new UserError(
    `A deploy tests in every engine, and these cannot start here: ${missing.join(', ')}. The README names their packages.`,
  );
}
