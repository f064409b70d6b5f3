import { customersToCsv } from '@/features/customers/export/customers-csv';
import { generateCustomers } from '../../tools/seed/generate-customer';

export interface CsvTimes {
  /** Milliseconds of each round. */
  rounds: number[];
  /** Milliseconds of the longest task in any of them; 0 where none took 50. */
  longestTask: number;
}

/** How long the export of so many customers takes, and for how long it blocks the page. */
export async function timeCsv(count: number, rounds: number): Promise<CsvTimes> {
  const customers = generateCustomers(count, new Date());
  const times: CsvTimes = { rounds: [], longestTask: 0 };
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) times.longestTask = Math.max(times.longestTask, duration);
  });
  // The generation of the rows is not measured.
  await new Promise((resolve) => setTimeout(resolve, 100));
  observer.observe({ type: 'longtask' });
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    await customersToCsv(customers);
    times.rounds.push(performance.now() - begun);
  }
  // The browser reports a task after its end.
  await new Promise((resolve) => setTimeout(resolve, 100));
  observer.disconnect();
  return times;
}
