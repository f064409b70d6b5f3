import { UserError } from '../support/fail.ts';
import type { PackageSizes } from './measure-build';

const begin = '<!-- npm run dependency-cost writes the sizes below -->';
const end = '<!-- end of the sizes -->';
const head = [
  '| package | all scripts | home | contact | customers | for |',
  '| --- | ---: | ---: | ---: | ---: | --- |',
];

/** The packages of the README's table, each with the purpose that a person wrote there. */
export function purposesOf(readme: string): Map<string, string> {
  const { table } = split(readme);
  const rows = table.trim().split('\n').slice(head.length);
  return new Map(rows.map((row) => row.split('|').map((cell) => cell.trim())).map(purposeOf));
}

/**
 * The table's lines, the largest package first.
 * @throws {UserError} when the README does not say what a package is for.
 */
export function dependencyRows(
  readme: string,
  names: readonly string[],
  sizes: ReadonlyMap<string, PackageSizes>,
): string[] {
  const purposes = purposesOf(readme);
  const rows = names.map((name) => {
    const purpose = purposes.get(name);
    if (!purpose) throw new UserError(`Add a row to the README's table that says what ${name} is for.`);
    return { name, purpose, size: sizes.get(name) ?? { everywhere: 0, home: 0, contact: 0, customers: 0 } };
  });
  return [
    ...head,
    ...rows
      .sort((a, b) => b.size.everywhere - a.size.everywhere)
      .map(({ name, purpose, size: { everywhere, home, contact, customers } }) =>
        [`| ${name}`, ...[everywhere, home, contact, customers].map(kilobytes), `${purpose} |`].join(' | '),
      ),
  ];
}

export function withRows(readme: string, rows: readonly string[]): string {
  const { before, after } = split(readme);
  return `${before}${begin}\n\n${rows.join('\n')}\n\n${end}${after}`;
}

function split(readme: string) {
  const [before, rest = ''] = readme.split(begin);
  const [table, after] = rest.split(end);
  if (before === undefined || table === undefined || after === undefined) {
    throw new UserError(`README.md lacks the lines around the table: ${begin} and ${end}`);
  }
  return { before, table, after };
}

function purposeOf(cells: readonly string[]): [string, string] {
  return [cells[1] ?? '', cells.at(-2) ?? ''];
}

function kilobytes(bytes: number): string {
  return bytes === 0 ? '–' : (bytes / 1000).toFixed(1);
}
