import { loneSurrogate } from './text';

/** The most octets of a line without its end (RFC 5545, 3.1; RFC 6350, 3.2). */
const lineLimit = 75;

const lineEnd = '\r\n';

const utf8 = new TextEncoder();

/** Escapes a text value (RFC 6350, 3.4; RFC 5545, 3.3.11), so that it cannot end its property. */
export function escapeText(text: string): string {
  return toPlainLines(text)
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

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

/** One property with its line end. Several texts are components of one value; the name is taken as it is. */
export function contentLine(name: string, ...texts: readonly string[]): string {
  return foldLine(`${name}:${texts.map(escapeText).join(';')}`) + lineEnd;
}

const lineBreaks = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;

// biome-ignore lint/suspicious/noControlCharactersInRegex: naming the control characters is the point.
const disguising = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]+/g;

/** Removes bidi overrides, too: a reader outside the page has no `<bdi>`. Lines end in `\n`. */
export function toPlainLines(text: string): string {
  return text.replace(lineBreaks, '\n').replace(disguising, '').replace(loneSurrogate, '').trim();
}
