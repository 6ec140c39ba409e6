import path from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { compressFolder } from './compress.ts';

/** Last step of a build: compresses it, then fails it if anything that must hold does not. */
export function check(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'kolam:check',
    apply: 'build',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        await compressFolder(path.resolve(config.root, config.build.outDir));
      },
    },
  };
}
