import type { SiteBuild } from '../site-build/build-site';
import { contentSecurityPolicy } from './content-security-policy';
import { type FirebaseConfig, readFirebaseConfig } from './firebase-config.ts';

const hashedFiles = '/static/**/*.*';

/**
 * The hosting part of firebase.json for a build: its folder, on every page the content security policy with the
 * hashes of its inline style and script, and what is said of hashed files for those that the build has: a browser
 * would otherwise remember for a year that one was missing. Deploy, preview and browser tests are
 * served by this.
 * @param emulators addresses that the pages may talk to in place of Google's services; without them the build is
 * meant for the public, over https.
 */
export function hostingFor(
  build: Pick<SiteBuild, 'inline' | 'appCheck' | 'reportUrls' | 'hashedFiles'>,
  folder: string,
  emulators?: readonly string[],
): FirebaseConfig['hosting'] {
  const { hosting } = readFirebaseConfig();
  const value = contentSecurityPolicy({
    ...build,
    ...(emulators && { connect: emulators }),
    upgradeInsecureRequests: emulators === undefined,
  });
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
