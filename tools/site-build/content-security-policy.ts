import { createHash } from 'node:crypto';

const googleApis = [
  'https://firestore.googleapis.com',
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
];

interface PolicyOptions {
  /** Inline content that the build wrote, admitted by hash. */
  inline: { style: string; script: string };
  /** Where the page may send requests besides its own origin; Google's services unless told otherwise. */
  connect?: readonly string[];
  /** Only where the site is served over https. */
  upgradeInsecureRequests: boolean;
}

/** The policy that every page is served with: nothing that the site does not use. */
export function contentSecurityPolicy(options: PolicyOptions): string {
  const { inline, connect = googleApis, upgradeInsecureRequests } = options;
  const directives = [
    "default-src 'none'",
    `script-src 'self' ${sourceHash(inline.script)}`,
    `style-src 'self' ${sourceHash(inline.style)}`,
    "img-src 'self'",
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ];
  if (upgradeInsecureRequests) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}

function sourceHash(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
