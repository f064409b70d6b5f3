import { dayLength } from '@/lib/dates';

/** RFC 9116 recommends less than a year; the owner deploys at least once in one. */
const lifetime = 364 * dayLength;

interface Site {
  email: string;
  siteUrl: string;
}

/** `/.well-known/security.txt` (RFC 9116): each build renews the day on which it expires. */
export function securityText({ email, siteUrl }: Site, built: Date): string {
  return [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(built.getTime() + lifetime).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
