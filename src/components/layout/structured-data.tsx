import { createContext, use, useEffect } from 'react';

export interface StructuredDataBlock {
  id: string;
  json: string;
}

/** Collects a page's blocks during prerendering; undefined in the browser. */
export const StructuredDataContext = createContext<StructuredDataBlock[] | undefined>(undefined);

/** A prerendered page holds its JSON-LD; later pages add theirs and remove it again. */
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
