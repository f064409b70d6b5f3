import { registerServiceWorker } from './register-service-worker';
import { reportVitals } from './report-vitals';

/** What is done beside the page, once that has nothing else to do; loaded then. */
export async function runIdleTasks(): Promise<void> {
  reportVitals();
  await registerServiceWorker();
}
