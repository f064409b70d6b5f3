import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { findImports, type PackageImport } from './dependency-cost/find-imports.ts';
import { runProgram } from './support/fail.ts';
import { root } from './support/project.ts';

/** `npm run dependency-cost`: the brotli bytes of each runtime dependency, as much of it as the site imports. */
await runProgram(async () => {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const names = Object.keys(dependencies);
  const imports = findImports(join(root, 'src'));
  for (const name of names) {
    const used = imports.filter(({ specifier }) => specifier === name || specifier.startsWith(`${name}/`));
    const bytes =
      used.length > 0
        ? await measure(
            used,
            names.filter((other) => other !== name),
          )
        : 0;
    console.log(`${name.padEnd(26)} ${(bytes / 1000).toFixed(1).padStart(7)} kB`);
  }
  return 0;
});

async function measure(imports: readonly PackageImport[], others: readonly string[]): Promise<number> {
  const entry = 'virtual:entry';
  const code = imports
    .map(({ specifier, names }, index) =>
      names === 'all'
        ? `export * as all${index} from '${specifier}';`
        : `export { ${names.map((name) => `${name} as ${name}${index}`).join(', ')} } from '${specifier}';`,
    )
    .join('\n');
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? code : null),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        // What another dependency brings is counted there.
        external: (id) => others.some((other) => id === other || id.startsWith(`${other}/`)),
      },
    },
  });
  const outputs = [result].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []));
  return outputs.reduce(
    (sum, chunk) => sum + (chunk.type === 'chunk' ? brotliCompressSync(chunk.code).length : 0),
    0,
  );
}
