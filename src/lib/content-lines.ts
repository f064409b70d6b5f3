import { toPlainLines } from './plain-lines';

/** The most octets of a line, without its end (RFC 5545, 3.1; RFC 6350, 3.2). */
const lineLimit = 75;

const lineEnd = '\r\n';

const utf8 = new TextEncoder();

/**
 * Text as the value of a vCard or iCalendar property (RFC 6350, 3.4; RFC 5545, 3.3.11): nothing in it ends the
 * property or a component of it.
 */
export function escapeText(text: string): string {
  return toPlainLines(text)
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/** The line in pieces of at most 75 octets, each but the first begun by a blank; no character is split. */
export function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = utf8.encode(character).length;
    if (octets + size > lineLimit) {
      folded += `${lineEnd} `;
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/**
 * One property with its line end, escaped and folded. Several texts are the components of one value. The name,
 * with its parameters, is written by a programmer: it is taken as it is.
 */
export function contentLine(name: string, ...texts: readonly string[]): string {
  return foldLine(`${name}:${texts.map(escapeText).join(';')}`) + lineEnd;
}
