import { loneSurrogate } from './text';

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

/** Every way in which some program begins a new line. */
const lineBreaks = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;

/** What breaks or disguises a line, but for tabs and line feeds. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: naming the control characters is the point.
const disguising = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]+/g;

/**
 * Trimmed text of several lines for a reader outside the page, whose lines end in `\n` alone: what toPlainText
 * removes goes, and bidi overrides, against which a page has `<bdi>`, go too.
 */
export function toPlainLines(text: string): string {
  return text.replace(lineBreaks, '\n').replace(disguising, '').replace(loneSurrogate, '').trim();
}
