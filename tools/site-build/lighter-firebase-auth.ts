import type { Plugin } from 'vite';

/** A constant that is written into a class after its declaration: `GoogleAuthProvider.PROVIDER_ID = "google.com";` */
const lateConstant = /^(\w+)\.(\w+) = ('[^'\n]*'|"[^"\n]*"|null|\[\])(?: \/\*.*?\*\/)?;$/gm;

/**
 * Firebase Auth writes constants into its classes after declaring them, which keeps the classes of a dozen unused
 * ways to sign in alive in every bundle. Declared inside the class, the same constants do not.
 */
export function lighterFirebaseAuth(): Plugin {
  return {
    name: 'lighter-firebase-auth',
    apply: 'build',
    transform: {
      filter: { id: /@firebase\/auth\/dist\/esm\/index-\w+\.js$/ },
      handler: (code) => ({ code: declareConstants(code), map: null }),
    },
  };
}

/** The same code with each constant inside its class; a constant whose class is not found stays where it is. */
export function declareConstants(code: string): string {
  const constants = [...code.matchAll(lateConstant)];
  return constants.reduce((changed, [assignment, name = '', constant = '', value = '']) => {
    const head = new RegExp(`^class ${name}(?: extends \\w+)? \\{$`, 'm').exec(changed)?.[0];
    if (!head) return changed;
    return changed
      .replace(`\n${assignment}\n`, '\n')
      .replace(head, `${head}\n    static ${constant} = ${value};`);
  }, code);
}
