import { spawnSync } from 'node:child_process';
import { UserError } from './fail.ts';

const oldestJava = 11;

/** @throws {UserError} when the Firestore emulator could not run for want of Java. */
export function requireJava(): void {
  const { error, status, stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  if (error || status !== 0) {
    throw new UserError(
      `Java is missing, and the Firestore emulator needs it: install Java ${oldestJava} or newer (for example the package default-jre-headless), then try again.`,
    );
  }
  const version = /version "(?:1\.)?(\d+)/.exec(stderr)?.[1];
  if (version && Number(version) < oldestJava) {
    throw new UserError(
      `Java ${version} is too old for the Firestore emulator: install Java ${oldestJava} or newer, then try again.`,
    );
  }
}
