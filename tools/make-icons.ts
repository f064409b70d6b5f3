import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import tailwindConfig from '../tailwind.config.ts';
import { runProgram } from './support/fail.ts';

/** Draws the raster icons and the social preview in `public/` from the site's own vector drawings: `npm run icons`. */

interface Picture {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly body: string;
  /** Keeps what is not drawn see-through. */
  readonly transparent?: boolean;
}

const headline = ['Delivering Fuel,', 'Driving Success'] as const;
const tagline = 'Fuel on site, in all 14 parishes';

const fromRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const readText = (path: string) => readFile(fromRoot(path), 'utf8');

/** Every token below a name, named as in class names: `petrol-950`, `paper`. */
function tokens(value: unknown, name = ''): [name: string, value: string][] {
  if (typeof value === 'string') return [[name, value]];
  return Object.entries(value ?? {}).flatMap(([key, inner]) =>
    tokens(inner, key === 'DEFAULT' ? name : [name, key].filter(Boolean).join('-')),
  );
}

/** The fill, stroke and text utilities that the illustrations use. */
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
    .ground { background: #06161d }
    .scene { left: auto; width: 1340px; right: -140px }
    .card { padding: 44px 64px }
    .card svg { width: 294px; height: 70px; margin-left: -16px }
    h1 { margin-top: 30px; font-size: 78px; line-height: 1.02; font-weight: 820; letter-spacing: -0.025em }
    p { margin-top: 16px; font-size: 28px; font-weight: 520 }
    ${utilities()}`;
}

/** The mark without its rounded ground, for icons that a system cuts to its own shape. */
const withoutGround = (svg: string) => svg.replace(/\s*<rect[^>]*>/, '');

async function pictures(): Promise<readonly Picture[]> {
  const mark = await readText('public/favicon.svg');
  const rounded = `<div class="fill">${mark}</div>`;
  const square = `<div class="fill ground inset">${withoutGround(mark)}</div>`;
  const preview = `<div class="scene">${await readText('src/assets/drawings/hero-dusk.svg')}</div>
    <div class="card">${await readText('public/logo.svg')}
    <h1 class="text-paper-bright">${headline.join('<br>')}</h1><p class="text-amber-200">${tagline}</p></div>`;
  return [
    { file: 'icon-192.png', width: 192, height: 192, body: rounded, transparent: true },
    { file: 'icon-512.png', width: 512, height: 512, body: rounded, transparent: true },
    { file: 'icon-maskable-512.png', width: 512, height: 512, body: square },
    { file: 'apple-touch-icon.png', width: 180, height: 180, body: square },
    { file: 'social-preview.png', width: 1200, height: 630, body: preview },
  ];
}

async function draw(page: Page, css: string, { file, width, height, body, transparent = false }: Picture) {
  await page.setViewportSize({ width, height });
  await page.setContent(`<!doctype html><style>${css}</style>${body}`);
  await page.evaluate(() => document.fonts.ready);
  await writeFile(fromRoot(`public/${file}`), await page.screenshot({ omitBackground: transparent }));
  console.log(`public/${file}  ${width} × ${height}`);
}

await runProgram(async () => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    const css = await stylesheet();
    for (const picture of await pictures()) await draw(page, css, picture);
    return 0;
  } finally {
    await browser.close();
  }
});
