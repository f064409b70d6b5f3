import { type ComponentType, lazy } from 'react';
import { loadChunk } from './load-chunk';

/** A page whose script is loaded when it is first shown. */
export function lazyPage(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await loadChunk(load) }));
}
