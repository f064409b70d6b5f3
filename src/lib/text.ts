/** Characters that break or disguise a single line: controls, line separators, bidi overrides and isolates. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: naming the control characters is the point.
const lineBreaking = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g;

/** Control characters that no text of several lines needs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: naming the control characters is the point.
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]+/g;

/** A lone surrogate, as a cut-off paste leaves it: no encoder accepts it. */
export const loneSurrogate = /\p{Surrogate}/gu;

/** Characters that take no ink: white space, zero-width marks and joiners. */
const invisible = /[\s\u00ad\u180e\u200b-\u200f\u2060-\u2064\ufeff]/g;

/** One trimmed line: control characters and bidi overrides become a single space, lone surrogates go. */
export function toSingleLine(text: string): string {
  return text.replace(lineBreaking, ' ').replace(loneSurrogate, '').trim();
}

/** Trimmed text of several lines: control characters other than tabs and line breaks and lone surrogates go. */
export function toPlainText(text: string): string {
  return text.replace(controls, '').replace(loneSurrogate, '').trim();
}

/** Any text as a part of a URL; unlike `encodeURIComponent` it throws for none. */
export function toUrlPart(text: string): string {
  return encodeURIComponent(text.replace(loneSurrogate, ''));
}

/** Whether a reader would see anything at all. */
export function hasVisibleText(text: string): boolean {
  return text.replace(invisible, '').length > 0;
}

/** 'small-business' → 'small business'. */
export function hyphensToSpaces(text: string): string {
  return text.replaceAll('-', ' ');
}

/** 'admin' → 'Admin'. */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
