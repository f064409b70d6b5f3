/** Compares plain values as JSON: a date equals its text, and the order of keys counts. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
