/** Controls, line separators, bidi overrides and isolates. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: naming the control characters is the point.
const lineBreaking = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g;

// biome-ignore lint/suspicious/noControlCharactersInRegex: naming the control characters is the point.
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]+/g;

/** A cut-off paste leaves one; no encoder accepts it. */
export const loneSurrogate = /\p{Surrogate}/gu;

/** Neither white space, nor a blank Braille cell, nor a code point that a program may leave out, as fillers. */
const visible = /[^\s\u2800\p{Default_Ignorable_Code_Point}]/u;

export function toSingleLine(text: string): string {
  return text.replace(lineBreaking, ' ').replace(loneSurrogate, '').trim();
}

export function joinLines(text: string): string {
  const lines = text.split(/[\r\n]+/).map((line) => line.trim().replace(/,$/, ''));
  return toSingleLine(lines.filter(hasVisibleText).join(', '));
}

export function toPlainText(text: string): string {
  return text.replace(controls, '').replace(loneSurrogate, '').trim();
}

/** Unlike `encodeURIComponent`, throws for no text. */
export function toUrlPart(text: string): string {
  return encodeURIComponent(text.replace(loneSurrogate, ''));
}

export function hasVisibleText(text: string): boolean {
  return visible.test(text);
}

export function hyphensToSpaces(text: string): string {
  return text.replaceAll('-', ' ');
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
