/** One line of the results: what was measured, and what it must not exceed. */
export interface Figure {
  name: string;
  /** How many times the baseline it takes, where it has one: ratios hold on any machine. */
  ratio?: number;
  /** In `unit`. */
  value: number;
  unit: string;
  /** Its comparison, in words: 'the same page without scripts, 812 ms'. */
  beside?: string;
  target?: Target;
}

/** A bound for the ratio, or for the value. */
interface Target {
  of: 'ratio' | 'value';
  most?: number;
  least?: number;
}

export interface Section {
  title: string;
  /** The command that measures it. */
  command: string;
  /** The procedure, in a sentence or two. */
  method: string;
  figures: readonly Figure[];
}

/** Whether a figure keeps its target; undefined where it has none. */
function isMet({ ratio, value, target }: Figure): boolean | undefined {
  if (!target) return undefined;
  const measured = target.of === 'ratio' ? ratio : value;
  if (measured === undefined || Number.isNaN(measured)) return false;
  return measured <= (target.most ?? Number.POSITIVE_INFINITY) && measured >= (target.least ?? 0);
}

/** The section as Markdown, with the day it was measured on: ratios first. */
export function toMarkdown({ title, command, method, figures }: Section, day?: string): string {
  const rows = figures.map((figure) =>
    [
      figure.name,
      figure.ratio === undefined ? '' : figure.ratio.toFixed(2),
      `${round(figure.value)} ${figure.unit}`.trim(),
      figure.beside ?? '',
      targetText(figure),
      verdict(figure),
    ].join(' | '),
  );
  return [
    `## ${title}`,
    '',
    `\`${command}\`${day ? `, ${day}` : ''} – ${method}`,
    '',
    '| measured | ratio | value | beside | target | |',
    '| --- | ---: | ---: | --- | --- | --- |',
    ...rows.map((row) => `| ${row} |`),
    '',
  ].join('\n');
}

function targetText({ target, unit }: Figure): string {
  if (!target) return '';
  const bound = target.most === undefined ? `≥ ${target.least}` : `≤ ${target.most}`;
  return target.of === 'ratio' ? `ratio ${bound}` : `${bound} ${unit}`.trim();
}

function verdict(figure: Figure): string {
  const met = isMet(figure);
  if (met === undefined) return '';
  return met ? 'met' : '**missed**';
}

function round(value: number): string {
  const size = Math.abs(value);
  // However little: what is said to be 0 and to miss 0 tells nobody anything.
  if (size < 0.01) return value.toLocaleString('en', { maximumSignificantDigits: 2 });
  return value.toLocaleString('en', { maximumFractionDigits: size < 10 ? 2 : 0 });
}
