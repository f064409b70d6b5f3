import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { FilePenLine, type LucideIcon, Phone } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { paths } from '@/config/paths';
import { socialPreview, socialPreviewSize } from '@/config/social-preview';
import tailwindConfig from '../tailwind.config.ts';
import { requireChromium } from './support/chromium.ts';
import { runProgram, takeWords } from './support/fail.ts';
import { launchChromium } from './support/launch-chromium.ts';

/** Draws the raster icons and the social previews in `public/` from the site's own vector drawings: `npm run docs:icons`. */

interface Picture {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly body: string;
  /** Keeps what is not drawn see-through. */
  readonly transparent?: boolean;
}

interface Preview {
  path: string;
  headline: readonly [string, string];
  tagline: string;
  drawing: string;
  /** How the drawing stands: over the whole picture, or in its lower right corner, so many pixels wide. */
  width: 'whole' | number;
}

const previews: readonly Preview[] = [
  {
    path: paths.home,
    headline: ['Delivering Fuel,', 'Driving Success'],
    tagline: 'Fuel on site, in all 14 parishes',
    drawing: 'hero-dusk',
    width: 'whole',
  },
  {
    path: paths.about,
    headline: ['The people who', 'bring the fuel'],
    tagline: 'From Spanish Town, since 2022',
    drawing: 'road-home',
    width: 1200,
  },
  {
    path: paths.services,
    headline: ['Ultra Low', 'Sulphur Diesel'],
    tagline: 'At most 15 ppm, with its data sheet',
    drawing: 'sample-cylinder',
    width: 330,
  },
  {
    path: paths.sustainability,
    headline: ['Fuel today,', 'sun tomorrow'],
    tagline: 'The road to carbon neutral in 2030',
    drawing: 'solar-roof',
    width: 560,
  },
  {
    path: paths.industry,
    headline: ['Fuel for', 'six industries'],
    tagline: 'On the site, the farm and the jetty',
    drawing: 'scene-construction',
    width: 560,
  },
  {
    path: paths.contact,
    headline: ['How much,', 'and by when?'],
    tagline: 'Get a price within 1 business day',
    drawing: 'hose-and-meter',
    width: 560,
  },
];

const fromRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const readText = (path: string) => readFile(fromRoot(path), 'utf8');

function tokens(value: unknown, name = ''): [name: string, value: string][] {
  if (typeof value === 'string') return [[name, value]];
  return Object.entries(value ?? {}).flatMap(([key, inner]) =>
    tokens(inner, key === 'DEFAULT' ? name : [name, key].filter(Boolean).join('-')),
  );
}

function utilities(): string {
  return tokens(tailwindConfig.theme?.extend?.colors)
    .map(
      ([name, value]) =>
        `.fill-${name}{fill:${value}}.stroke-${name}{stroke:${value}}.text-${name}{color:${value}}`,
    )
    .join('');
}

async function stylesheet(): Promise<string> {
  const font = await readFile(fromRoot('src/assets/archivo-latin-wght-normal.woff2'), 'base64');
  return `
    @font-face { font-family: Archivo; src: url(data:font/woff2;base64,${font}); font-weight: 100 900 }
    * { margin: 0; box-sizing: border-box }
    body { font-family: Archivo; overflow: hidden }
    svg { display: block }
    .fill > svg, .scene { position: absolute; inset: 0; width: 100%; height: 100% }
    .fill, .card { position: absolute; inset: 0 }
    .inset > svg { position: absolute; inset: 11%; width: 78%; height: 78% }
    .inset > .lucide { inset: 22%; width: 56%; height: 56% }
    .ground { background: #06161d }
    .scene { left: auto; width: 1340px; right: -140px }
    .scene svg { position: absolute; bottom: 0; width: 100%; height: auto }
    .corner { position: absolute; right: 0; bottom: 0 }
    .corner svg { width: 100%; height: auto }
    .card { padding: 44px 64px }
    .card svg { width: 294px; height: 70px; margin-left: -16px }
    h1 { margin-top: 30px; font-size: 78px; line-height: 1.02; font-weight: 820; letter-spacing: -0.025em }
    p { margin-top: 16px; font-size: 28px; font-weight: 520 }
    ${utilities()}`;
}

/** The mark without its rounded ground, for icons that a system cuts to its own shape. */
const withoutGround = (svg: string) => svg.replace(/\s*<rect[^>]*>/, '');

const glyph = (icon: LucideIcon) =>
  `<div class="fill ground inset text-amber-400">${renderToStaticMarkup(createElement(icon))}</div>`;

async function pictures(): Promise<readonly Picture[]> {
  const mark = await readText('public/favicon.svg');
  const rounded = `<div class="fill">${mark}</div>`;
  const square = `<div class="fill ground inset">${withoutGround(mark)}</div>`;
  return [
    { file: 'icon-192.png', width: 192, height: 192, body: rounded, transparent: true },
    { file: 'icon-512.png', width: 512, height: 512, body: rounded, transparent: true },
    { file: 'icon-maskable-512.png', width: 512, height: 512, body: square },
    { file: 'apple-touch-icon.png', width: 180, height: 180, body: square },
    { file: 'shortcut-quote.png', width: 96, height: 96, body: glyph(FilePenLine) },
    { file: 'shortcut-call.png', width: 96, height: 96, body: glyph(Phone) },
    ...(await Promise.all(previews.map(socialPicture))),
  ];
}

async function socialPicture({ path, headline, tagline, drawing, width }: Preview): Promise<Picture> {
  const scene = await readText(`src/assets/drawings/${drawing}.svg`);
  const place = width === 'whole' ? 'class="scene"' : `class="corner" style="width: ${width}px"`;
  return {
    file: socialPreview(path).slice(1),
    ...socialPreviewSize,
    body: `<div class="fill ground"></div><div ${place}>${scene}</div>
      <div class="card">${await readText('public/logo.svg')}
      <h1 class="text-paper-bright">${headline.join('<br>')}</h1><p class="text-amber-200">${tagline}</p></div>`,
  };
}

async function draw(page: Page, css: string, { file, width, height, body, transparent = false }: Picture) {
  await page.setViewportSize({ width, height });
  await page.setContent(`<!doctype html><style>${css}</style>${body}`);
  await page.evaluate(() => document.fonts.ready);
  const photograph = file.endsWith('.jpg')
    ? ({ type: 'jpeg', quality: 80 } as const)
    : { omitBackground: transparent };
  await writeFile(fromRoot(`public/${file}`), await page.screenshot(photograph));
  console.log(`public/${file}  ${width} × ${height}`);
}

await runProgram(async () => {
  takeWords(0);
  const browser = await launchChromium(requireChromium());
  try {
    const page = await browser.newPage();
    const css = await stylesheet();
    for (const picture of await pictures()) await draw(page, css, picture);
    return 0;
  } finally {
    await browser.close();
  }
});
