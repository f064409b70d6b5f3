import { type ComponentType, type JSX, lazy, Suspense, useEffect, useState } from 'react';
import { company } from '@/config/company';
import type { HeadTagsProps } from './head-tags';

/** A page's title, and its description for search engines and previews. */
export interface Head {
  /** The company's name is added. */
  title: string;
  description?: string;
}

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

const HeadTags = headPart<HeadTagsProps>(async () => (await import('./head-tags')).HeadTags);

/** A page's title, also where the script of its other tags does not arrive, and what search engines and previews are told. */
export function PageHead({ title, ...tags }: HeadTagsProps) {
  const fullTitle = title.includes(company.name) ? title : `${title} | ${company.name}`;
  // React puts the new title before the others when it commits, so the earlier one is read before that.
  const [earlier] = useState(() => (typeof document === 'undefined' ? '' : document.title));
  useEffect(() => {
    document.title = fullTitle;
    return () => {
      document.title = earlier;
    };
  }, [fullTitle, earlier]);
  return <HeadTags title={fullTitle} {...tags} />;
}
