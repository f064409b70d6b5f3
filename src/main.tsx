import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { App } from '@/app/app';
import { SiteRouter } from '@/app/site-router';
import '@/lib/prerendered-controls';
import { reportError, reportUncaughtErrors } from '@/lib/report-error';
import { whenIdle } from '@/lib/when-idle';

reportUncaughtErrors();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

const app = (
  <StrictMode>
    <App router={(routes) => <SiteRouter>{routes}</SiteRouter>} />
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
else createRoot(root, options).render(app);

whenIdle(async () => (await import('@/app/idle-tasks')).runIdleTasks());
