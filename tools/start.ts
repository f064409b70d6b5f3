import { parseArgs } from 'node:util';
import { requirePassedOn, runProgram, UserError } from './support/fail.ts';
import { startPorts } from './support/ports.ts';
import { runSite } from './support/run-site.ts';
import { serveSite } from './support/serve-site.ts';

/**
 * `npm start`: the emulators, customers on the first start, and the site, until Ctrl-C. With `--with-alerts` the functions
 * run beside, and what they send is printed.
 */
await runProgram(async (stop) => {
  const alerts = withAlerts() ? await startAlerts() : undefined;
  try {
    return await runSite(stop, () => serveSite(startPorts.site), alerts);
  } finally {
    await alerts?.close();
  }
});

async function startAlerts() {
  const { startLocalAlerts } = await import('./alerts/local-alerts.ts');
  return startLocalAlerts(console.log);
}

/** @throws {UserError} for anything but `--with-alerts`. */
function withAlerts(): boolean {
  requirePassedOn('with-alerts');
  try {
    const options = { 'with-alerts': { type: 'boolean', default: false } } as const;
    return parseArgs({ options }).values['with-alerts'];
  } catch {
    throw new UserError('The only option is --with-alerts: npm start -- --with-alerts.');
  }
}
