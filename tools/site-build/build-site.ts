import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest, minifySync } from 'vite';
import type { PrerenderedPage } from '@/app/prerender-entry';
import { pages } from '@/config/pages';
import { paths } from '@/config/paths';
import { root } from '../support/project';
import { initialScripts } from './chunks';
import { securityText } from './security-text';
import { writeRemovalWorker, writeServiceWorker } from './service-worker';
import { buildVariables, hasServiceWorker, type SiteTarget, setTarget } from './site-target';
import { brotliSize, type PageWeight } from './weights';
import { withoutLayers } from './without-layers';

const stylesheet = /<link rel="stylesheet"[^>]*href="([^"]+)">/;

export interface SiteBuild {
  folder: string;
  /** The inline style and script, for their hashes in the content security policy. */
  inline: { style: string; script: string };
  /** Whether visitors prove with App Check that they are no script. */
  appCheck: boolean;
  /** Addresses for web vitals and bugs. */
  reportUrls: string[];
  /** The addresses of the files whose names hold a hash of their content. */
  hashedFiles: string[];
  weights: PageWeight[];
}

/**
 * Builds the site into a folder: scripts and assets, one HTML file a prerendered page, and the shell `app.html`.
 * @throws {UserError} when production lacks a variable, or one says what it cannot.
 * @throws when a page cannot be rendered.
 */
export async function buildSite(folder: string, target: SiteTarget): Promise<SiteBuild> {
  setTarget(target);
  const withServiceWorker = hasServiceWorker(buildVariables());
  await build({ root, logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } });
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const manifest: Manifest = JSON.parse(read('.vite/manifest.json'));
  rmSync(join(folder, '.vite'), { recursive: true });
  const template = read('index.html');
  for (const name of readdirSync(join(folder, 'static/assets')).filter((name) => name.endsWith('.css'))) {
    writeFileSync(join(folder, 'static/assets', name), withoutLayers(read(`static/assets/${name}`)).trim());
  }
  const styleHref = stylesheet.exec(template)?.[1] ?? '';
  const style = read(styleHref);
  // Without a link Vite takes the sheet for missing, and loads it again with the first part that comes later.
  const styleTags = `<link rel="stylesheet" href="${styleHref}" disabled><style>${style}</style>`;
  const script = bootstrapScript();
  const { company, failureHtml, prerenderPage, waitingHtml } = await buildPrerenderEntry();

  /** A whole document: its style inside, its scripts started after the first paint by the one inline script. */
  const write = (file: string, page: PrerenderedPage, scripts: readonly string[]) => {
    const { head, body } = page;
    const start = `<script data-modules="${scripts.join(' ')}">${script}</script>`;
    let html = fill(template, /\s*<script type="module"[^>]*><\/script>/, '');
    html = fill(html, stylesheet, `${fontPreloads(style)}${styleTags}${head}`);
    const notices = failureHtml + (body === '' ? waitingHtml : '');
    html = fill(html, /<div id="root"><\/div>/, `<div id="root">${body}</div>${notices}${start}`);
    writeFileSync(join(folder, file), html);
    return html;
  };

  const weighed = new Map<string, number>();
  /** The weight of a script, in bytes; what several pages load is weighed once. */
  const weigh = (name: string) => {
    const size = weighed.get(name) ?? brotliSize(readFileSync(join(folder, name)));
    weighed.set(name, size);
    return size;
  };

  const weights: PageWeight[] = [];
  for (const { path, ...page } of pages.filter(({ isPrerendered }) => isPrerendered)) {
    const scripts = initialScripts(manifest, page);
    const file = path === paths.home ? 'index.html' : `${path.slice(1)}.html`;
    const html = brotliSize(write(file, await prerenderPage(path), scripts));
    weights.push({ path, html, scripts: scripts.reduce((sum, name) => sum + weigh(name), 0) });
  }
  write('app.html', { head: shellHead(company.name), body: '' }, initialScripts(manifest));
  if (withServiceWorker) await writeServiceWorker({ folder, manifest });
  else writeRemovalWorker(folder);
  writeFileSync(join(folder, 'sitemap.xml'), sitemap(company.siteUrl));
  writeFileSync(join(folder, 'robots.txt'), robots(company.siteUrl));
  mkdirSync(join(folder, '.well-known'));
  writeFileSync(join(folder, '.well-known/security.txt'), securityText(company, new Date()));
  const { VITE_APP_CHECK_SITE_KEY, VITE_VITALS_URL, VITE_ERRORS_URL } = buildVariables();
  return {
    folder,
    inline: { style, script },
    appCheck: Boolean(VITE_APP_CHECK_SITE_KEY),
    reportUrls: [VITE_VITALS_URL, VITE_ERRORS_URL].filter((url) => url !== undefined).filter(Boolean),
    hashedFiles: ['js', 'assets'].flatMap((kind) =>
      readdirSync(join(folder, 'static', kind), { encoding: 'utf8' }).map(
        (name) => `/static/${kind}/${name}`,
      ),
    ),
    weights,
  };
}

/** Builds the site a second time, as a program that writes its own pages, and loads that. */
async function buildPrerenderEntry(): Promise<typeof import('@/app/prerender-entry')> {
  // Within the project, for its packages; a folder of this build alone, as others may run beside it.
  const outDir = mkdtempSync(join(root, 'node_modules/.prerender-'));
  const remove = () => rmSync(outDir, { recursive: true, force: true });
  // Ctrl-C ends a build in the middle.
  process.once('exit', remove);
  try {
    const output = { entryFileNames: '[name].js', codeSplitting: false };
    await build({
      root,
      logLevel: 'warn',
      build: {
        ssr: 'src/app/prerender-entry.tsx',
        outDir,
        manifest: false,
        copyPublicDir: false,
        rolldownOptions: { output },
      },
    });
    return await import(pathToFileURL(join(outDir, 'prerender-entry.js')).href);
  } finally {
    remove();
    process.off('exit', remove);
  }
}

/** The same on every page, so that one hash in the policy admits it. */
function bootstrapScript(): string {
  return minifySync('bootstrap.js', readFileSync(join(root, 'src/bootstrap.js'), 'utf8')).code.trim();
}

/** The typeface is fetched along with the page instead of after its style was read. */
function fontPreloads(css: string): string {
  const fonts = new Set([...css.matchAll(/url\("?([^")]+\.woff2)"?\)/g)].map(([, href]) => href));
  return [...fonts]
    .map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`)
    .join('');
}

/** Staff pages and unknown addresses: nothing to index, and without scripts the way leads home. */
const shellHead = (title: string) =>
  `<title>${title}</title><meta name="robots" content="noindex"><noscript><meta http-equiv="refresh" content="0;url=${paths.home}"></noscript>`;

function sitemap(siteUrl: string): string {
  const urls = pages
    .filter(({ isIndexed }) => isIndexed)
    .map(({ path }) => `  <url><loc>${siteUrl}${path}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}

/** robots.txt: a role's own pages are nobody's business; sign-in pages say `noindex` themselves. */
function robots(siteUrl: string): string {
  const rules = pages
    .filter(({ visibleTo }) => visibleTo !== 'everybody' && visibleTo !== 'signed-out')
    .map(({ path }) => `Disallow: ${path}\n`);
  return `User-agent: *\n${rules.join('')}\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

/** Puts content in the one place that a pattern finds. @throws when there are more places, or none. */
function fill(html: string, place: RegExp, content: string): string {
  const places = html.match(new RegExp(place, 'g'))?.length ?? 0;
  if (places !== 1) throw new Error(`The built index.html has ${places} places for ${place}.`);
  return html.replace(place, () => content);
}
