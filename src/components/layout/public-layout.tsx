import { Outlet } from 'react-router-dom';
import { deferredPart } from './deferred-part';
import { SiteHeader } from './site-header';
import { mainId, SkipLink } from './skip-link';

const PageEnd = deferredPart(async () => (await import('./page-end')).PageEnd);

/** What every public page shares. */
export function PublicLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader />
      <main id={mainId} tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <PageEnd />
    </div>
  );
}
