interface Mail {
  subject?: string;
  body?: string;
}

const encode = (text: string) => encodeURIComponent(text.replace(/\r?\n/g, '\r\n'));

/**
 * A `mailto:` link that can hold nothing but the one address given: every part is encoded, so an address
 * such as `a?bcc=x@y` or a line break in a name adds no header. Undefined for an empty address.
 */
export function mailtoHref(address: string, { subject, body }: Mail = {}): string | undefined {
  const to = address.trim();
  if (!to) return undefined;
  const query = [subject && `subject=${encode(subject)}`, body && `body=${encode(body)}`].filter(Boolean);
  return `mailto:${encodeURIComponent(to).replaceAll('%40', '@')}${query.length ? `?${query.join('&')}` : ''}`;
}
