import { operandMutants } from './expressions.ts';
import { type Mutant, mutate } from './mutant.ts';
import { patternMutants } from './patterns.ts';
import { functionMutants, pathMutants, permissionMutants, resourceMutants } from './permissions.ts';
import { listMutants, numberMutants, termMutants, textMutants } from './terms.ts';
import { tokenize } from './tokens.ts';

const kinds = [
  operandMutants,
  termMutants,
  numberMutants,
  textMutants,
  listMutants,
  patternMutants,
  permissionMutants,
  functionMutants,
  pathMutants,
  resourceMutants,
];

/** Every way to break the rules in one place; ways that end in the same text come once. */
export function allMutants(rules: string): Mutant[] {
  const tokens = tokenize(rules);
  const byText = new Map<string, Mutant>();
  for (const mutant of kinds.flatMap((kind) => kind(tokens, rules))) {
    const text = mutate(rules, mutant);
    if (text !== rules && !byText.has(text)) byText.set(text, mutant);
  }
  return [...byText.values()];
}
