/**
 * Runs in the page: the texts of lines of which a part around them or the window cuts off some.
 * @param pattern the texts to look for.
 */
export function cutTexts(elements: readonly Element[], pattern: string): string[] {
  const wanted = new RegExp(pattern, 'u');
  /** The parts around a text that hide what stands out of them, by the part that holds the text. */
  const clippers = new Map<Element, readonly Element[]>();
  const clippersOf = (element: Element): readonly Element[] => {
    const known = clippers.get(element);
    if (known) return known;
    const above = element.parentElement ? clippersOf(element.parentElement) : [];
    const { overflowX, display, clipPath } = getComputedStyle(element);
    const clips = (overflowX !== 'visible' && display !== 'inline') || clipPath !== 'none';
    // A text that stands out of its cell covers the next one.
    const isCell = element.matches('td, th, article');
    const own = (clips || isCell) && element !== document.body && element !== document.documentElement;
    const all = own ? [...above, element] : above;
    clippers.set(element, all);
    return all;
  };
  const isCut = (text: Node) => {
    const parent = text.parentElement;
    if (!parent?.checkVisibility() || parent.closest('.sr-only')) return false;
    const range = document.createRange();
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()];
    const isInside = (left: number, right: number) =>
      lines.every((line) => line.left >= left - 1 && line.right <= right + 1);
    return (
      !isInside(0, document.documentElement.clientWidth) ||
      clippersOf(parent).some((clipper) => {
        const { left, right, top, bottom } = clipper.getBoundingClientRect();
        return !isInside(left, right) || lines.some((line) => line.top < top - 4 || line.bottom > bottom + 4);
      })
    );
  };
  return elements.flatMap((element) => {
    const cut: string[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      if (wanted.test(text.nodeValue ?? '') && isCut(text)) cut.push(text.nodeValue ?? '');
    return cut;
  });
}
