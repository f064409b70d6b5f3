/** Runs in the page: the texts of those elements of which a word, or a phone number, goes on in the next line. */
export function brokenWords(elements: readonly Element[]): string[] {
  const isBroken = (text: Node) =>
    [...(text.nodeValue ?? '').matchAll(/(?:\+\d+ )?\S+/g)].some(({ index, 0: word }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    });
  return elements.flatMap((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      if (isBroken(text)) return [element.textContent ?? ''];
    return [];
  });
}
