/** Phone numbers, and words of letters. The parts of an e-mail address may be longer than any line. */
export const plainWords = '\\+\\d+ [\\d-]+|(?<![@.\\p{L}])\\p{L}+(?!\\p{L}|@|\\.\\p{L})';

/**
 * Runs in the page: the texts of elements with a word or a phone number broken over two lines.
 * @param pattern the words to look for.
 */
export function brokenWords(elements: readonly Element[], pattern = '(?:\\+\\d+ )?\\S+'): string[] {
  const words = new RegExp(pattern, 'gu');
  const isBroken = (text: Node) =>
    (text.parentElement?.checkVisibility() ?? false) &&
    [...(text.nodeValue ?? '').matchAll(words)].some(({ index, 0: word }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    });
  return elements.flatMap((element) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      if (isBroken(text)) broken.push(text.nodeValue ?? '');
    return broken;
  });
}
