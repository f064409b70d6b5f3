import { headPart } from './head-part';
import type { HeadTagsProps } from './head-tags';

/** A page's title and what search engines and previews are told of it. */
export const PageHead = headPart<HeadTagsProps>(async () => (await import('./head-tags')).HeadTags);
