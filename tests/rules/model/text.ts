/** Pairs of first and last UTF-16 unit or code point. */
type Ranges = readonly (readonly [first: number, last: number])[];

const notInLines: Ranges = [
  [0x00, 0x1f],
  [0x7f, 0x9f],
  [0x2028, 0x2029],
  [0x202a, 0x202e],
  [0x2066, 0x2069],
];
const notInMessages: Ranges = [
  [0x00, 0x08],
  [0x0b, 0x0c],
  [0x0e, 0x1f],
  [0x7f, 0x7f],
];
const withoutInk: Ranges = [
  [0x09, 0x0d],
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0xad, 0xad],
  [0x34f, 0x34f],
  [0x61c, 0x61c],
  [0x115f, 0x1160],
  [0x1680, 0x1680],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x2000, 0x200f],
  [0x2028, 0x202f],
  [0x205f, 0x206f],
  [0x2800, 0x2800],
  [0x3000, 0x3000],
  [0x3164, 0x3164],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfff0, 0xfff8],
  [0x1bca0, 0x1bca3],
  [0x1d173, 0x1d17a],
  [0xe0000, 0xe0fff],
];

const isIn = (ranges: Ranges, unit: number) => ranges.some(([first, last]) => first <= unit && unit <= last);
const units = (text: string) => Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));

/** Whether a value is one line of text of at most `max` UTF-16 units. */
export function isLine(value: unknown, max: number): value is string {
  return (
    typeof value === 'string' && value.length <= max && !units(value).some((unit) => isIn(notInLines, unit))
  );
}

/** Whether a value is a line in which there is something to see. */
export function isFilledLine(value: unknown, max: number): value is string {
  return isLine(value, max) && hasVisibleText(value);
}

/** Whether a value is text of several lines, of at most `max` UTF-16 units. */
export function isMessage(value: unknown, max: number): value is string {
  return (
    typeof value === 'string' &&
    value.length <= max &&
    !units(value).some((unit) => isIn(notInMessages, unit))
  );
}

/** Whether there is something to see in a text. */
export function hasVisibleText(value: string): boolean {
  return Array.from(value, (one) => one.codePointAt(0) ?? 0).some((code) => !isIn(withoutInk, code));
}

/** Whether a value is an address: one @, no space, and after the @ a dot with text on both sides. */
export function isEmailLine(value: unknown, max: number): value is string {
  if (!isLine(value, max) || value.includes(' ')) return false;
  const [name = '', domain = '', ...rest] = value.split('@');
  const dot = domain.indexOf('.', 1);
  return name !== '' && rest.length === 0 && dot > 0 && dot < domain.length - 1;
}
