import type { Mutant } from './mutant.ts';
import type { Token } from './tokens.ts';

const opening = new Set(['(', '[', '{']);
const closing = new Set([')', ']', '}']);

/** The expression's tokens; the end is the first token beyond it. */
interface Span {
  first: number;
  end: number;
}

/** Every operand of `&&` and `||` left out and negated, and every chain with the other operator. */
export function operandMutants(tokens: readonly Token[], rules: string): Mutant[] {
  return expressions(tokens).flatMap((span) => {
    const parts = split(tokens, span, '||');
    return [
      ...chainMutants(tokens, span, '||', '&&'),
      ...parts.flatMap((part) => chainMutants(tokens, part, '&&', '||')),
      ...parts.flatMap((part) => split(tokens, part, '&&')).map((operand) => negated(tokens, operand, rules)),
    ];
  });
}

/** The opposite of an expression. */
function negated(tokens: readonly Token[], { first, end }: Span, rules: string): Mutant {
  const original = rules.slice(startOf(tokens, first), endOf(tokens, end - 1));
  return replaced(tokens, first, end, `!(${original})`);
}

function chainMutants(tokens: readonly Token[], span: Span, operator: string, other: string): Mutant[] {
  const operands = split(tokens, span, operator);
  if (operands.length < 2) return [];
  const left = operands.map((_, index) =>
    index === 0
      ? removed(tokens, span.first, operands[1]?.first ?? span.end)
      : removed(tokens, (operands[index]?.first ?? 1) - 1, operands[index]?.end ?? span.end),
  );
  const swapped = operands.slice(1).map(({ first }) => replaced(tokens, first - 1, first, other));
  return [...left, ...swapped];
}

/** After `return` or `if` up to the semicolon, and within brackets that have operands of their own. */
function expressions(tokens: readonly Token[]): Span[] {
  return tokens.flatMap(({ text }, index) => {
    const first = index + 1;
    if (text === 'return' || text === 'if') {
      return [{ first, end: tokens.findIndex((token, at) => at > index && token.text === ';') }];
    }
    if (text !== '(') return [];
    const inBrackets = { first, end: closingOf(tokens, index) };
    const hasOperands = ['&&', '||'].some((operator) => split(tokens, inBrackets, operator).length > 1);
    return hasOperands ? [inBrackets] : [];
  });
}

/** The operands of an operator that stand in no further brackets. */
function split(tokens: readonly Token[], { first, end }: Span, operator: string): Span[] {
  const spans: Span[] = [];
  let depth = 0;
  let begin = first;
  for (let at = first; at < end; at += 1) {
    const text = tokens[at]?.text ?? '';
    if (opening.has(text)) depth += 1;
    if (closing.has(text)) depth -= 1;
    if (depth > 0 || text !== operator) continue;
    spans.push({ first: begin, end: at });
    begin = at + 1;
  }
  return [...spans, { first: begin, end }];
}

/** The token that closes the bracket at an index. */
export function closingOf(tokens: readonly Token[], open: number): number {
  let depth = 0;
  return tokens.findIndex(({ text }, at) => {
    if (at < open) return false;
    if (opening.has(text)) depth += 1;
    if (closing.has(text)) depth -= 1;
    return depth === 0;
  });
}

const startOf = (tokens: readonly Token[], index: number) => tokens[index]?.start ?? 0;
const endOf = (tokens: readonly Token[], index: number) => tokens[index]?.end ?? 0;

/** Leaves out the tokens from `first` up to `end`. */
function removed(tokens: readonly Token[], first: number, end: number): Mutant {
  return replaced(tokens, first, end, '');
}

/** Puts other text in the place of the tokens from `first` up to `end`. */
export function replaced(tokens: readonly Token[], first: number, end: number, replacement: string): Mutant {
  return { start: startOf(tokens, first), end: endOf(tokens, end - 1), replacement };
}
