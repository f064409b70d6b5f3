import { expect, type Page } from '@playwright/test';

/**
 * Fails where the page scrolls sideways, or where text is cut or runs out of its box or the window. An entry of the
 * list of customers may cut its lines: the details show them whole.
 */
export async function expectNothingCut(page: Page, state: string): Promise<void> {
  await expect.poll(() => page.evaluate(findCuts), { message: state }).toEqual([]);
}

/** Runs in the page. */
function findCuts(): string[] {
  const found: string[] = [];
  const root = document.documentElement;
  const tolerance = 1.5;
  const excess = root.scrollWidth - root.clientWidth;
  if (excess > 0) found.push(`the page is ${excess} px wider than the window: ${namesOf(root.scrollWidth)}`);

  // The topmost, as a dialog may open another.
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const texts = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!parent || !text.nodeValue?.trim() || !isSeen(parent)) continue;
    range.selectNodeContents(text);
    const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
    const fault = faultOf(parent, rects);
    if (fault) found.push(`${fault}: “${text.nodeValue.trim().slice(0, 60)}”`);
  }
  for (const field of (dialog ?? document).querySelectorAll('input')) {
    // Typed text may exceed a field; our own text may not.
    if (!field.checkVisibility() || field.value || !field.placeholder) continue;
    if (field.scrollWidth > field.clientWidth + tolerance) found.push(`cut: “${field.placeholder}”`);
  }
  return found;

  /** The elements that reach to the page's right edge. */
  function namesOf(right: number): string {
    return [...document.querySelectorAll('body *')]
      .filter((element) => Math.abs(element.getBoundingClientRect().right - right) <= tolerance)
      .map(({ tagName, textContent }) => `${tagName} “${textContent.trim().slice(0, 30)}”`)
      .join(', ');
  }

  function isSeen(element: Element): boolean {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    // A select draws its text by itself.
    if (element.closest('svg, option, noscript')) return false;
    for (let at: Element | null = element; at; at = at.parentElement) {
      // For screen readers alone.
      const { clip, clipPath } = getComputedStyle(at);
      if (clipPath.startsWith('inset(50%') || clip === 'rect(0px, 0px, 0px, 0px)') return false;
    }
    return true;
  }

  function faultOf(parent: Element, rects: DOMRect[]): string | undefined {
    const mayBeCut = parent.closest('[data-index]') !== null;
    let isOnGround = false;
    let canScrollX = false;
    let canScrollY = false;
    for (let box: Element | null = parent; box; box = box.parentElement) {
      const style = getComputedStyle(box);
      const { overflowX, overflowY } = style;
      const edge = box.getBoundingClientRect();
      const isOutX = rects.some(
        ({ left, right }) => left < edge.left - tolerance || right > edge.right + tolerance,
      );
      // The glyphs' own height may be more than that of their line.
      const isOutY = rects.some(
        ({ top, bottom, height }) => top < edge.top - height / 4 || bottom > edge.bottom + height / 4,
      );
      const clipsX = /hidden|clip/.test(overflowX);
      const clipsY = /hidden|clip/.test(overflowY);
      if (!mayBeCut && ((clipsX && isOutX && !canScrollX) || (clipsY && isOutY && !canScrollY))) return 'cut';
      if (!isOnGround && (style.backgroundColor !== 'rgba(0, 0, 0, 0)' || style.borderLeftWidth !== '0px')) {
        isOnGround = true;
        if (!mayBeCut && isOutX && !canScrollX && !/auto|scroll/.test(overflowX))
          return 'runs out of its box';
      }
      canScrollX ||= /auto|scroll/.test(overflowX);
      canScrollY ||= /auto|scroll/.test(overflowY);
    }
    if (canScrollX || mayBeCut) return undefined;
    const isOutside = rects.some(({ left, right }) => left < -tolerance || right > innerWidth + tolerance);
    return isOutside ? 'is outside the window' : undefined;
  }
}

/** Fails where the page is wider than its window. */
export async function expectNoSidewaysScroll(page: Page, where = ''): Promise<void> {
  const surplus = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(surplus, { message: `horizontal scroll ${where}` }).toBe(0);
}
