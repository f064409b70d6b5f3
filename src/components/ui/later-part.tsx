import { type ComponentType, type JSX, lazy, Suspense } from 'react';

const never = () => new Promise<never>(() => {});

/**
 * A part of a page that is out of sight at first: its script follows the page's own. A script that does not
 * arrive leaves the prerendered part as it stands, without its behaviour.
 */
export function laterPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => ({ default: await load().catch(never) }));

  return function LaterPart(props: Props) {
    return (
      <Suspense>
        <Part {...(props as Props & JSX.IntrinsicAttributes)} />
      </Suspense>
    );
  };
}
