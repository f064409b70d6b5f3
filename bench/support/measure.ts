const runs = 25;

function time(task: () => unknown): number {
  const started = performance.now();
  task();
  return performance.now() - started;
}

/**
 * Runs a task and its baseline in turn, so that whatever else the machine does befalls both alike, prints
 * the best time of each in milliseconds, and returns how many times the baseline the task takes.
 */
export function reportRatio(name: string, task: () => unknown, baseline: () => unknown): number {
  const tasks: number[] = [];
  const baselines: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    baselines.push(time(baseline));
    tasks.push(time(task));
  }
  const [taken, compared] = [Math.min(...tasks), Math.min(...baselines)];
  const ratio = taken / compared;
  console.log(
    `${name.padEnd(24)} ${taken.toFixed(1).padStart(7)} ms   plain pass ${compared.toFixed(1).padStart(7)} ms   ratio ${ratio.toFixed(2)}`,
  );
  return ratio;
}
