import { brotliCompressSync, constants } from 'node:zlib';
import { UserError } from '../support/fail.ts';

/** The most a public page may weigh, in bytes as brotli sends them. */
const limits = { html: 24 * 1024, scripts: 100 * 1024 } as const;

export interface PageWeight {
  path: string;
  /** HTML with the style inside. */
  html: number;
  /** Everything loaded to make the page interactive. */
  scripts: number;
}

export function brotliSize(content: string | Buffer): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

/** A table of the pages' weights; pages over the limit are marked. */
export function weightTable(weights: readonly PageWeight[]): string {
  const kilobytes = (bytes: number, limit: number) =>
    `${(bytes / 1024).toFixed(1).padStart(7)} KB${bytes > limit ? ' !' : '  '}`;
  const rows = weights.map(
    ({ path, html, scripts }) =>
      `${path.padEnd(20)}${kilobytes(html, limits.html)}${kilobytes(scripts, limits.scripts)}`,
  );
  return [`${'page (brotli)'.padEnd(20)}  HTML+CSS    initial JS`, ...rows].join('\n');
}

export function overweight(weights: readonly PageWeight[]): PageWeight[] {
  return weights.filter(({ html, scripts }) => html > limits.html || scripts > limits.scripts);
}

/**
 * Prints what each page weighs.
 * @throws {UserError} when one weighs more than it may.
 */
export function reportWeights(weights: readonly PageWeight[]): void {
  console.log(weightTable(weights));
  const heavy = overweight(weights);
  if (heavy.length === 0) return;
  throw new UserError(`These pages weigh more than they may: ${heavy.map(({ path }) => path).join(', ')}.`);
}
