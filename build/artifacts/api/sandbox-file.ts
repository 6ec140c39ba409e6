import { build } from 'vite';
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

/** Bundles the local sandbox. Nothing is written. */
export async function sandboxFile(root: string): Promise<SandboxFile> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [withoutProse(root)],
    define: { TABLE_DIGEST: JSON.stringify(tableDigest()) },
    build: {
      ssr: ENTRY,
      write: false,
      minify: true,
      target: 'node20',
      rolldownOptions: { output: { format: 'es' } },
    },
    ssr: { noExternal: true, target: 'node' },
  });
  const [output] = [result].flat();
  const [chunk, ...others] = output && 'output' in output ? output.output : [];
  if (chunk?.type !== 'chunk' || others.length > 0) throw new Error('The sandbox is not one file.');
  return { source: `#!/usr/bin/env node\n${chunk.code}`, modules: shippedModules([chunk]) };
}
