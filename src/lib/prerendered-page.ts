const isPrerendered =
  typeof document !== 'undefined' && document.getElementById('root')?.hasChildNodes() === true;

let resolveLeft = () => {};
const left = new Promise<void>((resolve) => {
  resolveLeft = resolve;
});

/**
 * Resolves when scripts have to draw what prerendered HTML already shows: at once in a document that was not
 * prerendered, else when its page is left for another.
 */
export function prerenderedPageLeft(): Promise<void> {
  return isPrerendered ? left : Promise.resolve();
}

/** Says that another page is shown now than the one the document came with. */
export function leavePrerenderedPage(): void {
  resolveLeft();
}
