import type { SiteBuild } from '../site-build/build-site';
import { contentSecurityPolicy, type PolicyOptions } from './content-security-policy';
import { type FirebaseConfig, readFirebaseConfig } from './firebase-config.ts';

const hashedFiles = '/static/**/*.*';

/**
 * The hosting part of firebase.json for a build. It names the folder, and for every page the content security policy
 * with the hashes of inline style and script. Its headers for hashed files cover only files of the build. A browser
 * would otherwise remember for a year that one was missing. Deploy, preview and browser tests are served by this.
 * @param emulators as in `contentSecurityPolicy`.
 */
export function hostingFor(
  build: PolicyOptions & Pick<SiteBuild, 'hashedFiles'>,
  folder: string,
  emulators?: readonly string[],
): FirebaseConfig['hosting'] {
  const { hosting } = readFirebaseConfig();
  const value = contentSecurityPolicy(build, emulators);
  const everywhere = hosting.headers.find(({ source }) => source === '**');
  if (!everywhere) throw new Error('firebase.json sets no headers for every page ("source": "**").');
  everywhere.headers.push({ key: 'Content-Security-Policy', value });
  const headers = hosting.headers.flatMap((rule) =>
    rule.source === hashedFiles
      ? build.hashedFiles.map((file) => ({ source: file, headers: rule.headers }))
      : rule,
  );
  return { ...hosting, headers, public: folder };
}
