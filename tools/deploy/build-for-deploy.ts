import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildSite } from '../site-build/build-site';
import { reportWeights } from '../site-build/weights';
import { readFirebaseConfig } from '../support/firebase-config.ts';
import { hostingFor } from '../support/hosting-config';
import { root } from '../support/project.ts';
import { deployConfig } from './deploy.ts';

/** Builds the site for production and writes firebase.json with its policy; gives that file's name. */
export async function buildForDeploy(): Promise<string> {
  const { firestore, hosting } = readFirebaseConfig();
  const build = await buildSite(join(root, hosting.public), 'production');
  reportWeights(build.weights);
  const config = { firestore, hosting: hostingFor(build, relative(root, build.folder)) };
  writeFileSync(join(root, deployConfig), JSON.stringify(config, null, 2));
  return deployConfig;
}
