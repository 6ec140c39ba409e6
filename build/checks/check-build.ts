import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseEnv } from 'node:util';
import type { ResolvedConfig } from 'vite';
import type { Sizes } from '../bundling/compress.ts';
import { fetchedByHome } from '../bundling/fetched-by-home.ts';
import type { Scripts } from '../client/scripts.ts';
import { asMeta, pagePolicy } from '../document/policy.ts';
import { readThemeScript } from '../document/theme.ts';
import { otherLanguages } from '../languages.ts';
import { connectOrigins, outOf } from '../settings.ts';
import { type Measure, measure, overBudget } from './budgets.ts';
import { catalogueProblems } from './catalogue.ts';
import { htmlProblems } from './check-html.ts';
import { precacheProblems } from './check-precache.ts';
import { entryProblems } from './entry.ts';
import { headingFaceProblems } from './heading-face.ts';
import { isWithoutWorker, killSwitchProblems } from './kill-switch.ts';

/** Keys and addresses of an operator's own may be so much longer than the demo's, by which budgets are kept. */
const OWN_SETTINGS_BYTES = 128;

async function hasDemoSettings({ root, env }: ResolvedConfig): Promise<boolean> {
  const demo = parseEnv(await readFile(path.join(root, '.env.demo'), 'utf8'));
  return Object.entries(demo).every(([name, value]) => env[name] === value);
}

/** Fails if anything of a build is not as it must be. */
export async function checkBuild(
  config: ResolvedConfig,
  { chunks, output }: Pick<Scripts, 'chunks' | 'output'>,
  sizes: Sizes,
): Promise<void> {
  const dist = outOf(config);
  const themeScript = await readThemeScript(config.root);
  const policy = asMeta(pagePolicy([themeScript], connectOrigins(config.env)));
  const problems = await htmlProblems(dist, themeScript, policy);
  for (const code of otherLanguages(config.root))
    problems.push(
      ...headingFaceProblems(path.join(config.root, 'src/content', code), path.join(dist, code)),
    );
  problems.push(...catalogueProblems(output), ...entryProblems(chunks));
  if (isWithoutWorker(config.env)) {
    // Sizes are the usual build's business: this one goes out when something is on fire.
    problems.push(...(await killSwitchProblems(dist)));
  } else {
    const measures = await measure({ dist, chunks, sizes });
    config.logger.info(`\n${table(measures)}\n`);
    problems.push(
      ...(await precacheProblems(dist, await fetchedByHome(dist, chunks))),
      ...overBudget(measures, (await hasDemoSettings(config)) ? 0 : OWN_SETTINGS_BYTES),
    );
  }
  if (problems.length > 0)
    throw new Error(`This build must not ship:\n${problems.map((text) => `- ${text}`).join('\n')}`);
}

const KB = 1024;

function table(measures: readonly Measure[]): string {
  const kilobytes = (bytes: number) => (bytes / KB).toFixed(1).padStart(8);
  const width = Math.max(...measures.map(({ name }) => name.length));
  return [
    `${'Over the wire, KB'.padEnd(width)}  measured   bound`,
    ...measures.map(
      ({ name, bytes, bound }) => `${name.padEnd(width)}  ${kilobytes(bytes)}${kilobytes(bound)}`,
    ),
  ].join('\n');
}
