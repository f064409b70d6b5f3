import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The environment that keeps firebase-tools to itself: no report of its use, no question for news of the day, and no
 * meeting in the temporary folder with another run, whose data it would otherwise keep in place of its own.
 */
export function secluded(runFolder: string): Record<string, string> {
  const settings = join(runFolder, 'configstore');
  mkdirSync(settings, { recursive: true });
  writeFileSync(join(settings, 'firebase-tools.json'), JSON.stringify({ motd: { fetched: Date.now() } }));
  return { CI: '1', NO_COLOR: '1', TMPDIR: runFolder, XDG_CONFIG_HOME: runFolder, ...quiet(runFolder) };
}

/**
 * What keeps the Firestore emulator from logging the call stack of every refused request, twice: a run of the
 * rules tests fills hundreds of megabytes with them. Its own errors stay.
 */
function quiet(runFolder: string): Record<string, string> {
  const file = join(runFolder, 'logging.properties');
  writeFileSync(file, 'handlers=java.util.logging.ConsoleHandler\n.level=SEVERE\n');
  const given = process.env.JAVA_TOOL_OPTIONS ?? '';
  return { JAVA_TOOL_OPTIONS: `${given} "-Djava.util.logging.config.file=${file}"`.trim() };
}
