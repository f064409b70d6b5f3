import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { mainId } from '@/components/layout/skip-link';
import { AppRoutes } from './app-routes';
import { ErrorBoundary } from './error-boundary';
import { FailedPage } from './failed-page';
import { LoadingPage } from './loading-page';
import { OutboxMount } from './outbox-mount';
import { RouteAnnouncer } from './route-announcer';

interface AppProps {
  /** The browser's router, or a static one for prerendering. */
  router: (routes: ReactNode) => ReactNode;
}

/** Each page has an error boundary of its own, so the rest stays alive. */
export function App({ router }: AppProps) {
  return router(
    <RouteAnnouncer>
      <ErrorBoundary
        fallback={(error) => (
          <main>
            <FailedPage error={error} />
          </main>
        )}
      >
        <ScrollToTop />
        <Suspense fallback={<LoadingPage />}>
          <AppRoutes />
        </Suspense>
      </ErrorBoundary>
      <ErrorBoundary fallback={() => null}>
        <OutboxMount />
      </ErrorBoundary>
    </RouteAnnouncer>,
  );
}

function ScrollToTop() {
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const last = useRef(pathname);

  useEffect(() => {
    const showTopOfOpenPage = ({ target, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
      const link = target instanceof Element && target.closest('a');
      if (!link || link.target || altKey || ctrlKey || metaKey || shiftKey) return;
      if (link.href !== window.location.origin + last.current) return;
      window.scrollTo(0, 0);
      document.getElementById(mainId)?.focus({ preventScroll: true });
    };
    window.addEventListener('click', showTopOfOpenPage, { capture: true });
    return () => window.removeEventListener('click', showTopOfOpenPage, { capture: true });
  }, []);

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (navigationType !== 'POP') window.scrollTo(0, 0);
  }, [pathname, navigationType]);

  return null;
}
