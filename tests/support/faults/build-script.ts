import { build, type InlineConfig, type UserConfig } from 'vite';
import viteConfig from '../../../vite.config.ts';

/** Builds one script of a file, for browsers, with the project's own paths. */
export async function buildScript(
  input: string,
  options: Pick<InlineConfig, 'define' | 'mode' | 'plugins'>,
): Promise<string> {
  const { resolve } = viteConfig as UserConfig;
  const built = await build({
    configFile: false,
    logLevel: 'error',
    ...(resolve && { resolve }),
    ...options,
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife', codeSplitting: false } },
    },
  });
  const chunk = [built].flat().flatMap((result) => ('output' in result ? result.output : []))[0];
  if (chunk?.type !== 'chunk') throw new Error(`${input} was not built into a script.`);
  return chunk.code;
}

/** Undefined for what the window has not or withholds. */
export function readQuietly(window: object, name: string): unknown {
  try {
    return Reflect.get(window, name);
  } catch {
    return undefined;
  }
}
