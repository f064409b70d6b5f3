interface PageParts {
  /** index.html as Vite built it. */
  template: string;
  css: string;
  starter: string;
  scripts: readonly string[];
  head: string;
  body: string;
  /** What the starter shows when the scripts do not arrive. */
  failure: string;
}

/** A whole document: its style inside, its scripts started after the first paint. */
export function pageHtml({ template, css, starter, scripts, head, body, failure }: PageParts): string {
  const fill = (html: string, place: RegExp, content: string) => {
    if (!place.test(html)) throw new Error(`The built index.html has no place for ${place}.`);
    return html.replace(place, () => content);
  };
  let html = template;
  html = fill(html, /\s*<script type="module"[^>]*><\/script>/, '');
  html = html.replace(/\s*<link rel="modulepreload"[^>]*>/g, '');
  html = fill(html, /<link rel="stylesheet"[^>]*>/, `${fontPreloads(css)}<style>${css}</style>${head}`);
  html = fill(
    html,
    /<div id="root"><\/div>/,
    `<div id="root">${body}</div>${failure}<script data-modules="${scripts.join(' ')}">${starter}</script>`,
  );
  return html;
}

/** The typeface is fetched along with the page instead of after its style was read. */
function fontPreloads(css: string): string {
  const fonts = new Set([...css.matchAll(/url\("?([^")]+\.woff2)"?\)/g)].map(([, href]) => href));
  return [...fonts]
    .map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`)
    .join('');
}
