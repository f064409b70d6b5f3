import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildWithinLimits } from '../site-build/build-within-limits';
import { hostingFor } from '../site-build/hosting-config';
import { readFirebaseConfig } from '../support/firebase-config.ts';
import { root } from '../support/project.ts';
import { deployConfig } from './deploy.ts';

/** Builds the site for production and writes firebase.json with its policy; gives that file's name. */
export async function buildForDeploy(): Promise<string> {
  const { firestore, hosting } = readFirebaseConfig();
  const build = await buildWithinLimits(join(root, hosting.public), 'production');
  const config = { firestore, hosting: hostingFor(build, relative(root, build.folder)) };
  writeFileSync(join(root, deployConfig), JSON.stringify(config, null, 2));
  return deployConfig;
}
