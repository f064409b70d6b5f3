import { loneSurrogate } from './text';

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
