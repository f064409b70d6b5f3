import { type ComponentType, type JSX, lazy, Suspense, useState } from 'react';
import type { HeadTagsProps } from './head-tags';

/**
 * A part of the document's head: of no use to a reader, so its script follows the page's own, and one that does not
 * arrive goes unsaid, and is asked for again by the next page. The first page's head is in its HTML from the start.
 */
export function headPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const attempt = () =>
    lazy(async () => ({
      default: await load().catch((): ComponentType<Props> => {
        Latest = attempt();
        return () => null;
      }),
    }));
  let Latest = attempt();

  return function HeadPart(props: Props) {
    const [Part] = useState(() => Latest);
    return (
      <Suspense>
        <Part {...(props as Props & JSX.IntrinsicAttributes)} />
      </Suspense>
    );
  };
}

/** A page's title and what search engines and previews are told of it. */
export const PageHead = headPart<HeadTagsProps>(async () => (await import('./head-tags')).HeadTags);
