import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { PACK_FILE } from '../../../src/routes/page-files.ts';
import { type Chunk, chunksOf } from '../../bundling/chunks.ts';
import { fetchedByHome } from '../../bundling/fetched-by-home.ts';
import { minifyWorker } from '../../bundling/minify-worker.ts';
import { isWithoutWorker } from '../../checks/kill-switch.ts';
import { readThemeScript } from '../../document/theme.ts';
import { headerRules, keptPageHeaders } from '../../server/headers.ts';
import { afterWriting } from '../../vite/after-writing.ts';
import { packFiles, packThreshold, writePackFile } from './pack.ts';
import { writeWorker } from './write-worker.ts';

/** Writes the pack, and gives the worker that vite-plugin-pwa has bundled the lists of what it keeps. */
export function worker(): Plugin {
  let config: ResolvedConfig;
  let chunks: ReadonlyMap<string, Chunk>;
  return {
    name: 'kolam:worker',
    apply: 'build',
    // After vite-plugin-pwa, which is a post plugin too.
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle(_options, bundle) {
      if (config.build.ssr) return;
      chunks = chunksOf(bundle, config.root);
    },
    ...afterWriting(async () => {
      if (config.build.ssr) return;
      const dist = path.resolve(config.root, config.build.outDir);
      // Without a worker too: who audits a host reads the pages from it.
      const fetched = isWithoutWorker(config.env)
        ? new Set<string>()
        : await fetchedByHome(dist, chunks);
      const packed = await packFiles(dist, fetched);
      await writePackFile(dist, packed);
      if (isWithoutWorker(config.env)) return;
      const code = await minifyWorker(await readFile(path.join(dist, 'sw.js'), 'utf8'));
      const rules = headerRules(config.env, await readThemeScript(config.root));
      await writeWorker(dist, {
        code,
        headers: keptPageHeaders(rules),
        packed,
        packFrom: await packThreshold(dist, PACK_FILE, packed),
      });
    }),
  };
}
