import { closingOf, replaced } from './expressions.ts';
import type { Mutant } from './mutant.ts';
import type { Token } from './tokens.ts';

const methods = ['get', 'list', 'create', 'update', 'delete', 'read', 'write'];

/** Every `allow` for each other method as well, for everyone, for everyone signed in, and for nobody. */
export function permissionMutants(tokens: readonly Token[]): Mutant[] {
  return tokens.flatMap(({ text }, index) => {
    if (text !== 'allow') return [];
    const end = tokens.findIndex((token, at) => at > index && token.text === ';');
    const condition = tokens.findIndex((token, at) => at > index && token.text === 'if') + 1;
    const method = tokens[index + 1]?.text ?? '';
    const wider = methods
      .filter((other) => other !== method)
      .map((other) => replaced(tokens, index + 1, index + 2, `${method}, ${other}`));
    return [
      ...wider,
      replaced(tokens, condition, end, 'true'),
      replaced(tokens, condition, end, 'request.auth != null'),
      replaced(tokens, condition, end, 'false'),
    ];
  });
}

/** Every function that always says yes, and always says no. */
export function functionMutants(tokens: readonly Token[]): Mutant[] {
  return tokens.flatMap(({ text }, index) => {
    if (text !== 'function') return [];
    const body = tokens.findIndex((token, at) => at > index && token.text === '{');
    const end = closingOf(tokens, body);
    return ['true', 'false'].map((verdict) => replaced(tokens, body + 2, end - 1, verdict));
  });
}

/** Every match that reaches deeper, or any collection. */
export function pathMutants(tokens: readonly Token[]): Mutant[] {
  return tokens.flatMap(({ text }, index) => {
    const collection = tokens[index + 2];
    if (text !== 'match' || !collection || collection.text === 'databases') return [];
    const wildcard = index + 5;
    return [
      replaced(tokens, wildcard, wildcard + 1, `${tokens[wildcard]?.text}=**`),
      replaced(tokens, index + 2, index + 3, '{collection}'),
      replaced(tokens, index + 2, index + 3, `{parents=**}/${collection.text}`),
    ];
  });
}

/** The document before taken for the document after, and the other way round. */
export function resourceMutants(tokens: readonly Token[]): Mutant[] {
  return tokens.flatMap(({ text }, index) => {
    if (text !== 'resource') return [];
    const isAfter = tokens[index - 1]?.text === '.';
    return [
      isAfter
        ? replaced(tokens, index - 2, index + 1, 'resource')
        : replaced(tokens, index, index + 1, 'request.resource'),
    ];
  });
}
