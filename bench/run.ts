import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { toIsoDate } from '@/lib/dates';
import { chromiumFlags, findChromium } from '../tools/support/chromium';
import { runProgram, UserError } from '../tools/support/fail';
import { root } from '../tools/support/project';
import { benchList } from './list';
import { benchPages } from './pages';
import { benchRules } from './rules';
import { benchSearch } from './search';
import { isMet, type Section, toMarkdown } from './support/section';

interface Bench {
  browser: Browser;
  stop: AbortSignal;
}

const benches: Readonly<Record<string, (bench: Bench) => AsyncIterable<Section>>> = {
  async *search() {
    yield benchSearch();
  },
  async *rules() {
    requireEmulator('rules');
    yield await benchRules();
  },
  list: ({ browser, stop }) => benchList({ browser, stop, host: requireEmulator('list') }),
  pages: ({ browser }) => benchPages(browser),
};

/**
 * `npm run bench` runs every bench and writes `bench/RESULTS.md`; `npm run bench:list`, `:search`, `:pages` and `:rules` run
 * one and print it. Each target that a figure misses is named; missing one is no failure of the program.
 */
await runProgram(async (stop) => {
  const [name] = process.argv.slice(2);
  const wanted = name === undefined ? Object.values(benches) : [benches[name]];
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) });
  const sections: Section[] = [];
  try {
    for (const bench of wanted) {
      if (!bench)
        throw new UserError(
          `There is no bench '${name}': name ${Object.keys(benches).join(', ')}, or none for all.`,
        );
      for await (const section of bench({ browser, stop })) {
        sections.push(section);
        console.log(toMarkdown(section));
        // After each: a run that is stopped keeps what it has measured.
        if (name === undefined) {
          writeFileSync(join(root, 'bench/RESULTS.md'), toDocument(sections, browser.version()));
        }
      }
    }
    return 0;
  } finally {
    await browser.close();
  }
});

/** @throws {UserError} when no emulator is named. */
function requireEmulator(bench: string): string {
  const host = process.env.FIRESTORE_EMULATOR_HOST;
  if (!host) throw new UserError(`Start the emulators too: npm run bench:${bench}.`);
  return host;
}

function toDocument(sections: readonly Section[], chromiumVersion: string): string {
  const installed = (name: string) =>
    JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')).version;
  const figures = sections.flatMap(({ figures }) => figures.filter(({ target }) => target));
  const missed = figures.filter((figure) => !isMet(figure)).length;
  const [cpu] = cpus();
  return [
    '# Results',
    '',
    `Written by \`npm run bench\` on ${toIsoDate(new Date())}. ${figures.length - missed} of ${figures.length} targets met, ${missed} missed. The list's targets are for 100,000 customers: shorter ones have none.`,
    '',
    `Machine: ${availableParallelism()} cores (${cpu?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform}.`,
    `Versions: Node ${process.version}, Chromium ${chromiumVersion}, React ${installed('react')}, Firebase ${installed('firebase')}, firebase-tools ${installed('firebase-tools')}, TanStack Table ${installed('@tanstack/react-table')} and Virtual ${installed('@tanstack/react-virtual')}, papaparse ${installed('papaparse')}.`,
    '',
    'Ratios come first: both sides of one were measured in turn, in the same run, so they hold on another machine. Milliseconds are those of this one, which other programs may have used at the same time.',
    '',
    ...sections.map(toMarkdown),
  ].join('\n');
}
