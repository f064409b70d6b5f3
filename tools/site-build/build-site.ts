import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { build, type Manifest } from 'vite';
import { paths } from '@/config/paths';
import { root } from '../support/project';
import { initialScripts } from './chunks';
import { pageHtml } from './page-html';
import { pageModules } from './page-modules';
import { withPrerenderEntry } from './prerender-entry';
import { brotliSize, type PageWeight } from './report';
import { robots, sitemap } from './search-engine-files';
import { buildVariables, type SiteTarget, setTarget } from './site-target';
import { starterScript } from './starter.ts';

const staffPaths = [
  paths.adminDashboard,
  paths.customerDashboard,
  paths.customerPortal,
  paths.driverDashboard,
];

/** What the host must know of a build. */
export interface SiteBuild {
  folder: string;
  /** The inline style and script, for their hashes in the content security policy. */
  inline: { style: string; script: string };
  /** Whether visitors prove with App Check that they are no script. */
  appCheck: boolean;
  /** Where the build reports web vitals and bugs, if anywhere. */
  reportUrls: string[];
  /** The addresses of the files whose names hold a hash of their content. */
  hashedFiles: string[];
  weights: PageWeight[];
}

/**
 * Builds the site into a folder: scripts and assets, one HTML file a public page, and the shell `app.html`
 * for every other address.
 * @throws {UserError} when production lacks a variable.
 * @throws when a page cannot be rendered.
 */
export async function buildSite(folder: string, target: SiteTarget): Promise<SiteBuild> {
  setTarget(target);
  await build({ root, logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } });
  const manifest: Manifest = JSON.parse(take(join(folder, '.vite/manifest.json')));
  const template = readFileSync(join(folder, 'index.html'), 'utf8');
  const css = readFileSync(join(folder, ...stylesheets(template)), 'utf8').trim();
  const starter = starterScript();
  const weights: PageWeight[] = [];

  const write = (file: string, html: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), html);
  };
  await withPrerenderEntry(async (entry) => {
    const { company, failureHtml: failure } = entry;
    for (const path of entry.prerenderedPaths) {
      const scripts = initialScripts(manifest, pageModules[path] ?? []);
      const html = pageHtml({
        template,
        css,
        starter,
        scripts,
        failure,
        ...(await entry.prerenderPage(path)),
      });
      write(path === paths.home ? 'index.html' : `${path.slice(1)}.html`, html);
      const scriptSizes = scripts.map((script) => brotliSize(readFileSync(join(folder, script))));
      weights.push({
        path,
        html: brotliSize(html),
        scripts: scriptSizes.reduce((sum, size) => sum + size, 0),
      });
    }
    const shell = { template, css, starter, scripts: initialScripts(manifest, []), failure, body: '' };
    write('app.html', pageHtml({ ...shell, head: shellHead(company.name) }));
    write('sitemap.xml', sitemap(company.siteUrl, entry.indexedPaths));
    write('robots.txt', robots(company.siteUrl, staffPaths));
  });
  const { VITE_APP_CHECK_SITE_KEY, VITE_VITALS_URL, VITE_ERRORS_URL } = buildVariables();
  return {
    folder,
    inline: { style: css, script: starter },
    appCheck: Boolean(VITE_APP_CHECK_SITE_KEY),
    reportUrls: [VITE_VITALS_URL, VITE_ERRORS_URL].filter((url) => url !== undefined).filter(Boolean),
    hashedFiles: filesBelow(folder, 'static'),
    weights,
  };
}

/** Staff pages and unknown addresses: nothing to index, and without scripts the way leads home. */
const shellHead = (title: string) =>
  `<title>${title}</title><meta name="robots" content="noindex"><noscript><meta http-equiv="refresh" content="0;url=${paths.home}"></noscript>`;

function stylesheets(template: string): string[] {
  const hrefs = [...template.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"/g)].map(
    ([, href]) => href ?? '',
  );
  if (hrefs.length !== 1)
    throw new Error(`The built index.html links ${hrefs.length} stylesheets instead of one.`);
  return hrefs;
}

/** The addresses of all files in one of the site's folders. */
function filesBelow(site: string, folder: string): string[] {
  return readdirSync(join(site, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${relative(site, join(parentPath, name)).replaceAll(sep, '/')}`)
    .sort();
}

function take(file: string): string {
  const content = readFileSync(file, 'utf8');
  rmSync(dirname(file), { recursive: true });
  return content;
}
