import { parseArgs } from 'node:util';
import { UserError } from '../support/fail.ts';

/** @throws {UserError} for anything but `--dry-run`. */
export function parseDeployOptions(commandLine: readonly string[]): { isDryRun: boolean } {
  try {
    const { values } = parseArgs({
      args: [...commandLine],
      options: { 'dry-run': { type: 'boolean', default: false } },
    });
    return { isDryRun: values['dry-run'] };
  } catch {
    throw new UserError('The only option is --dry-run: npm run deploy -- --dry-run.');
  }
}
