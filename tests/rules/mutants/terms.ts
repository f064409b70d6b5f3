import { closingOf, replaced } from './expressions.ts';
import type { Mutant } from './mutant.ts';
import type { Token } from './tokens.ts';

/** Replacements for operators and names of nearly the same meaning. */
const nearNames: Readonly<Record<string, readonly string[]>> = {
  '==': ['!='],
  '!=': ['=='],
  '<=': ['<', '>=', '=='],
  hasOnly: ['hasAny', 'hasAll'],
  isFilledLine: ['isLine'],
  isLine: ['isFilledLine'],
  get: ['getAfter'],
  getAfter: ['get'],
  exists: ['existsAfter'],
  existsAfter: ['exists'],
};

/** Replacements for a type after `is`. */
const nearTypes: Readonly<Record<string, readonly string[]>> = {
  int: ['number', 'float'],
  string: ['int'],
  bool: ['string'],
  list: ['map'],
  timestamp: ['int'],
};

/** Every comparison flipped, every type, helper and set operation exchanged for a near one. */
export function termMutants(tokens: readonly Token[]): Mutant[] {
  return tokens.flatMap(({ text }, index) => {
    const previous = tokens[index - 1]?.text;
    if (previous === 'function') return [];
    const others = previous === 'is' ? nearTypes[text] : nearNames[text];
    return (others ?? [])
      .filter((other) => other !== functionAround(tokens, index))
      .map((other) => replaced(tokens, index, index + 1, other));
  });
}

/** The name of the function around a token: it may not call itself. */
function functionAround(tokens: readonly Token[], index: number): string | undefined {
  const declared = tokens.findLastIndex(({ text }, at) => at < index && text === 'function');
  return tokens[declared + 1]?.text;
}

/** Every number one less and one more. Numbers in strings are the regular expressions' own. */
export function numberMutants(tokens: readonly Token[]): Mutant[] {
  return tokens.flatMap(({ kind, text }, index) =>
    kind === 'number'
      ? [-1, 1].map((step) => replaced(tokens, index, index + 1, String(Number(text) + step)))
      : [],
  );
}

/** Every literal text exchanged for another, but regular expressions, list members and the version. */
export function textMutants(tokens: readonly Token[]): Mutant[] {
  const members = new Set(lists(tokens).flatMap(({ members }) => members));
  return tokens.flatMap(({ kind }, index) => {
    const isPattern = tokens[index - 2]?.text === 'matches';
    const isVersion = tokens[index - 2]?.text === 'rules_version';
    if (kind !== 'string' || members.has(index) || isPattern || isVersion) return [];
    return [replaced(tokens, index, index + 1, `'mutant'`)];
  });
}

/** Every list without one of its members, and with one more. */
export function listMutants(tokens: readonly Token[]): Mutant[] {
  return lists(tokens).flatMap(({ open, members }) => {
    const words = members.map((index) => tokens[index]?.text);
    const shorter = members.map((index, position) => {
      // With its comma: the one before it, or the one after the first.
      const first = position > 0 ? index - 1 : index;
      const end = position === 0 && members.length > 1 ? index + 2 : index + 1;
      return replaced(tokens, first, end, '');
    });
    const longer = (namesFields(tokens, open) ? [`'id'`] : [`''`, `'unknown'`])
      .filter((word) => !words.includes(word))
      .map((word) => replaced(tokens, open, open + 1, `[${word}, `));
    return [...shorter, ...longer];
  });
}

/** Whether a list holds names of fields, as in `keys().hasOnly([…])` and `formFields().concat([…])`. */
function namesFields(tokens: readonly Token[], open: number): boolean {
  if (functionAround(tokens, open) === 'formFields') return true;
  return ['hasOnly', 'concat'].includes(tokens[open - 2]?.text ?? '') && tokens[open - 4]?.text === ')';
}

/** The lists of the rules, with the tokens of their members. */
function lists(tokens: readonly Token[]) {
  return tokens.flatMap(({ text }, open) => {
    if (text !== '[') return [];
    const close = closingOf(tokens, open);
    const indices = Array.from({ length: close - open - 1 }, (_, offset) => open + 1 + offset);
    return [{ open, members: indices.filter((index) => tokens[index]?.kind === 'string') }];
  });
}
