import { type ComponentType, type JSX, lazy, memo, Suspense, useState } from 'react';
import { deferredPart, type PartKind } from '@/components/layout/deferred-part';
import { isPrerenderedPageShown } from '@/lib/prerendered-page';

/** Never arrives: what the HTML holds stays as it is. */
const standing = () => new Promise<never>(() => {});

/**
 * A part of a page without behaviour, such as a drawing. The first page's HTML holds it and its script is not
 * even fetched; on pages opened later it is drawn. A script that does not arrive is named there, but for a decoration,
 * whose place stays empty.
 * Its props must never change. Inside a button it needs `pointer-events-none`: a press on what is not hydrated
 * is lost to React.
 */
export function staticIsland<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  kind?: PartKind,
) {
  const Standing = lazy<ComponentType<Props>>(standing);
  const Drawn = deferredPart(load, kind);

  return memo(function StaticIsland(props: Props) {
    const [Part] = useState(() => (isPrerenderedPageShown() ? Standing : Drawn));
    return (
      <Suspense>
        <Part {...(props as Props & JSX.IntrinsicAttributes)} />
      </Suspense>
    );
  });
}
