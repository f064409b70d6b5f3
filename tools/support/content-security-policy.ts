import { createHash } from 'node:crypto';

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

interface PolicyOptions {
  /** Inline content that the build wrote, admitted by hash. */
  inline: { style: string; script: string };
  /** Allowed hosts besides the page's own; Google's services by default. */
  connect?: readonly string[];
  /** Whether visitors prove with App Check that they are no script. */
  appCheck?: boolean;
  /** Addresses for web vitals and bugs; none by default. */
  reportUrls?: readonly string[];
  /** Only where the site is served over https. */
  upgradeInsecureRequests: boolean;
}

/** The policy that every page is served with: nothing that the site does not use. */
export function contentSecurityPolicy(options: PolicyOptions): string {
  const {
    inline,
    connect = googleApis,
    appCheck = false,
    reportUrls = [],
    upgradeInsecureRequests,
  } = options;
  const extra = appCheck ? appCheckSources : noSources;
  const directives = [
    "default-src 'none'",
    ["script-src 'self'", sourceHash(inline.script), ...extra.script].join(' '),
    `style-src 'self' ${sourceHash(inline.style)}`,
    "img-src 'self'",
    "font-src 'self'",
    ["connect-src 'self'", ...connect, ...extra.connect, ...originsOf(reportUrls)].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ];
  if (extra.frame.length > 0) directives.push(['frame-src', ...extra.frame].join(' '));
  if (upgradeInsecureRequests) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}

/** The origins of addresses elsewhere; one of this site needs no mention. */
function originsOf(urls: readonly string[]): string[] {
  return [...new Set(urls.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin))];
}

function sourceHash(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
