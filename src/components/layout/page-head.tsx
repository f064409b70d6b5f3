import { lazy, Suspense } from 'react';
import type { HeadTagsProps } from './head-tags';

/** A prerendered page holds its tags already, so the library that keeps them may arrive after the page. */
const HeadTags = lazy(async () => ({ default: (await import('./head-tags')).HeadTags }));

/** A page's title and what search engines and previews are told of it. */
export function PageHead(props: HeadTagsProps) {
  return (
    <Suspense>
      <HeadTags {...props} />
    </Suspense>
  );
}
