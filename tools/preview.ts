import { runProgram, takeWords } from './support/fail.ts';
import { buildAndServe } from './support/hosting';
import { startPorts } from './support/ports.ts';
import { startProject } from './support/project.ts';
import { runSite } from './support/run-site.ts';

/** `npm run preview`: as `npm start`, but the built site, served with the headers that visitors get. */
await runProgram((stop) => {
  takeWords(0);
  return runSite(stop, () => {
    console.log('Building the site …');
    return buildAndServe({ projectId: startProject, ports: startPorts, target: 'demo', stop });
  });
});
