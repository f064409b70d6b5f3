/** Hands out one copy of each text, whoever comes with another: of 100,000 customers, many have the same name. */
export function createSharing(): (text: string) => string {
  const copies = new Map<string, string>();
  return (text) => {
    const copy = copies.get(text) ?? text;
    copies.set(copy, copy);
    return copy;
  };
}
