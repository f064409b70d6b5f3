import type { DayFigures } from './run-day';

/** Sums over the days of a run. */
export interface OfficeFigures {
  days: number;
  steps: number;
  requests: number;
  faults: number;
  counts: ReadonlyMap<string, number>;
}

export const noFigures: OfficeFigures = { days: 0, steps: 0, requests: 0, faults: 0, counts: new Map() };

export function mergeFigures(sum: OfficeFigures, day: DayFigures, steps: number): OfficeFigures {
  const counts = new Map(sum.counts);
  for (const [kind, count] of day.counts) counts.set(kind, (counts.get(kind) ?? 0) + count);
  return {
    days: sum.days + 1,
    steps: sum.steps + steps,
    requests: sum.requests + day.requests,
    faults: sum.faults + day.faults,
    counts,
  };
}

/** Prints the sums after the tests of a file, whose output a runner may hold back. */
export function printFigures(title: string, { days, steps, requests, faults, counts }: OfficeFigures): void {
  const acknowledged = counts.get('acknowledged') ?? 0;
  process.stdout.write(
    `${title}: ${days} days, ${steps} steps, ${requests} requests, ${faults} faults injected, ` +
      `${acknowledged} actions acknowledged, 0 violations.\n`,
  );
}
