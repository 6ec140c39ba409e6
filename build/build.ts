import type { ResolvedConfig, UserConfig, ViteBuilder } from 'vite';
import { sandboxFile } from './artifacts/api/sandbox-file.ts';
import { writeLegalFiles } from './artifacts/legal-files.ts';
import { writePageFiles } from './artifacts/page-files.ts';
import { writeSearchIndexes } from './artifacts/search/write-search-indexes.ts';
import { writeApiList } from './artifacts/worker/api-pack.ts';
import { writeLanguagePacks } from './artifacts/worker/language-pack.ts';
import { makeWorker } from './artifacts/worker/make-worker.ts';
import { writePosterList } from './artifacts/worker/poster-pack.ts';
import { writeSourceFiles } from './artifacts/write-source-files.ts';
import { compressFolder, startCompressing } from './bundling/compress.ts';
import { checkBuild } from './checks/check-build.ts';
import { addLanguageFiles } from './client/add-language-files.ts';
import { buildLanguageStyles } from './client/language-styles.ts';
import { buildLanguageScripts, buildScripts, type Scripts } from './client/scripts.ts';
import { waitingPages } from './document/waiting-page.ts';
import { writeHosting } from './hosting/write-hosting.ts';
import { DEFAULT_LANGUAGE, furtherLanguages, otherLanguages } from './languages.ts';
import { shippedModules } from './licences/shipped-modules.ts';
import { renderPages } from './render/render-pages.ts';
import { buildRenderer } from './render/renderer.ts';
import { outOf, siteOrigin, warnAboutSettings } from './settings.ts';
import { gapsOfComplete, linesOfGaps } from './translations/gaps.ts';
import type { LanguageGaps } from './translations/language-gaps.ts';

/**
 * Builds the site and the files that its hosts read: this is `vite build`. Each step uses what the steps
 * before it made, and the first error ends the build.
 *
 * @param bundledIn how Vite bundles the scripts of a language, by the code of the language
 */
export async function buildSite(
  builder: ViteBuilder,
  bundledIn: (code: string, gaps?: LanguageGaps) => UserConfig,
): Promise<void> {
  const { config } = builder;
  const { root } = config;
  const out = outOf(config);
  const origin = siteOrigin(config.env);
  warnAboutSettings(config);

  // Bundles: scripts, styles and renderer of each language, and the sandbox.
  const [sandbox, site] = await Promise.all([
    sandboxFile(root),
    bundleLanguage(config, DEFAULT_LANGUAGE, buildScripts(builder)),
  ]);
  const gaps = await gapsOfComplete(root);
  const others = [];
  // One after the other: all modules of many languages in memory at once took longer.
  for (const code of otherLanguages(root)) {
    const own = gaps.get(code);
    const scripts = buildLanguageScripts(config, bundledIn(code, own));
    others.push(await bundleLanguage(config, code, scripts, own));
  }
  const added = [];
  for (const { code, ...bundled } of others)
    added.push({ code, files: await addLanguageFiles(out, bundled, site.scripts) });

  // Pages, and what is made of them and of the sources.
  const rendered = await renderPages(config, [site, ...others]);
  await writeSourceFiles(config, sandbox.source);
  await writePageFiles({ root, out, origin }, rendered[0].documents);
  await writeSearchIndexes({ root, out }, rendered);
  await writeHosting(config);
  const compressed = await startCompressing(out);

  // What devices keep: the lists of it and the worker.
  await writeApiList(out, site.scripts.chunks);
  await writePosterList(out, site.scripts.chunks);
  await writeLanguagePacks(out, added);
  const further = furtherLanguages(root);
  const known = rendered.filter(({ code }) => !further.includes(code));
  const waiting = waitingPages(known.map(({ frame }) => frame));
  const ofWorker = await makeWorker(config, site.scripts.chunks, waiting);

  const ofPages = shippedModules(site.scripts.output);
  await writeLegalFiles({ root, out, origin }, [...ofPages, ...sandbox.modules, ...ofWorker]);
  const sizes = await compressFolder(out, await compressed.sizes);
  const ofLanguages = others.map(({ code, scripts }) => ({ code, chunks: scripts.chunks }));
  await checkBuild(config, site.scripts, sizes, ofLanguages);
  for (const line of linesOfGaps(gaps)) config.logger.warn(line);
}

async function bundleLanguage(
  config: ResolvedConfig,
  code: string,
  bundled: Promise<Scripts>,
  gaps?: LanguageGaps,
) {
  const [scripts, styles, renderer] = await Promise.all([
    bundled,
    buildLanguageStyles(config, code),
    buildRenderer(config, code, gaps),
  ]);
  return { code, scripts, styles, renderer };
}
