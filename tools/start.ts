import { runProgram } from './support/fail.ts';
import { startPorts } from './support/ports.ts';
import { runSite } from './support/run-site.ts';
import { serveSite } from './support/serve-site.ts';

/** `npm start`: the emulators, customers on the first start, and the site, until Ctrl-C. */
await runProgram((stop) => runSite(stop, () => serveSite(startPorts.site)));
