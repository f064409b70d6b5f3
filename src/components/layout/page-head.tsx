import { useLayoutEffect } from 'react';
import { staticIsland } from '@/components/ui/static-island';
import type { HeadTagsProps } from './head-tags';

/** What came with the document and belongs to its first page alone. */
const firstPageTags =
  'title, meta[name="description"], meta[name="robots"], meta[property], meta[name^="twitter:"], link[rel="canonical"], link[rel="alternate"], script[type="application/ld+json"]';

/** A page's title and what search engines and previews are told of it. */
export const PageHead = staticIsland<HeadTagsProps>(async () => {
  const { HeadTags } = await import('./head-tags');
  if (import.meta.env.SSR) return HeadTags;
  const outdated = document.head.querySelectorAll(firstPageTags);

  /** Removes the first page's tags when its own are there, so that the document is never without a title. */
  return function ReplacingHeadTags(props: HeadTagsProps) {
    useLayoutEffect(() => {
      for (const tag of outdated) tag.remove();
    }, []);
    return <HeadTags {...props} />;
  };
}, 'decoration');
