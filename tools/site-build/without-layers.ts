/**
 * Takes a stylesheet's rules out of their layers. A browser from before `@layer` drops those whole, and would show the page
 * without any style. The layers must stand in the order in which they count, and no rule in one may depend on losing to
 * a less specific rule in a later one: then nothing changes for the others.
 * @throws when a block is not closed.
 */
export function withoutLayers(css: string): string {
  const start = css.search(/@layer\b/);
  if (start < 0) return css;
  const [head = ''] = /[^{;]*/.exec(css.slice(start)) ?? [];
  const after = start + head.length + 1;
  const before = css.slice(0, start);
  if (css[after - 1] === ';') return before + withoutLayers(css.slice(after));
  const end = endOfBlock(css, after);
  return before + withoutLayers(css.slice(after, end) + css.slice(end + 1));
}

/** Where the brace stands that closes a block whose content starts here. */
function endOfBlock(css: string, start: number): number {
  let depth = 1;
  for (let index = start; index < css.length; index += 1) {
    if (css[index] === '{') depth += 1;
    else if (css[index] === '}') depth -= 1;
    if (depth === 0) return index;
  }
  throw new Error('A layer of the stylesheet is not closed.');
}
