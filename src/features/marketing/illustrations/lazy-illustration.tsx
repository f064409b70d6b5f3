import { type ComponentType, lazy, Suspense } from 'react';
import type { IllustrationProps } from './parts/drawing';

/** A drawing whose script is fetched when it is first shown; for {@link LazyIllustration}. */
export function lazyDrawing(load: () => Promise<ComponentType<IllustrationProps>>) {
  return lazy(async () => ({ default: await load().catch(keepWhatStands) }));
}

/** Never answers: an error would replace the whole page, an empty drawing the prerendered one. */
const keepWhatStands = () => new Promise<never>(() => {});

interface LazyIllustrationProps extends IllustrationProps {
  readonly drawing: ReturnType<typeof lazyDrawing>;
}

/**
 * Shows a drawing whose script arrives after the page's own. Until then the prerendered drawing stands; if the script
 * cannot be had it goes on standing, and where there is none nothing takes its place.
 */
export function LazyIllustration({ drawing: Drawing, className }: LazyIllustrationProps) {
  return (
    <Suspense>
      <Drawing className={className} />
    </Suspense>
  );
}
