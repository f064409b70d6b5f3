import { createContext, type ReactNode, use, useEffect, useState } from 'react';

const AnnounceContext = createContext<(title: string) => void>(() => undefined);

/** Screen readers announce the new page from here. */
export function RouteAnnouncer({ children }: { children: ReactNode }) {
  const [title, announce] = useState('');
  return (
    <AnnounceContext value={announce}>
      {children}
      <p role="status" className="sr-only">
        {title}
      </p>
    </AnnounceContext>
  );
}

/** Announces a page after a navigation and focuses its heading, unless a part of the page has the focus. */
export function useRouteAnnouncement(title: string, isFirst: () => boolean): void {
  const announce = use(AnnounceContext);
  useEffect(() => {
    if (isFirst()) return;
    announce(title);
    const focusHeading = () => {
      const heading = document.querySelector('h1');
      if (!heading) return;
      watch.disconnect();
      if (heading.closest('main')?.contains(document.activeElement)) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    };
    // The heading of a form comes with the form's own script.
    const watch = new MutationObserver(focusHeading);
    watch.observe(document.body, { subtree: true, childList: true });
    focusHeading();
    return () => watch.disconnect();
  }, [title, isFirst, announce]);
}
