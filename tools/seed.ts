import { Presets, SingleBar } from 'cli-progress';
import { findEmulator } from './seed/find-emulator.ts';
import { parseCount } from './seed/seed-arguments.ts';
import { seedCustomers } from './seed/seed-customers.ts';
import { requirePassedOn, runProgram } from './support/fail.ts';

/** `npm run seed -- --count N`: N placeholder customers, always the same ones, into the running emulator. */
await runProgram(async (stop) => {
  requirePassedOn('count');
  const count = parseCount(process.argv.slice(2));
  const emulator = await findEmulator(process.env);
  const begun = performance.now();
  const bar = new SingleBar(
    {
      format: '  {bar} {percentage} %  {value} of {total} customers  {eta_formatted} left',
      hideCursor: true,
    },
    Presets.shades_classic,
  );
  bar.start(count, 0);
  const stored = await seedCustomers({
    ...emulator,
    count,
    stop,
    onProgress: (value) => bar.update(value),
  }).finally(() => bar.stop());
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`  ${stored} customers are stored at ${emulator.host} (${seconds} s).`);
  return 0;
});
