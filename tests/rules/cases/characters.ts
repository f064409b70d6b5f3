const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** Controls, line separators, bidi overrides and isolates: in no one-line field. */
export const lineBreakers = [
  ...range(0x00, 0x1f),
  ...range(0x7f, 0x9f),
  ...range(0x2028, 0x2029),
  ...range(0x202a, 0x202e),
  ...range(0x2066, 0x2069),
];

/** The neighbours of those: plain characters, to be let through. */
export const lineNeighbours = [0x20, 0x7e, 0xa0, 0x2027, 0x202f, 0x2065, 0x206a];

/** A few of the line breakers, for fields beyond the first. */
export const commonLineBreakers = [0x00, 0x0a, 0x0d, 0x1b, 0x7f, 0x2028, 0x202e, 0x2066];

/** White space and zero-width characters that a line may hold, but not consist of. */
export const inkless = [
  ...[0x20, 0xa0, 0xad, 0x1680, 0x180e],
  ...range(0x2000, 0x200f),
  ...[0x202f, ...range(0x205f, 0x2064), 0x3000, 0xfeff],
];

/** The neighbours of those: one of them alone is a name. */
export const inkNeighbours = [
  ...[0x21, 0xa1, 0xac, 0xae, 0x167f, 0x1681, 0x180d, 0x180f, 0x1fff, 0x2010, 0x2030, 0x205e, 0x2065],
  ...[0x2fff, 0x3001, 0xfefe, 0xff00],
];

/** Control characters but tab, line feed and carriage return: in no message. */
export const messageBreakers = [...range(0x00, 0x08), 0x0b, 0x0c, ...range(0x0e, 0x1f), 0x7f];

/** The neighbours of those. */
export const messageNeighbours = [0x09, 0x0a, 0x0d, 0x20, 0x7e, 0x80, 0x202e];

/** 'U+00A0' */
export function codeName(code: number): string {
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}
