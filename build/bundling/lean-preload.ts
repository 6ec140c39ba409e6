import path from 'node:path';
import type { Plugin } from 'vite';

/** Vite's module around each `import()` of a build. */
const HELPER = /vite\/preload-helper\.js$/;

const OURS = 'src/page-loading/load-with-styles.ts';

/**
 * Replaces Vite's module by ours around each `import()`, which also preloads scripts, reads nonces and
 * works out addresses: half a kilobyte on every page that does nothing here. Fails when Vite no longer asks for it.
 */
export function leanPreload(): Plugin {
  let root: string;
  let found = false;
  return {
    name: 'kolam:lean-preload',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    resolveId: {
      filter: { id: HELPER },
      handler() {
        found = true;
        return path.join(root, OURS);
      },
    },
    buildEnd(error) {
      if (!error && !found) this.error('Vite puts nothing around an import any more.');
    },
  };
}
