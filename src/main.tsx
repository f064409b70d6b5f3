import { type ReactNode, StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { App } from '@/app/app';
import { loadFirstPage } from '@/app/app-routes';
import { LoadingPage } from '@/app/loading-page';
import { SiteRouter } from '@/app/site-router';
import { reportError, reportUncaughtErrors } from '@/lib/report-error';
import { whenIdle } from '@/lib/when-idle';

reportUncaughtErrors();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

const inRouter = (content: ReactNode) => <SiteRouter>{content}</SiteRouter>;
const app = (
  <StrictMode>
    <App router={inRouter} />
  </StrictMode>
);

const options: RootOptions = {
  // The error boundary reports what it catches; React would print it in production, too.
  onCaughtError: () => {},
  onRecoverableError: reportError,
  onUncaughtError: reportError,
};

// In a transition React hydrates in slices, so that a press in between is answered at once.
if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, app, options));
else void renderFirst(createRoot(root, options));

async function renderFirst(page: Root) {
  page.render(inRouter(<LoadingPage />));
  await loadFirstPage();
  page.render(app);
}

whenIdle(async () => (await import('@/app/idle-tasks')).runIdleTasks());
