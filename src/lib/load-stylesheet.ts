/**
 * Adds a stylesheet to the page, once, and waits until it counts.
 * @throws {Error} when it does not arrive; the next call asks again.
 */
export async function loadStylesheet(href: string): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  if (links.some((link) => link.getAttribute('href') === href && link.sheet)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  await new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`The stylesheet ${href} did not arrive.`));
    });
    document.head.append(link);
  });
}
