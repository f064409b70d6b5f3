import { Outlet } from 'react-router-dom';
import { staticIsland } from '@/components/ui/static-island';
import { SiteHeader } from './site-header';
import { mainId, SkipLink } from './skip-link';

const ThumbBar = staticIsland(async () => (await import('./thumb-bar')).ThumbBar);
const SiteFooter = staticIsland(async () => (await import('./site-footer')).SiteFooter);

/** What every public page shares. */
export function PublicLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader />
      <main id={mainId} tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <SiteFooter />
      <ThumbBar />
    </div>
  );
}
