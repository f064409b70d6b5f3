import { createHash } from 'node:crypto';
import type { SiteBuild } from '../site-build/build-site';

const googleApis = [
  'https://firestore.googleapis.com',
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
];

/** Sources of App Check with reCAPTCHA Enterprise. */
const appCheckSources = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  connect: ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'],
} as const;
const noSources = { script: [], frame: [], connect: [] } as const;

export type PolicyOptions = Pick<SiteBuild, 'inline' | 'appCheck' | 'reportUrls'>;

/**
 * The policy that every page is served with: nothing that the site does not use.
 * @param emulators addresses that the pages may talk to in place of Google's services. A build without them is meant
 * for the public, over https.
 */
export function contentSecurityPolicy(
  { inline, appCheck, reportUrls }: PolicyOptions,
  emulators?: readonly string[],
): string {
  const extra = appCheck ? appCheckSources : noSources;
  const directives = [
    "default-src 'none'",
    ["script-src 'self'", sourceHash(inline.script), ...extra.script].join(' '),
    `style-src 'self' ${sourceHash(inline.style)}`,
    "img-src 'self'",
    "font-src 'self'",
    ["connect-src 'self'", ...(emulators ?? googleApis), ...extra.connect, ...originsOf(reportUrls)].join(
      ' ',
    ),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ];
  if (extra.frame.length > 0) directives.push(['frame-src', ...extra.frame].join(' '));
  if (!emulators) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}

/** The origins of addresses elsewhere; one of this site needs no mention. */
function originsOf(urls: readonly string[]): string[] {
  return [...new Set(urls.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin))];
}

function sourceHash(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
