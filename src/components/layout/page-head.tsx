import { lazy, Suspense } from 'react';
import { prerenderedPageLeft } from '@/lib/prerendered-page';
import type { HeadTagsProps } from './head-tags';

/** What came with the document and belongs to its page alone. */
const ownTags =
  'meta[name="description"], meta[name="robots"], meta[property], meta[name^="twitter:"], link[rel="canonical"], link[rel="alternate"], script[type="application/ld+json"]';

/** A prerendered page holds its tags already: the library that writes them is fetched when it is left. */
const HeadTags = lazy(async () => {
  if (!import.meta.env.SSR) {
    await prerenderedPageLeft();
    removeFromHead(ownTags);
  }
  const { HeadTags: Tags } = await import('./head-tags');
  if (!import.meta.env.SSR) removeFromHead('title');
  return { default: Tags };
});

/** A page's title and what search engines and previews are told of it. */
export function PageHead(props: HeadTagsProps) {
  return (
    <Suspense>
      <HeadTags {...props} />
    </Suspense>
  );
}

function removeFromHead(selector: string) {
  for (const tag of document.head.querySelectorAll(selector)) tag.remove();
}
