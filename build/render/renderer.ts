import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { threadId } from 'node:worker_threads';
import react from '@vitejs/plugin-react';
import { build, type ResolvedConfig } from 'vite';
import { prefixOf } from '../languages.ts';
import { releaseConstant } from '../release.ts';
import { apiData } from '../vite/api-data.ts';
import { language } from '../vite/language.ts';
import { otherLanguages } from '../vite/other-languages.ts';
import { untranslatedPages } from '../vite/untranslated-pages.ts';
import { withoutTimings } from '../without-timings.ts';

/** What renders the pages of one language. */
export type Renderer = typeof import('../../src/app/prerender.tsx');

/**
 * Builds the renderer of a language. It is a build of its own: a second environment in the client's build was seen
 * to leave the worker out without a word.
 *
 * @returns the renderer, and what removes its files once it has done its work
 */
export async function buildRenderer(
  config: ResolvedConfig,
  code: string,
): Promise<{ renderer: Renderer; remove: () => Promise<void> }> {
  // Tests build in several threads of one process.
  const name = `${code}-${process.pid}-${threadId}`;
  const outDir = path.join(config.root, 'node_modules/.kolam-renderer', name);
  await build({
    root: config.root,
    configFile: false,
    mode: config.mode,
    logLevel: 'warn',
    publicDir: false,
    plugins: [react(), language(code), otherLanguages(code), untranslatedPages(code), apiData()],
    define: releaseConstant,
    // What the stylesheets need of Sass, and what they are not to warn of, is the same here.
    css: { preprocessorOptions: config.css.preprocessorOptions },
    build: { ssr: 'src/app/prerender.tsx', outDir, emptyOutDir: true, ...withoutTimings },
  });
  const renderer: Renderer = await import(pathToFileURL(path.join(outDir, 'prerender.js')).href);
  if (renderer.language.prefix !== prefixOf(code))
    throw new Error(
      `The words of ${code} name the prefix ${renderer.language.prefix}, not ${prefixOf(code)}.`,
    );
  return { renderer, remove: () => rm(outDir, { recursive: true }) };
}
