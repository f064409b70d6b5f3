import { testPorts } from '../../../tools/support/ports';

const at = (port: number) => `http://127.0.0.1:${port}`;

/** The demonstration, whose sign-in is simulated. */
export const demoSite = { port: testPorts.site, url: at(testPorts.site) };

/** The production site in rehearsal: staff sign in with the Auth emulator. */
export const rehearsalSite = { port: testPorts.site + 1, url: at(testPorts.site + 1) };
