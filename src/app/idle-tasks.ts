import { registerServiceWorker } from './register-service-worker';
import { reportVitals } from './report-vitals';

export async function runIdleTasks(): Promise<void> {
  reportVitals();
  await registerServiceWorker();
}
