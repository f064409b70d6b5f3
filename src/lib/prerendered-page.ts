const inBrowser = typeof document !== 'undefined';
const isPrerendered = inBrowser && document.getElementById('root')?.hasChildNodes() === true;
const firstPath = inBrowser ? window.location.pathname : undefined;
let isLeft = false;

/** Whether the page on the screen is the one whose HTML came with the document. */
export function isPrerenderedPageShown(): boolean {
  return isPrerendered && !isLeft;
}

/** Called whenever a page's script is asked for: at another address than the first, that page is being left. */
export function noticePageLoad(): void {
  if (window.location.pathname !== firstPath) isLeft = true;
}
