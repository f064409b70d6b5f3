import { type ComponentType, lazy } from 'react';
import { isChunkError, loadChunk } from '@/lib/load-chunk';
import { isPrerenderedPageShown, noticePageLoad } from '@/lib/prerendered-page';

/** A page whose script is loaded when it is first shown. */
export function lazyPage(load: () => Promise<ComponentType>) {
  return lazy(async () => {
    if (!import.meta.env.SSR) noticePageLoad();
    return { default: await loadChunk(load).catch(keepPrerenderedPage) };
  });
}

/** Leaves the page that came as HTML as it is, and tells the document that it stays without its scripts. */
function keepPrerenderedPage(error: unknown): Promise<never> {
  if (!isChunkError(error) || !isPrerenderedPageShown()) throw error;
  document.dispatchEvent(new Event('chunkfailed'));
  return new Promise(() => {});
}
