import { afterAll } from 'vitest';

/**
 * jsdom answers one control's `labels` by a walk through the page, with another for each label on its way. A query by
 * label asks every control, which took nine tenths of its time. Here one walk answers all until the page changes.
 */
let labelsOf: Map<Element, HTMLLabelElement[]> | undefined;

const changes = new MutationObserver(() => {
  labelsOf = undefined;
});
changes.observe(document, {
  subtree: true,
  childList: true,
  attributes: true,
  attributeFilter: ['for', 'id', 'type'],
});

const labelables = [HTMLButtonElement, HTMLInputElement, HTMLMeterElement, HTMLOutputElement];
const prototypes = [...labelables, HTMLProgressElement, HTMLSelectElement, HTMLTextAreaElement].map(
  ({ prototype }) => ({ prototype, own: Object.getOwnPropertyDescriptor(prototype, 'labels') ?? {} }),
);

for (const { prototype, own } of prototypes) {
  Object.defineProperty(prototype, 'labels', {
    configurable: true,
    get(this: HTMLInputElement) {
      if (this.type === 'hidden' || this.getRootNode() !== document) return own.get?.call(this);
      if (changes.takeRecords().length > 0) labelsOf = undefined;
      labelsOf ??= findLabels();
      return labelsOf.get(this) ?? [];
    },
  });
}

function findLabels() {
  const found = new Map<Element, HTMLLabelElement[]>();
  for (const label of document.getElementsByTagName('label')) {
    const control = label.htmlFor ? document.getElementById(label.htmlFor) : label.control;
    if (control) found.set(control, [...(found.get(control) ?? []), label]);
  }
  return found;
}

// The next file has the same window.
afterAll(() => {
  changes.disconnect();
  for (const { prototype, own } of prototypes) Object.defineProperty(prototype, 'labels', own);
});
