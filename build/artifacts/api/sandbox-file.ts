import { build, type Plugin } from 'vite';
import { withoutProse } from '../../bundling/without-prose.ts';
import { tableDigest } from './table-digest.ts';

const ENTRY = 'build/server/sandbox/main.ts';

/**
 * The local sandbox as one file without dependencies, for Node from 20 on.
 *
 * @param plugins what else has to see this build, such as the one that notes whose code is shipped
 */
export async function sandboxFile(root: string, plugins: Plugin[] = []): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [withoutProse(root), ...plugins],
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
  return `#!/usr/bin/env node\n${chunk.code}`;
}
