import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ResolvedConfig } from 'vite';
import { PACK_FILE } from '../../../src/routes/page-files.ts';
import type { PageList } from '../../../src/sw/manifest.ts';
import type { Chunk } from '../../bundling/chunks.ts';
import { fetchedByHome } from '../../bundling/fetched-by-home.ts';
import { minifyWorker } from '../../bundling/minify-worker.ts';
import { isWithoutWorker } from '../../checks/kill-switch.ts';
import { readThemeScript } from '../../document/theme.ts';
import { furtherLanguages } from '../../languages.ts';
import { headerRules, keptPageHeaders } from '../../server/headers.ts';
import { outOf } from '../../settings.ts';
import { bundleWorker } from '../../vite/pwa.ts';
import { packFiles, writePackFile } from './pack.ts';
import { packThreshold } from './pack-threshold.ts';
import { writeWorker } from './write-worker.ts';

/**
 * Writes the pack and the worker with the lists of what it keeps. All else that it keeps has been written.
 *
 * @param waiting see `waitingPages`
 * @returns modules that are in the worker
 */
export async function makeWorker(
  config: ResolvedConfig,
  chunks: ReadonlyMap<string, Chunk>,
  waiting: PageList['waiting'],
): Promise<ReadonlySet<string>> {
  const out = outOf(config);
  const modules = await bundleWorker(config);
  const isKillSwitch = isWithoutWorker(config.env);
  // Without a worker too: who audits a host reads the pages from it.
  const packed = await packFiles(
    out,
    isKillSwitch ? new Set<string>() : await fetchedByHome(out, chunks),
  );
  await writePackFile(out, packed);
  if (isKillSwitch) return modules;
  const code = await minifyWorker(await readFile(path.join(out, 'sw.js'), 'utf8'));
  const rules = headerRules(config.env, await readThemeScript(config.root));
  await writeWorker(out, {
    code,
    headers: keptPageHeaders(rules),
    waiting,
    packed,
    further: furtherLanguages(config.root),
    packFrom: await packThreshold(out, PACK_FILE, packed),
  });
  return modules;
}
