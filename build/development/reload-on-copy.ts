import type { HotUpdateOptions, Plugin } from 'vite';

/** Copy is in the HTML alone, even where a script of the page imports the same file. */
const COPY = /\/(?:copy|facts|languages|src\/(?:words|api-docs))\//;

/**
 * Reloads open pages in development when something is saved that only the server's renderer reads. Vite
 * renews what the server keeps, but tells no browser: no script of the page has imported it.
 */
export function reloadOnCopy(): Plugin {
  return {
    name: 'kolam:reload-on-copy',
    hotUpdate: {
      // After the lists of `import.meta.glob` have noticed a new file.
      order: 'post',
      handler({ file, modules, server }: HotUpdateOptions) {
        if (this.environment.name !== 'ssr' || modules.length === 0) return;
        const { client } = server.environments;
        if (client.moduleGraph.getModulesByFile(file)?.size && !COPY.test(file)) return;
        client.hot.send({ type: 'full-reload' });
      },
    },
  };
}
