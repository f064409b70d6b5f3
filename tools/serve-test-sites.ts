import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite, type SiteBuild } from './site-build/build-site';
import { overweight, weightTable } from './site-build/weights';
import { emulatorEnvironment } from './support/emulators.ts';
import { ignoreEnvFiles } from './support/env-files.ts';
import { aborted, runProgram, takeWords } from './support/fail.ts';
import { serveSites } from './support/hosting';
import { testPorts } from './support/ports.ts';
import { emulatorFolder, testProject } from './support/project.ts';
import { browserCount, demoSites, stagingPushKey, stagingSite } from './support/test-sites.ts';

const runFolder = join(emulatorFolder, `hosting-${testPorts.site}`);

/**
 * Serves the sites of the browser tests (tools/support/test-sites.ts) by the Hosting emulator, beside the test
 * emulators. Tells the program that started it, if that listens, which pages weigh more than they may, once all are up.
 */
await runProgram(async (stop) => {
  takeWords(0);
  ignoreEnvFiles();
  process.env.VITE_PUSH_PUBLIC_KEY = stagingPushKey;
  const staging = await build('staging', stagingSite);
  process.env.VITE_PUSH_PUBLIC_KEY = '';
  const [first, ...others] = demoSites;
  if (!first || stop.aborted) return 0;
  const demo = await build('demo', first);
  for (const { name, projectId } of others) copyFor(projectId, join(runFolder, name), demo, first.projectId);
  const builds = Object.fromEntries(demoSites.map(({ name }) => [name, demo]));
  const sites = { [stagingSite.name]: staging, ...builds };
  const site = await serveSites({ projectId: testProject, ports: testPorts, runFolder, sites, stop });
  if (!site) return 0;
  console.log(weightTable(demo.weights));
  console.log(`The sites are up for ${browserCount} browsers.`);
  process.send?.(overweight(demo.weights).map(({ path }) => path));
  await Promise.race([site.lost, aborted(stop)]);
  await site.close();
  if (stop.aborted) return 0;
  console.error('The Hosting emulator has stopped by itself.');
  return 1;
});

async function build(
  target: 'demo' | 'staging',
  { name, projectId }: typeof stagingSite,
): Promise<SiteBuild> {
  Object.assign(process.env, emulatorEnvironment(projectId, testPorts));
  return buildSite(join(runFolder, name), target);
}

/** The same site with another project in its scripts: building it again would take some ten seconds. */
function copyFor(projectId: string, folder: string, { folder: from }: SiteBuild, projectOfBuild: string) {
  let replaced = 0;
  rmSync(folder, { recursive: true, force: true });
  cpSync(from, folder, { recursive: true });
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.js')) continue;
    const file = join(folder, name);
    const script = readFileSync(file, 'utf8');
    if (!script.includes(projectOfBuild)) continue;
    writeFileSync(file, script.replaceAll(projectOfBuild, projectId));
    replaced += 1;
  }
  if (replaced === 0) throw new Error(`No script of the site names its project, ${projectOfBuild}.`);
}
