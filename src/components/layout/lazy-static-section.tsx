import { type ComponentType, lazy, Suspense } from 'react';
import { isChunkError, missingPartExplanation } from '@/lib/chunk-error';
import { loadChunk } from '@/lib/load-chunk';
import { ChunkNotice, LoadingPart } from './chunk-notice';

/** `load-chunk.ts` compares the ways to load. Links lead to the element with the id. */
export function lazyStaticSection(id: string, load: () => Promise<ComponentType>) {
  const Part = lazy(async () => ({
    default: await loadChunk(load).then(within(id), (error) => {
      if (!isChunkError(error)) throw error;
      return asItStands(id);
    }),
  }));

  return function LazyStaticSection() {
    return (
      <Suspense fallback={<LoadingPart />}>
        <Part />
      </Suspense>
    );
  };
}

const within = (id: string) => (Section: ComponentType) =>
  function Arrived() {
    return (
      <div id={id}>
        <Section />
      </div>
    );
  };

function asItStands(id: string): ComponentType {
  const __html = document.getElementById(id)?.innerHTML;
  if (!__html)
    return () => (
      <ChunkNotice explanation={missingPartExplanation} onLoadAgain={() => window.location.reload()} />
    );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is this document's own, as the build wrote it.
  return () => <div id={id} dangerouslySetInnerHTML={{ __html }} />;
}
