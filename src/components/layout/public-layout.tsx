import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { SiteHeader } from './site-header';
import { mainId, SkipLink } from './skip-link';

/** Out of sight at first: its script follows the page's own, and without it the HTML stays as it is. */
const PageEnd = lazy(async () => ({ default: (await import('./page-end').catch(never)).PageEnd }));
const never = () => new Promise<never>(() => {});

/** What every public page shares. */
export function PublicLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader />
      <main id={mainId} tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <Suspense>
        <PageEnd />
      </Suspense>
    </div>
  );
}
