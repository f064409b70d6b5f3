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
    // From here on the router follows Back, in place of `bootstrap.js`.
    window.onpopstate = null;
    let afterPop: number | undefined;
    const stop = history.listen((update) => {
      const { pathname } = update.location;
      const show = () => setState(update);
      const showWhenLoaded = () => startTransition(show);
      window.clearTimeout(afterPop);
      // In a transition React draws in slices, a third longer in all.
      if (isPagePreloaded(pathname)) show();
      else if (update.action !== 'POP' || isPageLoaded(pathname)) showWhenLoaded();
      // During `popstate` React does not wait for a script: a fallback would replace the open page.
      else afterPop = window.setTimeout(showWhenLoaded);
    });
    return () => {
      stop();
      window.clearTimeout(afterPop);
    };
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
