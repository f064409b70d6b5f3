/** The words in a list of `firestore.rules` that follows these characters, such as `data.parish in `. */
export function listAfter(rules: string, start: string): string[] {
  const begin = rules.indexOf(`${start}[`);
  if (begin < 0) throw new Error(`firestore.rules holds no list after ${JSON.stringify(start)}.`);
  const list = rules.slice(begin + start.length, rules.indexOf(']', begin));
  return [...list.matchAll(/'([^']*)'/g)].map(([, word = '']) => word);
}
