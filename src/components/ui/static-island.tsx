import { type ComponentType, type JSX, lazy, memo, Suspense } from 'react';
import { prerenderedPageLeft } from '@/lib/prerendered-page';

/**
 * A part of a page without behaviour, such as a drawing. Prerendered HTML holds it, so its script is fetched
 * only once pages are drawn in the browser; a script that does not arrive leaves its place empty. Its props
 * must never change.
 */
export function staticIsland<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => {
    if (!import.meta.env.SSR) await prerenderedPageLeft();
    return { default: await load().catch(() => Nothing as ComponentType<Props>) };
  });
  // A factory by nature, called at module level only.
  // biome-ignore lint/correctness/noComponentHookFactories: see above.
  return memo(function StaticIsland(props: Props) {
    return (
      <Suspense>
        <Part {...(props as Props & JSX.IntrinsicAttributes)} />
      </Suspense>
    );
  });
}

function Nothing() {
  return null;
}
