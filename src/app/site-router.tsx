import { type ReactNode, useLayoutEffect, useState, useTransition } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router-dom';
import { isPageLoaded, isPagePreloaded } from './app-routes';
import { LoadingLine } from './loading-line';

/** `BrowserRouter` does not tell that its transition is pending; this one does. */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [isPending, startTransition] = useTransition();
  const [{ action, location }, setState] = useState({ action: history.action, location: history.location });
  useLayoutEffect(() => {
    window.onpopstate = null;
    return history.listen((update) => {
      const { pathname } = update.location;
      const show = () => setState(update);
      // In a transition React draws in slices, a third longer in all.
      if (isPagePreloaded(pathname)) show();
      else if (update.action !== 'POP' || isPageLoaded(pathname) || !navigator.onLine) startTransition(show);
      // The address is that page's already. The browser scrolls to its place after this event.
      else window.setTimeout(() => window.location.reload());
    });
  }, [history]);
  return (
    <>
      <Router location={location} navigationType={action} navigator={history}>
        {children}
      </Router>
      <LoadingLine isLoading={isPending} />
    </>
  );
}
