/** A part of the rules and what stands there instead. */
export interface Mutant {
  start: number;
  end: number;
  replacement: string;
}

/** The rules with the mutant in place. */
export function mutate(rules: string, { start, end, replacement }: Mutant): string {
  return rules.slice(0, start) + replacement + rules.slice(end);
}

/** A mutant's name in both lists: its function or match, and the change. */
export function describeMutant(rules: string, mutant: Mutant): string {
  const { start, end, replacement } = mutant;
  const scopes = [...rules.slice(0, start).matchAll(/function (\w+)|match \/(\w+)\//g)];
  const scope = scopes.at(-1)?.slice(1).find(Boolean) ?? 'service';
  const lineStart = rules.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = (rules.indexOf('\n', end) + 1 || rules.length + 1) - 1;
  const before = rules.slice(lineStart, lineEnd);
  const after = rules.slice(lineStart, start) + replacement + rules.slice(end, lineEnd);
  return `${scope}: ${oneLine(before)} => ${oneLine(after)}`;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
