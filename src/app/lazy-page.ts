import { type ComponentType, lazy } from 'react';
import { loadChunk } from '@/lib/load-chunk';
import { noticePageLoad } from '@/lib/prerendered-page';

/** A page whose script is loaded when it is first shown. */
export function lazyPage(load: () => Promise<ComponentType>) {
  return lazy(async () => {
    if (!import.meta.env.SSR) noticePageLoad();
    return { default: await loadChunk(load) };
  });
}
