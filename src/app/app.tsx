import { type ReactNode, Suspense } from 'react';
import { AppRoutes } from './app-routes';
import { ErrorBoundary } from './error-boundary';
import { PageChanges } from './page-changes';

interface AppProps {
  /** The router: the browser's, or a static one while a page is prerendered. */
  router: (routes: ReactNode) => ReactNode;
}

/** The whole application. */
export function App({ router }: AppProps) {
  return router(
    <ErrorBoundary>
      <PageChanges />
      <Suspense>
        <AppRoutes />
      </Suspense>
    </ErrorBoundary>,
  );
}
