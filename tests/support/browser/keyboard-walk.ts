import { expect, type Page } from '@playwright/test';

interface Stop {
  name: string;
  /** It has been there before: the keyboard goes round. */
  isKnown: boolean;
  faults: string[];
}

/** More stops than any screen has. */
const limit = 300;

interface Walk {
  key?: 'Tab' | 'Shift+Tab';
  /** The part of the page to walk in, as a selector; it begins at its start. Without it, all of the page. */
  part?: string | undefined;
}

/**
 * Walks by keyboard until the page or the part is left or the walk begins again. Fails unless every stop can be seen,
 * is marked, comes in reading order and, on a phone, suits a thumb. Gives the names of the stops.
 */
export async function walk(page: Page, where: string, { key = 'Tab', part }: Walk = {}): Promise<string[]> {
  const names: string[] = [];
  const faults: string[] = [];
  if (part) await page.locator(part).focus();
  const walked = await page.evaluateHandle(beginWalk, { isForwards: key === 'Tab', part });
  // A walk before this one may have ended at the page's edge. There the first press leads out of the page.
  let mayLeave = !part;
  while (names.length < limit) {
    await page.keyboard.press(key);
    const stop = await walked.evaluate((describeStop) => describeStop());
    const hasLeft = !stop && mayLeave;
    mayLeave = false;
    if (hasLeft) continue;
    if (part && stop?.isKnown) faults.push(`${stop.name} comes again, so the keyboard stays in ${part}`);
    if (!stop || stop.isKnown) break;
    names.push(stop.name);
    faults.push(...stop.faults.map((fault) => `${stop.name} ${fault}`));
  }
  expect(names.length, `${where}: the walk ends`).toBeLessThan(limit);
  expect(faults, where).toEqual([]);
  return names;
}

/** Runs in the page, once a walk: what it gives tells what has the focus, and what is wrong with it. */
function beginWalk({ isForwards, part }: { isForwards: boolean; part: string | undefined }) {
  const walked: Element[] = [];
  /** Measured once for each colour. */
  const luminances = new Map<string, number>();

  /** Gives nothing once the page or the part is left. */
  return async function describeStop(): Promise<Stop | undefined> {
    const stop = document.activeElement;
    if (!stop || stop === document.body || stop === document.documentElement) return undefined;
    if (part && !stop.closest(part)) return undefined;
    const isKnown = walked.includes(stop);
    const previous = walked.at(-1);
    // A field for a date has a stop for each of its parts, which the browser marks.
    if (stop === previous) return { name: 'a part of the same', isKnown: false, faults: [] };
    walked.push(stop);

    // A change of colour on its way is no state to judge.
    for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();

    // A label draws an element that is only read out.
    const label = stop.closest('label');
    const drawn = label && getComputedStyle(stop).clipPath !== 'none' ? label : stop;
    const name =
      stop.getAttribute('aria-label') ||
      (label ?? stop).textContent?.trim().slice(0, 40) ||
      stop.outerHTML.slice(0, 80);
    const judge = () =>
      [sightFault(), sizeFault(), markFault(), orderFault()].filter((fault) => fault !== undefined);
    let faults = judge();
    // A list that renders what comes into view may need a moment to find the place again.
    for (let frame = 0; frame < 10 && faults.length > 0; frame += 1) {
      await new Promise(requestAnimationFrame);
      faults = judge();
    }
    return { name, isKnown, faults };

    function sightFault(): string | undefined {
      const box = drawn.getClientRects()[0] ?? drawn.getBoundingClientRect();
      if (box.width < 1 || box.height < 1) return 'has no size';
      if (box.left < -1 || box.right > innerWidth + 1) return 'is outside the window';
      // Of an element nearly as high as the window, the middle of the part between the bars must be seen.
      const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
      const above = Number.parseFloat(scrollPaddingTop) || 0;
      const below = Number.parseFloat(scrollPaddingBottom) || 0;
      const isPanel = box.height > innerHeight / 2;
      const [top, bottom] = isPanel
        ? [Math.max(box.top, above), Math.min(box.bottom, innerHeight - below)]
        : [box.top, box.bottom];
      if (top < -1 || bottom > innerHeight + 1 || top > bottom) return 'is out of sight';
      const [middle, centre] = [(top + bottom) / 2, box.left + box.width / 2];
      const points = [
        [centre, top + 3],
        [centre, bottom - 3],
        [box.left + 5, middle],
      ] as const;
      for (const [x, y] of isPanel ? [[centre, middle] as const] : points) {
        const onTop = document.elementFromPoint(x, y);
        if (onTop && !drawn.contains(onTop) && !onTop.contains(drawn))
          return `lies below ${onTop.outerHTML.slice(0, 80)}`;
      }
      return undefined;
    }

    /** A link in a line of text is exempt (WCAG 2.5.8). */
    function sizeFault(): string | undefined {
      if (!matchMedia('(pointer: coarse)').matches || getComputedStyle(drawn).display === 'inline') return;
      const { width, height } = (label ?? drawn).getBoundingClientRect();
      return width < 44 || height < 44 ? `is too small for a thumb: ${width} × ${height}` : undefined;
    }

    /** Two colours at least 2 px wide and nine to one against each other show on every ground (technique C40). */
    function markFault(): string | undefined {
      const { outlineStyle, outlineWidth, outlineColor, outlineOffset, boxShadow } = getComputedStyle(drawn);
      if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return 'has no outline';
      const isInside = Number.parseFloat(outlineOffset) < 0;
      // Inside, the outline covers some of the ring.
      const least = isInside ? 2 + Number.parseFloat(outlineWidth) : 2;
      const shadows = isInside ? `${boxShadow} ${getComputedStyle(drawn, '::after').boxShadow}` : boxShadow;
      const rings = [...shadows.matchAll(/(rgba?\([^)]*\)) 0px 0px 0px ([\d.]+)px/g)];
      const ring = rings.find(([, , spread]) => Number(spread) >= least)?.[1];
      if (!ring) return 'has an outline of one colour';
      const [bright, dark] = [luminance(outlineColor), luminance(ring)].sort((a, b) => b - a) as [
        number,
        number,
      ];
      if ((bright + 0.05) / (dark + 0.05) < 9) return 'has an outline of two colours that are too alike';
      const reach = isInside ? 0 : Number.parseFloat(outlineOffset) + 2;
      for (let at = drawn.parentElement; at; at = at.parentElement) {
        const isRoot = at === document.documentElement;
        if (getComputedStyle(at).overflowX === 'visible' && !isRoot) continue;
        const edge = at.getBoundingClientRect();
        const around = drawn.getBoundingClientRect();
        const left = isRoot ? 0 : edge.left;
        const right = isRoot ? at.clientWidth : edge.right;
        if (around.left - reach < left || around.right + reach > right)
          return 'has its outline cut at a side';
        if (!isRoot && around.top - reach < edge.top && at.scrollTop === 0)
          return 'has its outline cut at the top';
      }
      return undefined;
    }

    function orderFault(): string | undefined {
      if (stop instanceof HTMLElement && stop.tabIndex > 0) return 'comes before its turn';
      // An element that has left the page has no place in its order.
      if (!previous?.isConnected || isKnown || !stop) return undefined;
      const [before, after] = isForwards ? [previous, stop] : [stop, previous];
      const follows = before.compareDocumentPosition(after) & Node.DOCUMENT_POSITION_FOLLOWING;
      if (!follows) return 'comes out of turn';
      // Within a part of the page the eye goes right or down.
      const part = 'section, form, nav, header, footer, aside, article, fieldset, tr, dialog';
      if (before.closest(part) !== after.closest(part)) return undefined;
      const a = before.getBoundingClientRect();
      const b = after.getBoundingClientRect();
      if (a.width <= 1 || b.width <= 1) return undefined;
      const isAbove = b.bottom <= a.top + 1 && b.left < a.right;
      const isLeft = b.right <= a.left + 1 && b.top < a.bottom - 1 && b.bottom > a.top + 1;
      return isAbove || isLeft ? `jumps back from ${before.textContent?.slice(0, 30)}` : undefined;
    }

    function luminance(colour: string): number {
      const known = luminances.get(colour) ?? measure(colour);
      luminances.set(colour, known);
      return known;
    }

    function measure(colour: string): number {
      const canvas = document.createElement('canvas');
      const paint = canvas.getContext('2d');
      if (!paint) return 0;
      paint.fillStyle = colour;
      paint.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0] = [...paint.getImageData(0, 0, 1, 1).data].map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    }
  };
}
