/** Its texts are no sentences to a translator. */
const untouched = 'script, style, textarea, svg, font, [translate="no"]';

/**
 * Does to the texts below an element what a browser's translator does, now and at each change. Neighbouring texts
 * become one, in elements of the translator's own, and the page's text nodes leave the document. The words stay.
 * @returns the way to stop.
 */
export function translate(root: Element): () => void {
  wrapTexts(root);
  const watch = new MutationObserver(() => {
    wrapTexts(root);
    // Its own changes are none to translate.
    watch.takeRecords();
  });
  watch.observe(root, { subtree: true, childList: true, characterData: true });
  return () => watch.disconnect();
}

function wrapTexts(root: Element): void {
  const { ownerDocument } = root;
  const texts = ownerDocument.createTreeWalker(root, 4 /* NodeFilter.SHOW_TEXT */);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    const { parentElement } = text;
    if (!parentElement || parentElement.closest(untouched)) continue;
    while (text.nextSibling?.nodeType === 3 /* Node.TEXT_NODE */) {
      text.data += text.nextSibling.nodeValue ?? '';
      text.nextSibling.remove();
    }
    if (!text.data.trim()) continue;
    const translation = ownerDocument.createElement('font');
    translation.append(ownerDocument.createElement('font'));
    translation.firstElementChild?.append(text.data);
    text.replaceWith(translation);
  }
}
