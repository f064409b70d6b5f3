import { Suspense } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { BrowserRouter } from 'react-router-dom';
import { AppRoutes } from './app-routes';
import { ScrollToTop } from './scroll-to-top';

/** The whole application in a browser. */
export function App() {
  return (
    <HelmetProvider>
      <BrowserRouter>
        <ScrollToTop />
        <Suspense>
          <AppRoutes />
        </Suspense>
      </BrowserRouter>
    </HelmetProvider>
  );
}
