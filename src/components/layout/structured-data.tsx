import { createContext, use, useEffect } from 'react';

export interface StructuredDataBlock {
  /** The script element's id. */
  id: string;
  /** JSON with every `<` escaped. */
  json: string;
}

/** Collects the blocks of a page while it is prerendered; undefined in the browser. */
export const StructuredDataContext = createContext<StructuredDataBlock[] | undefined>(undefined);

/**
 * Puts JSON-LD in the document's head. A prerendered page holds it already; a page that was navigated to
 * adds it, and takes it away when it is left.
 */
export function StructuredData({ blocks }: { blocks: readonly StructuredDataBlock[] }) {
  const collected = use(StructuredDataContext);
  if (collected) {
    for (const block of blocks) {
      if (!collected.some(({ id }) => id === block.id)) collected.push(block);
    }
  }

  useEffect(() => {
    for (const { id, json } of blocks) {
      if (document.getElementById(id)) continue;
      const script = document.createElement('script');
      script.type = 'application/ld+json';
      script.id = id;
      script.textContent = json;
      document.head.append(script);
    }
    return () => {
      for (const { id } of blocks) document.getElementById(id)?.remove();
    };
  }, [blocks]);

  return null;
}
