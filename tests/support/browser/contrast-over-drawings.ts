import type { Page } from '@playwright/test';

interface DrawnText {
  text: string;
  /** The least contrast of the text's colour with any pixel behind it. */
  contrast: number;
}

/** Every text of the page's main part that stands over a drawing, with its contrast as the pixels have it. */
export async function contrastOverDrawings(page: Page): Promise<DrawnText[]> {
  const texts = await page.evaluate(prepare);
  if (texts.length === 0) return [];
  const bottom = Math.max(...texts.map(({ y, height }) => y + height));
  const { width } = page.viewportSize() ?? { width: 0 };
  const clip = { x: 0, y: 0, width, height: Math.ceil(bottom) };
  const picture = await page.screenshot({ fullPage: true, clip, scale: 'css' });
  return page.evaluate(measure, { texts, picture: picture.toString('base64') });
}

interface Text {
  text: string;
  colour: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Makes the letters transparent and lets go of the bars, so that a picture shows what lies behind the text. */
async function prepare(): Promise<Text[]> {
  const [bare = new CSSStyleSheet()] = document.adoptedStyleSheets;
  bare.replaceSync('');
  const drawings = [...document.querySelectorAll<HTMLImageElement>('main img')];
  for (const drawing of drawings) drawing.loading = 'eager';
  await Promise.all(drawings.map((drawing) => drawing.decode()));
  const boxes = drawings.map((drawing) => drawing.getBoundingClientRect());
  const texts: Text[] = [];
  const walker = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.textContent?.trim() || !parent || parent.closest('.sr-only')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, top, right, bottom } of range.getClientRects()) {
      const isDrawnOver = boxes.some(
        (box) => left < box.right && right > box.left && top < box.bottom && bottom > box.top,
      );
      if (!isDrawnOver || right - left < 2) continue;
      texts.push({
        text: node.textContent.trim(),
        colour: getComputedStyle(parent).color,
        x: left + scrollX,
        y: top + scrollY,
        width: right - left,
        height: bottom - top,
      });
    }
  }
  bare.replaceSync(
    '* { color: transparent !important; transition: none !important } body :is(header, .bottom-action-bar) { position: static !important }',
  );
  document.adoptedStyleSheets = [bare];
  return texts;
}

async function measure({ texts, picture }: { texts: Text[]; picture: string }): Promise<DrawnText[]> {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const surface = (width: number, height: number) => {
    const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('This browser draws no pictures.');
    return context;
  };
  const ground = surface(bitmap.width, bitmap.height);
  ground.drawImage(bitmap, 0, 0);
  const dot = surface(1, 1);
  const luminance = ([red = 0, green = 0, blue = 0]: ArrayLike<number> & Iterable<number>) => {
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) =>
      value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ratio = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  return texts.map(({ text, colour, x, y, width, height }) => {
    dot.clearRect(0, 0, 1, 1);
    dot.fillStyle = colour;
    dot.fillRect(0, 0, 1, 1);
    const ink = luminance(dot.getImageData(0, 0, 1, 1).data);
    const { data } = ground.getImageData(x, y, Math.max(1, width), Math.max(1, height));
    let contrast = Number.POSITIVE_INFINITY;
    for (let at = 0; at < data.length; at += 4)
      contrast = Math.min(contrast, ratio(ink, luminance(data.subarray(at, at + 3))));
    return { text, contrast: Math.round(contrast * 100) / 100 };
  });
}
