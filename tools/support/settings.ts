/**
 * Applies the settings at the start of a command line to an environment and gives the words that follow. `NAME=VALUE` sets
 * a variable that has no value. Every system's shell writes that differently.
 */
export function takeSettings(words: readonly string[], environment: NodeJS.ProcessEnv): string[] {
  for (const [index, word] of words.entries()) {
    const [, name, value] = /^([A-Z_]+)=(.*)$/.exec(word) ?? [];
    if (!name) return words.slice(index);
    environment[name] ||= value;
  }
  return [];
}
