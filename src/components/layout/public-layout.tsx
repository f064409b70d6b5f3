import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { BottomActionBar } from './bottom-action-bar';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { mainId, SkipLink } from './skip-link';

export function PublicLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  return (
    <div className="@container/page flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader />
      <main id={mainId} tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter />
      <BottomActionBar />
    </div>
  );
}
