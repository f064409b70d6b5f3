import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { toIsoDate } from '@/lib/dates';
import { requireChromium } from '../tools/support/chromium';
import { aborted, runProgram, takeWords, UserError } from '../tools/support/fail';
import { launchChromium } from '../tools/support/launch-chromium';
import { onEmulators } from '../tools/support/on-emulators';
import { testPorts } from '../tools/support/ports';
import { root } from '../tools/support/project';
import { benchList } from './list';
import { benchPages } from './pages';
import { benchRules } from './rules';
import { benchSearch } from './search';
import { type Section, toMarkdown } from './support/section';

interface Bench {
  browser: Browser;
  stop: AbortSignal;
}

const benches: Readonly<Record<string, (bench: Bench) => AsyncIterable<Section>>> = {
  async *search() {
    yield benchSearch();
  },
  async *rules({ stop }) {
    yield await benchRules(stop);
  },
  list: (bench) => benchList({ ...bench, host: `127.0.0.1:${testPorts.firestore}` }),
  pages: benchPages,
};
const needEmulators = ['rules', 'list'];

/** Playwright would end the whole program at a signal, and leave the emulators behind. */
const signalsAreOurs = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };

type Wanted = [name: string, bench: (typeof benches)[string]][];

/**
 * `npm run bench` runs every bench, `npm run bench:list`, `:search`, `:pages` and `:rules` one. Their figures take their
 * place in `bench/RESULTS.md`. Each target that a figure misses is named; missing one is no failure of the program.
 */
await runProgram(async (stop) => {
  const wanted = wantedBenches();
  const executablePath = requireChromium();
  if (!wanted.some(([name]) => needEmulators.includes(name))) return measure(wanted, executablePath, stop);
  return onEmulators(stop, (signal) => measure(wanted, executablePath, signal));
});

async function measure(wanted: Wanted, executablePath: string, stop: AbortSignal): Promise<number> {
  const browser = await launchChromium(executablePath, signalsAreOurs);
  void aborted(stop).then(() => browser.close());
  try {
    for (const [, bench] of wanted) {
      for await (const section of bench({ browser, stop })) {
        console.log(toMarkdown(section));
        // After each: a run that is stopped keeps what it has measured.
        keepResults(section, browser.version());
      }
    }
    return 0;
  } catch (error) {
    // Ctrl-C closes the browser, whatever is being measured in it.
    if (!stop.aborted) throw error;
    return 1;
  } finally {
    await browser.close();
  }
}

/** @throws {UserError} when there is none of that name. */
function wantedBenches(): Wanted {
  const all = Object.entries(benches);
  const [wanted] = takeWords(1);
  const some = all.filter(([name]) => wanted === undefined || name === wanted);
  if (some.length > 0) return some;
  throw new UserError(
    `There is no bench '${wanted}': name ${Object.keys(benches).join(', ')}, or none for all.`,
  );
}

/** Puts a section into the results, in the place of what was measured of the same before. */
function keepResults(section: Section, chromiumVersion: string): void {
  const file = join(root, 'bench/RESULTS.md');
  const [, ...before] = readFileSync(file, 'utf8').split(/^(?=## )/m);
  const measured = toMarkdown(section, toIsoDate(new Date()));
  const [title] = measured.split('\n', 1);
  const place = before.findIndex((text) => text.startsWith(`${title}\n`));
  const after = place < 0 ? [...before, measured] : before.with(place, measured);
  // The last one ended without a line break.
  const sections = after.map((text) => `${text.trimEnd()}\n`);
  writeFileSync(file, [introduction(sections.join(''), chromiumVersion), ...sections].join('\n'));
}

function introduction(results: string, chromiumVersion: string): string {
  const installed = (name: string) =>
    JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')).version;
  const [met, missed] = [/\| met \|$/gm, /\| \*\*missed\*\* \|$/gm].map(
    (verdict) => results.match(verdict)?.length ?? 0,
  );
  const [cpu] = cpus();
  return [
    '# Results',
    '',
    `Written by \`npm run bench\` and its parts, each section on its own day. ${met} targets met, ${missed} missed. The list's targets are for 100,000 customers: shorter ones have none.`,
    '',
    `Machine, of the latest section: ${availableParallelism()} cores (${cpu?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform}.`,
    `Versions, of the latest section: Node ${process.version}, Chromium ${chromiumVersion}, React ${installed('react')}, Firebase ${installed('firebase')}, firebase-tools ${installed('firebase-tools')}, TanStack Table ${installed('@tanstack/react-table')} and Virtual ${installed('@tanstack/react-virtual')}, papaparse ${installed('papaparse')}.`,
    '',
    'Ratios come first: both sides of one were measured in turn, in the same run, so they hold on another machine. Milliseconds are those of this one, which other programs may have used at the same time.',
    '',
  ].join('\n');
}
