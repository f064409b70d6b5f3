import { type ReactNode, useLayoutEffect, useState, useTransition } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router-dom';
import { isPagePreloaded } from './app-routes';
import { LoadingLine } from './loading-line';

/** `BrowserRouter` does not tell that its transition is pending; this one does. */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [isPending, startTransition] = useTransition();
  const [{ action, location }, setState] = useState({ action: history.action, location: history.location });
  useLayoutEffect(
    () =>
      history.listen((update) => {
        const show = () => setState(update);
        // In a transition React draws in slices, a third longer in all.
        if (isPagePreloaded(update.location.pathname)) show();
        else startTransition(show);
      }),
    [history],
  );
  return (
    <>
      <Router location={location} navigationType={action} navigator={history}>
        {children}
      </Router>
      <LoadingLine isLoading={isPending} />
    </>
  );
}
