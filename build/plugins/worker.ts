import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { packThreshold, writePackFile, writeWorker } from '../artifacts/worker-lists.ts';
import { isWithoutWorker } from '../checks/kill-switch.ts';
import { readThemeScript } from '../document/theme.ts';
import { headerRules, headersFor } from '../server/headers.ts';

/** Writes the pack, and gives the worker that vite-plugin-pwa has bundled the lists of what it keeps. */
export function worker(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'kolam:worker',
    apply: 'build',
    // After vite-plugin-pwa, which is a post plugin too.
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      sequential: true,
      async handler() {
        if (config.build.ssr) return;
        const dist = path.resolve(config.root, config.build.outDir);
        // Without a worker too: who audits a host reads the pages from it.
        await writePackFile(dist);
        if (isWithoutWorker(config.env)) return;
        const code = await readFile(path.join(dist, 'sw.js'), 'utf8');
        const rules = headerRules(config.env, await readThemeScript(config.root));
        const headers = { ...headersFor(rules, '/'), 'content-type': 'text/html;charset=utf-8' };
        await writeWorker(dist, { code, headers, packFrom: await packThreshold(dist) });
      },
    },
  };
}
