import path from 'node:path';
import { minify } from 'terser';
import { build } from 'vite';
import { leanFacts } from '../../bundling/lean-facts.ts';
import { withoutProse } from '../../bundling/without-prose.ts';
import { shippedModules } from '../../licences/shipped-modules.ts';
import { tableDigest } from './table-digest.ts';

const ENTRY = 'build/server/sandbox/main.ts';

/** The local sandbox as one file without dependencies, for Node from 20 on. */
export interface SandboxFile {
  source: string;
  /** Modules that are in it. */
  modules: readonly string[];
}

/** Terser puts the bodies of small functions where they are called, which Oxc does not: 3 percent. */
const minifiedAgain = async (code: string) =>
  (await minify(code, { module: true, compress: { passes: 3, ecma: 2020 } })).code ?? code;

/** Bundles the local sandbox. Nothing is written. */
export async function sandboxFile(root: string): Promise<SandboxFile> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    // A local sandbox explains its problems itself.
    plugins: [withoutProse(root, ['todo']), leanFacts(root)],
    resolve: { alias: { valibot: path.join(root, 'build/server/sandbox/small-schemas.ts') } },
    define: { TABLE_DIGEST: JSON.stringify(tableDigest()) },
    build: {
      ssr: ENTRY,
      write: false,
      minify: true,
      target: 'node20',
      rolldownOptions: { treeshake: { propertyReadSideEffects: false }, output: { format: 'es' } },
    },
    ssr: { noExternal: true, target: 'node' },
  });
  const [output] = [result].flat();
  const [chunk, ...others] = output && 'output' in output ? output.output : [];
  if (chunk?.type !== 'chunk' || others.length > 0) throw new Error('The sandbox is not one file.');
  return {
    source: `#!/usr/bin/env node\n${await minifiedAgain(chunk.code)}`,
    modules: shippedModules([chunk]),
  };
}
