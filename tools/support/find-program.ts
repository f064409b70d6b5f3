import which from 'which';

/** The path of the first of these programs that is on the PATH; undefined when none is. */
export function findProgram(...names: readonly string[]): string | undefined {
  for (const name of names) {
    const path = which.sync(name, { nothrow: true });
    if (path) return path;
  }
  return undefined;
}
