import { type ComponentType, lazy } from 'react';
import { noticePageLoad } from '@/lib/prerendered-page';
import { loadChunk } from './load-chunk';

/** A page whose script is loaded when it is first shown. */
export function lazyPage(load: () => Promise<ComponentType>) {
  return lazy(async () => {
    if (!import.meta.env.SSR) noticePageLoad();
    return { default: await loadChunk(load) };
  });
}
