import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach } from 'vitest';
import './quick-labels';

// jsdom knows <dialog> but not its modal methods.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

// It has no layout either, so there is nowhere to scroll, and no size that changes.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Nor does it read a file but in the old way.
Blob.prototype.arrayBuffer ??= function arrayBuffer(this: Blob) {
  return new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(this);
  });
};

// A busy machine may need longer than the usual second to load a lazy script.
configure({ asyncUtilTimeout: 20_000 });

/**
 * Half the time of a query by role goes into computed styles of elements and their ancestors. No test loads a
 * stylesheet: alike elements of alike parents look alike.
 */
const { getComputedStyle: computeStyle } = window;
const styles: Map<string, CSSStyleDeclaration> = Reflect.get(window, 'alikeStyles') ?? new Map();
// The next file has the same window.
Reflect.set(window, 'alikeStyles', styles);

window.getComputedStyle = (element, pseudo) => {
  if (document.styleSheets.length > 0) return computeStyle(element, pseudo);
  let kind = pseudo ?? '';
  for (let one: Element | null = element; one; one = one.parentElement) {
    kind += `>${one.localName}${one.hasAttribute('hidden') ? ' hidden' : ''}${one.hasAttribute('open') ? ' open' : ''} ${one.getAttribute('style') ?? ''}`;
  }
  const known = styles.get(kind) ?? computeStyle(element, pseudo);
  styles.set(kind, known);
  return known;
};

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

afterEach(cleanup);

// The next file has the same Firebase, too, which opens a database once for each app.
afterAll(async () => {
  window.getComputedStyle = computeStyle;
  const { deleteApp, getApps } = await import('firebase/app');
  await Promise.all(getApps().map(deleteApp));
});
