/** A piece of the rules' text. Comments and white space are no tokens. */
export interface Token {
  kind: 'word' | 'number' | 'string' | 'sign';
  text: string;
  start: number;
  end: number;
}

const pattern =
  /(?<skip>\s+|\/\/[^\n]*)|(?<string>'(?:\\.|[^'\\])*')|(?<number>\d+)|(?<word>[A-Za-z_$][\w$]*)|(?<sign>&&|\|\||==|!=|<=|>=|.)/gsy;

/** Splits the text of rules into tokens. */
export function tokenize(rules: string): Token[] {
  return [...rules.matchAll(pattern)].flatMap(({ 0: text, index, groups }) => {
    const kind = (['string', 'number', 'word', 'sign'] as const).find((name) => groups?.[name] !== undefined);
    return kind ? [{ kind, text, start: index, end: index + text.length }] : [];
  });
}
