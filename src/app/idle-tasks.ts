import { preloadOnIntent } from './preload-on-intent';
import { registerServiceWorker } from './register-service-worker';
import { reportVitals } from './report-vitals';

export async function runIdleTasks(): Promise<void> {
  preloadOnIntent();
  reportVitals();
  await registerServiceWorker();
}
