import { staticIsland } from '@/components/ui/static-island';
import type { HeadTagsProps } from './head-tags';

/** What came with the document and belongs to its first page alone. */
const firstPageTags =
  'title, meta[name="description"], meta[name="robots"], meta[property], meta[name^="twitter:"], link[rel="canonical"], link[rel="alternate"], script[type="application/ld+json"]';

/** A page's title and what search engines and previews are told of it. */
export const PageHead = staticIsland<HeadTagsProps>(async () => {
  const { HeadTags } = await import('./head-tags');
  if (!import.meta.env.SSR) removeFirstPageTags();
  return HeadTags;
});

function removeFirstPageTags() {
  for (const tag of document.head.querySelectorAll(firstPageTags)) tag.remove();
}
