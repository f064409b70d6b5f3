import { type ComponentType, type JSX, lazy, Suspense, useEffect, useState } from 'react';
import { company } from '@/config/company';
import type { HeadTagsProps } from './head-tags';

export interface Head {
  title: string;
  description?: string;
}

/** The first page's tags are in its HTML, so a missing script needs no notice. */
export function lazyHeadTags<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const attempt = () =>
    lazy(async () => ({
      default: await load().catch((): ComponentType<Props> => {
        Latest = attempt();
        return () => null;
      }),
    }));
  let Latest = attempt();

  return function LazyHeadTags(props: Props) {
    const [Part] = useState(() => Latest);
    return (
      <Suspense>
        <Part {...(props as Props & JSX.IntrinsicAttributes)} />
      </Suspense>
    );
  };
}

const HeadTags = lazyHeadTags<HeadTagsProps>(async () => (await import('./head-tags')).HeadTags);

/** Sets the title even when the script of the other tags is missing. */
export function PageHead({ title, ...tags }: HeadTagsProps) {
  const fullTitle = title.includes(company.name) ? title : `${title} | ${company.name}`;
  useEffect(() => {
    const earlier = document.title;
    document.title = fullTitle;
    return () => {
      document.title = earlier;
    };
  }, [fullTitle]);
  return <HeadTags title={fullTitle} {...tags} />;
}
