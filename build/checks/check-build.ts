import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseEnv } from 'node:util';
import type { ResolvedConfig } from 'vite';
import type { Sizes } from '../bundling/compress.ts';
import { fetchedByHome } from '../bundling/fetched-by-home.ts';
import type { Scripts } from '../client/scripts.ts';
import { asMeta, pagePolicy } from '../document/policy.ts';
import { readThemeScript } from '../document/theme.ts';
import { LANGUAGES, otherLanguages } from '../languages.ts';
import { pagesOf } from '../pages-of.ts';
import { connectOrigins, outOf } from '../settings.ts';
import { overBudget, unknownRows } from './bounds.ts';
import { budgetTable } from './budget-table.ts';
import { type Build, measure } from './budgets.ts';
import { catalogueProblems } from './catalogue.ts';
import { htmlProblems } from './check-html.ts';
import { precacheProblems } from './check-precache.ts';
import { entryProblems } from './entry.ts';
import { headingFaceProblems } from './heading-face.ts';
import { isWithoutWorker, killSwitchProblems } from './kill-switch.ts';
import { readAccepted, writeMeasured } from './measured.ts';

/** Fails if anything of a build is not as it must be. */
export async function checkBuild(
  config: ResolvedConfig,
  { chunks, output }: Pick<Scripts, 'chunks' | 'output'>,
  sizes: Sizes,
  languages: Build['languages'] = [],
): Promise<void> {
  const dist = outOf(config);
  const themeScript = await readThemeScript(config.root);
  const policy = asMeta(pagePolicy([themeScript], connectOrigins(config.env)));
  const problems = await htmlProblems(dist, themeScript, policy);
  for (const code of otherLanguages(config.root))
    problems.push(
      ...headingFaceProblems(path.join(config.root, LANGUAGES, code), path.join(dist, code)),
    );
  problems.push(...catalogueProblems(output), ...entryProblems(chunks));
  if (isWithoutWorker(config.env)) {
    // Sizes are the usual build's business: this one goes out when something is on fire.
    problems.push(...(await killSwitchProblems(dist)));
  } else {
    problems.push(
      ...(await precacheProblems(dist, await fetchedByHome(dist, chunks), undefined, (code) =>
        pagesOf(config.root, code),
      )),
      ...(await budgetProblems(config, { dist, chunks, sizes, languages })),
    );
  }
  if (problems.length > 0)
    throw new Error(`This build must not ship:\n${problems.map((text) => `- ${text}`).join('\n')}`);
}

/**
 * Holds a build to what was accepted of it, and says what it measures. With settings of an operator's own it only says
 * so: their keys and addresses are longer or shorter than the demo's, by which the figures were taken.
 */
async function budgetProblems(config: ResolvedConfig, build: Build): Promise<string[]> {
  const { root, logger } = config;
  const measures = await measure(build);
  const accepted = await readAccepted(root);
  logger.info(`\n${budgetTable(measures, accepted)}\n`);
  for (const text of unknownRows(measures, accepted)) logger.info(text);
  const problems = overBudget(measures, accepted);
  if (await hasDemoSettings(config)) {
    await writeMeasured(root, measures);
    return problems;
  }
  for (const text of problems) logger.warn(text);
  return [];
}

async function hasDemoSettings({ root, env }: ResolvedConfig): Promise<boolean> {
  const demo = parseEnv(await readFile(path.join(root, '.env.demo'), 'utf8'));
  const names = [...Object.keys(demo), ...Object.keys(env).filter((name) => /^VITE_/.test(name))];
  return names.every((name) => (env[name] ?? '') === (demo[name] ?? ''));
}
