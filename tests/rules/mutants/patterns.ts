import type { Mutant } from './mutant.ts';
import type { Token } from './tokens.ts';

/** A piece of a regular expression: a class member, a bracket, a repetition, a dot. */
const piece =
  /(?<code>\\\\x(?:\{(?<long>[0-9a-f]+)\}|(?<short>[0-9a-f]{2})))|(?<escape>\\\\[s.])|(?<repeat>\{\d+\}|[*+])|(?<open>\[\^?)|(?<range>[A-Za-z0-9]-[A-Za-z0-9])|(?<plain>.)/gs;

/** Every class without one member, with a range one character narrower or wider, every repetition changed. */
export function patternMutants(tokens: readonly Token[]): Mutant[] {
  return tokens
    .filter((_, index) => tokens[index - 2]?.text === 'matches')
    .flatMap(({ text, start }) =>
      [...text.matchAll(piece)].flatMap((match) =>
        changesOf(match, text).map(({ from, to, replacement }) => ({
          start: start + from,
          end: start + to,
          replacement,
        })),
      ),
    );
}

interface Change {
  from: number;
  to: number;
  replacement: string;
}

function changesOf(match: RegExpExecArray, text: string): Change[] {
  const { 0: found, index: from, groups = {} } = match;
  const become = (...replacements: string[]) =>
    replacements.map((replacement) => ({ from, to: from + found.length, replacement }));
  if (groups.code) return codeChanges(match, text);
  if (groups.escape) return isInClass(text, from) ? become('') : become('.');
  if (groups.repeat === '*') return become('+', '');
  if (groups.repeat === '+') return become('*', '');
  if (groups.repeat) return become(...otherCounts(found));
  if (groups.open === '[^') return become('[');
  if (groups.range) return [...become(''), ...become(...otherLetters(found))];
  return groups.plain === '@' ? become('') : [];
}

/** A code point moved by one, and left out: with its range when it begins one. */
function codeChanges({ 0: found, index: from, groups = {} }: RegExpExecArray, text: string): Change[] {
  const code = Number.parseInt(groups.long ?? groups.short ?? '', 16);
  const to = from + found.length;
  const moved = [code - 1, code + 1]
    .filter((other) => other >= 0)
    .map((other) => ({ from, to, replacement: `\\\\x{${other.toString(16)}}` }));
  if (text[from - 1] === '-') return moved;
  const range = /^-\\\\x(?:\{[0-9a-f]+\}|[0-9a-f]{2})/.exec(text.slice(to))?.[0] ?? '';
  return [...moved, { from, to: to + range.length, replacement: '' }];
}

function otherCounts(count: string): string[] {
  const number = Number(count.slice(1, -1));
  return [`{${number - 1}}`, `{${number + 1}}`, `{${number},}`, `{0,${number}}`];
}

/** A range of letters or digits, a letter shorter at either end. */
function otherLetters(range: string): string[] {
  const [first = 0, , last = 0] = [...range].map((letter) => letter.charCodeAt(0));
  const name = String.fromCharCode;
  return [`${name(first + 1)}-${name(last)}`, `${name(first)}-${name(last - 1)}`];
}

const isInClass = (text: string, at: number) => text.lastIndexOf('[', at) > text.lastIndexOf(']', at);
