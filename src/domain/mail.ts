import { toSingleLine, toUrlPart } from '@/lib/text';

interface Mail {
  subject?: string;
  body?: string;
}

const toMailLines = (text: string) => text.replace(/\r\n|\r|\n/g, '\r\n');

/** Copied addresses carry it. */
const scheme = /^(?:\s*mailto:)+/i;

/** Encodes every part, so that `a?bcc=x@y` or a line break adds no header. Undefined for an empty address. */
export function mailtoHref(address: string, { subject, body }: Mail = {}): string | undefined {
  const to = toSingleLine(address.replace(scheme, ''));
  if (!to) return undefined;
  const query = [
    subject && `subject=${toUrlPart(toSingleLine(subject))}`,
    body && `body=${toUrlPart(toMailLines(body))}`,
  ].filter(Boolean);
  return `mailto:${toUrlPart(to).replaceAll('%40', '@')}${query.length ? `?${query.join('&')}` : ''}`;
}
